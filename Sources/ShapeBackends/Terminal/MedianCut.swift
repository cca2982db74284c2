/// Splits colors into groups of similar ones, each with a color for all of them.
///
/// Source: P. Heckbert, "Color Image Quantization for Frame Buffer Display" (1982), but with the variance instead of the
/// extent, and the mean instead of the median: large areas get more colors than rare outliers.
struct MedianCut {
  /// A color and the number of pixels that have it.
  struct Entry {
    var color: SIMD3<Int>
    var count: Int
  }

  /// The colors, in groups.
  private(set) var entries: [Entry]
  /// The groups, with their mean colors.
  private(set) var groups: [Group] = []

  struct Group {
    var entries: Range<Int>
    /// The mean color of the pixels.
    var color: SIMD3<Int>
    /// The axis along which the colors differ most.
    fileprivate var axis: Int
    fileprivate var mean: Double
    /// The sum of the squared differences along that axis.
    fileprivate var error: Double
  }

  /// Makes at most `limit` groups: one for each color if there are enough. O(n · limit) at worst, and O(n log limit) for
  /// usual pictures.
  init(_ entries: [Entry], limit: Int) {
    self.entries = entries
    if entries.isEmpty { return }
    groups = [group(0..<entries.count)]
    while groups.count < limit {
      guard let widest = groups.indices.max(by: { groups[$0].error < groups[$1].error }), groups[widest].error > 0
      else { return }
      let group = groups[widest]
      let (axis, mean) = (group.axis, group.mean)
      let middle = self.entries[group.entries].partition { Double($0.color[axis]) > mean }
      groups[widest] = self.group(group.entries.lowerBound..<middle)
      groups.append(self.group(middle..<group.entries.upperBound))
    }
  }

  private func group(_ range: Range<Int>) -> Group {
    var (count, sum, squares) = (0.0, SIMD3<Double>.zero, SIMD3<Double>.zero)
    for entry in entries[range] {
      let (color, weight) = (SIMD3<Double>(entry.color), Double(entry.count))
      count += weight
      sum += color * weight
      squares += color * color * weight
    }
    let mean = sum / count
    let errors = squares - sum * mean
    // A single color has no error, whatever the rounding.
    let axis = range.count == 1 ? 0 : (0..<3).max { errors[$0] < errors[$1] } ?? 0
    return Group(
      entries: range, color: SIMD3<Int>(mean.rounded(.toNearestOrAwayFromZero)), axis: axis, mean: mean[axis],
      error: range.count == 1 ? 0 : errors[axis])
  }
}
