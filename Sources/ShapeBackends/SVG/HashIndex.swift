/// A hash table of numbers: open addressing, at most half full.
struct HashIndex {
  private var slots: [(hash: UInt64, number: Int32)] = []
  private var count = 0

  /// Returns the number stored for a hash. If there is none, stores this number and returns `nil`.
  mutating func insert(_ hash: UInt64, _ number: Int32) -> Int32? {
    if count * 2 >= slots.count { grow() }
    let slot = find(hash)
    if slots[slot].number >= 0 { return slots[slot].number }
    slots[slot] = (hash, number)
    count += 1
    return nil
  }

  /// Returns the slot of a hash, or the free one where it belongs.
  private func find(_ hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: (hash &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
    while slots[slot].number >= 0, slots[slot].hash != hash { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: (0, -1), count: max(16, old.count * 2))
    for entry in old where entry.number >= 0 { slots[find(entry.hash)] = entry }
  }
}
