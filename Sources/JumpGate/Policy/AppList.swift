/// The listed apps: an ordered set of ids that is asked in constant time.
///
/// An id takes about 15 bytes; names are kept apart, for those that have one.
public struct AppList: Sendable, Hashable {
  /// Ids by open addressing with linear probing; 0 marks an empty slot, since no id is 0.
  private(set) var slots: [UInt64]
  /// The slot of each id, in the order of the list.
  private var order: [UInt32]
  private var names: [UInt64: String]
  /// The apps that are listed twice with different names.
  private(set) var conflicts: [AppID] = []

  /// A list of nothing.
  public init() {
    slots = []
    order = []
    names = [:]
  }

  /// Lists ids without names; one that comes twice counts once.
  public init(_ ids: some Sequence<AppID>) {
    self.init(apps: ids.map { ListedApp($0, name: nil) })
  }

  /// Lists apps; of one that comes twice the first name counts.
  public init(apps: [ListedApp]) {
    self.init()
    slots = [UInt64](repeating: 0, count: apps.count + apps.count / 2 + 1)
    order.reserveCapacity(apps.count)
    for app in apps { insert(app) }
  }

  private mutating func insert(_ app: ListedApp) {
    let value = app.id.rawValue
    let slot = slot(of: value)
    if slots[slot] == 0 {
      slots[slot] = value
      order.append(UInt32(slot))
    }
    guard let name = app.name else { return }
    if let other = names[value], other != name { conflicts.append(app.id) }
    names[value] = names[value] ?? name
  }

  /// The slot that holds an id, or the empty one where it would stand.
  private func slot(of value: UInt64) -> Int {
    let hash = value &* 0x9E37_79B9_7F4A_7C15
    var slot = Int((hash ^ hash >> 32).multipliedFullWidth(by: UInt64(slots.count)).high)
    while slots[slot] != 0, slots[slot] != value {
      slot += 1
      if slot == slots.count { slot = 0 }
    }
    return slot
  }

  /// Whether an app is listed.
  public func contains(_ id: AppID) -> Bool {
    !slots.isEmpty && slots[slot(of: id.rawValue)] != 0
  }

  /// The name of a listed app, if it has one.
  public func name(of id: AppID) -> String? { names[id.rawValue] }

  /// How many apps are listed.
  public var count: Int { order.count }

  /// Whether no app is listed.
  public var isEmpty: Bool { order.isEmpty }

  /// The apps in the order of the list.
  public var apps: [ListedApp] {
    order.compactMap { slot in
      AppID(slots[Int(slot)]).map { ListedApp($0, name: names[$0.rawValue]) }
    }
  }

  /// Whether both list the same ids in the same order with the same names.
  public static func == (left: AppList, right: AppList) -> Bool {
    left.count == right.count && left.names == right.names
      && zip(left.order, right.order).allSatisfy {
        left.slots[Int($0)] == right.slots[Int($1)]
      }
  }

  /// Hashes the ids in their order.
  public func hash(into hasher: inout Hasher) {
    for slot in order { hasher.combine(slots[Int(slot)]) }
  }
}
