/// A name as a number: equal names have equal ids.
@frozen
public struct NameID: Equatable, Hashable, Sendable {
  public let index: Int32
  package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
  /// No name.
  package static let none = NameID(-1)
}

/// Every name of a program, stored once as bytes. The keywords come first, so that a keyword has a known id.
public struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int32] = []
  /// A hash table of ids with open addressing, -1 for free slots. The count is a power of two, at least twice the
  /// number of names.
  private var slots: [Int32] = Array(repeating: -1, count: 1024)

  public init() {
    for keyword in Keyword.allCases { _ = intern(keyword.spelling) }
    for command in Command.named { _ = intern(command.name) }
  }

  public var count: Int { ends.count }

  /// Returns the id of a spelling. Adds it if it is new.
  public mutating func intern(_ spelling: String) -> NameID {
    var copy = spelling
    return copy.withUTF8 { intern($0) }
  }

  /// Returns the id of a spelling, or `.none` if no name has it.
  func id(_ spelling: String) -> NameID {
    var copy = spelling
    return copy.withUTF8 { NameID(Int(slots[slot(for: $0)])) }
  }

  /// Returns the id of a spelling in UTF-8. Adds it if it is new.
  mutating func intern(_ spelling: UnsafeBufferPointer<UInt8>) -> NameID {
    if 2 * ends.count >= slots.count { grow() }
    let slot = slot(for: spelling)
    if slots[slot] >= 0 { return NameID(Int(slots[slot])) }
    let id = NameID(ends.count)
    slots[slot] = id.index
    bytes.append(contentsOf: spelling)
    ends.append(Int32(bytes.count))
    return id
  }

  /// Returns the slot of a spelling, which is free if no name has it.
  @inline(__always)
  private func slot(for spelling: UnsafeBufferPointer<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash(spelling)) & mask
    while slots[slot] >= 0, !matches(Int(slots[slot]), spelling) { slot = (slot + 1) & mask }
    return slot
  }

  /// Returns the spelling of a name.
  @inline(never)  // Checking UTF-8 is much code.
  public func spelling(_ id: NameID) -> String {
    guard id.index >= 0 else { return "" }
    return String(decoding: bytes[range(Int(id.index))], as: UTF8.self)
  }

  private func range(_ id: Int) -> Range<Int> { (id == 0 ? 0 : Int(ends[id - 1]))..<Int(ends[id]) }

  private func matches(_ id: Int, _ spelling: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(id)
    guard range.count == spelling.count else { return false }
    for offset in 0..<spelling.count where bytes[range.lowerBound + offset] != spelling[offset] { return false }
    return true
  }

  /// FNV-1a.
  private func hash(_ spelling: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in spelling { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash ^ (hash >> 32)
  }

  private mutating func grow() {
    let mask = 2 * slots.count - 1
    slots = Array(repeating: -1, count: mask + 1)
    for id in 0..<ends.count {
      let hash = bytes[range(id)].withUnsafeBufferPointer { self.hash($0) }
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(id)
    }
  }
}
