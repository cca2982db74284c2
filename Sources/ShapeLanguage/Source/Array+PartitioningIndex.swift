extension Array {
  /// Returns the index of the first element for which a condition holds, or the end index. It must hold for all elements
  /// after one for which it holds.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
