import ShapeCore

/// The size of a page that is not that of its picture.
public struct PageSize: Equatable, Sendable {
  /// The lengths of a side, in points: those that all readers of PDF support (ISO 32000-1, annex C).
  public static let sides: ClosedRange<Double> = 1...14_400

  /// In points.
  public let size: Size

  /// Returns `nil` if a side is not in `sides`.
  public init?(_ width: Double, _ height: Double) {
    guard Self.sides.contains(width), Self.sides.contains(height) else { return nil }
    size = Size(width, height)
  }

  fileprivate init(_ size: Size) { self.size = size }

  fileprivate init(millimeters width: Double, _ height: Double) {
    size = Size(width * 72 / 25.4, height * 72 / 25.4)
  }
}

/// The size of a page with a name.
public enum PageFormat: String, CaseIterable, Sendable {
  case a3, a4, a5, letter, legal

  public var size: PageSize {
    switch self {
    case .a3: PageSize(millimeters: 297, 420)
    case .a4: PageSize(millimeters: 210, 297)
    case .a5: PageSize(millimeters: 148, 210)
    case .letter: PageSize(Size(612, 792))
    case .legal: PageSize(Size(612, 1008))
    }
  }
}

/// Where a picture is on its page, in points.
struct PagePlacement {
  let page: Size
  /// The factor by which the picture is scaled.
  let scale: Double
  /// From the coordinates of the scene to those of the page, where y grows up.
  let map: Transform

  /// Creates the placement of a picture, in the center of a page.
  /// - Parameters:
  ///   - box: The part of the scene that the page shows.
  ///   - page: The size of the page, which the picture fills in one direction, or `nil` for that of the picture.
  init(_ box: Rect, on page: PageSize?) {
    self.page = page?.size ?? box.size
    scale = page.map { min($0.size.width / box.width, $0.size.height / box.height) } ?? 1
    map = Transform(
      a: scale, b: 0, c: 0, d: -scale, tx: self.page.width / 2 - box.center.x * scale,
      ty: self.page.height / 2 + box.center.y * scale)
  }
}
