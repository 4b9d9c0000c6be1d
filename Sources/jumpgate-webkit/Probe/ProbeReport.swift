#if GTK
  /// What a frame's probe said.
  struct ProbeReport: Decodable {
    /// Something that can be pressed.
    struct Item: Decodable, Hashable {
      var selector: String
      var text: String
      /// Its address or its form's, as it is written; nil if it has none.
      var address: String?
      /// The keys that act on it once it was pressed, as X names them.
      var keys: [String]
      /// Whether it is pressed where it begins, not in its middle.
      var isStart: Bool?
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
    /// Whether something stopped it before it was loaded to its end.
    var isCut: Bool
    var items: [Item]?
    /// What listens in nothing but what is around it.
    var leaves: [Item]?
    /// How many more of them there are.
    var leftOut: Int?
    /// What can't be done with items, and why.
    var lacking: [String]?
    var metadata: [Metadata]?
    var point: Point?
    /// Whether all that can be hit of an element is pressed on its own.
    var isWithin: Bool?
    var inside: Box?
    /// Whether a press has reached it.
    var wasPressed: Bool?
  }

  /// An order to a frame's probe.
  struct ProbeOrder: Encodable {
    enum Kind: String, Encodable {
      /// What can be pressed.
      case list
      /// What hides a closed shadow tree; spoils the page.
      case hosts
      case show, point, inside
      /// Whether it still answers, and was pressed.
      case answer
    }
    var id = 0
    var kind: Kind
    var selector: String?
    var index: Int?
    /// How many leaves are listed at most.
    var limit: Int?
    /// Whether the point is to be where the element begins.
    var isStart: Bool?

    enum CodingKeys: String, CodingKey {
      case id, selector, index, limit, isStart
      case kind = "do"
    }
  }
#endif
