/// Memory for a growing number of plain values, which is kept when the values are removed.
///
/// The rasterizer appends several values for each edge. Through a pointer it needs neither bounds checks nor tests for
/// shared storage. A buffer can't be copied, so its memory has exactly one owner.
struct ScratchBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var pointer: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 16

  init() { pointer = .allocate(capacity: capacity) }

  deinit { pointer.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return pointer[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      pointer[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ value: Element) {
    if count == capacity { reserve(count + 1) }
    (pointer + count).initialize(to: value)
    count &+= 1
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  @inline(__always)
  mutating func removeLast(_ number: Int = 1) { count -= number }

  mutating func sort(by areInOrder: (Element, Element) -> Bool) {
    var values = UnsafeMutableBufferPointer(start: pointer, count: count)
    values.sort(by: areInOrder)
  }

  /// Changes the number of values. New ones are not initialized.
  mutating func resize(to newCount: Int) {
    reserve(newCount)
    count = newCount
  }

  private mutating func reserve(_ needed: Int) {
    guard needed > capacity else { return }
    let grown = max(needed, capacity * 2)
    let new = UnsafeMutablePointer<Element>.allocate(capacity: grown)
    new.moveInitialize(from: pointer, count: count)
    pointer.deallocate()
    (pointer, capacity) = (new, grown)
  }
}
