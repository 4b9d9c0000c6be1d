#if GTK
  /// What a frame's probe said.
  struct ProbeReport: Decodable {
    /// Something that can be pressed.
    struct Item: Decodable, Hashable {
      var selector: String
      var text: String
      /// Its address or its form's, as it is written; nil if it has none.
      var address: String?
      /// The key that acts on it once it was pressed.
      var key: String?
    }

    struct Point: Decodable, Hashable {
      var x: Double
      var y: Double
    }

    /// A child frame's content box, in the frame's own coordinates.
    struct Box: Decodable, Hashable {
      var x: Double
      var y: Double
      var width: Double
      var height: Double
    }

    struct Metadata: Decodable, Hashable {
      var name: String
      var content: String
    }

    /// `ready` for a document that is new, `gone` for one that ends, `back` for one that is there
    /// again, else the order that was obeyed.
    var kind: String
    /// The document's name, its own as long as it lives.
    var doc: String
    /// The order answered; nil: it is none.
    var id: Int?
    /// The indices that lead to the frame from the top; nil: it can't be found from there.
    var path: [Int]?
    /// Whether another page opened the one it belongs to.
    var isWindow: Bool
    var href: String
    /// The top document's origin; nil: it is the top one.
    var top: String?
    var items: [Item]?
    var metadata: [Metadata]?
    var point: Point?
    var inside: Box?
  }

  /// An order to a frame's probe.
  struct ProbeOrder: Encodable {
    enum Kind: String, Encodable { case list, show, point, inside }
    var id = 0
    var kind: Kind
    var selector: String?
    var index: Int?

    enum CodingKeys: String, CodingKey {
      case id, selector, index
      case kind = "do"
    }
  }
#endif
