/// The pixels that all images of a page together may have.
///
/// An image gets at most half of those that are left. So a few images of a large page are sharp, and any number of them
/// takes limited time and memory.
struct PixelBudget {
  /// The number of pixels that an image may have even if others have used up all.
  private static let fewest = 1 << 14

  private var left: Int

  init(_ count: Int) { left = count }

  /// The largest number of pixels of the next image.
  var most: Int { max(left / 2, Self.fewest) }

  mutating func spend(_ count: Int) { left = max(left - count, 0) }
}
