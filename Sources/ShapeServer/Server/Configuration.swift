import ShapeCore
import ShapeLanguage

/// The settings of the person, in the section `shape`.
struct Configuration: Equatable, Sendable {
  /// The size at which values and pictures are shown. Defaults to the design size.
  var size: Size?
  /// The scheme of colors. Defaults to light.
  var isDark = false
  /// The direction of the layout. Defaults to left to right.
  var direction = LayoutDirection.leftToRight
  /// Whether the findings of `check` are shown. Defaults to `true`.
  var checks = true
  /// Whether computed values and labels are shown in the text. Defaults to `true`.
  var showsHints = true
  /// Whether hovers contain pictures. `nil` if that depends on the client.
  var showsPictures: Bool?

  static let section = "shape"

  init() {}

  /// Creates a configuration from the value of its section. Values that can't be read are the defaults.
  init(_ section: JSONValue) {
    if let text = section["size"]?.text {
      let sides = text.split(separator: "x").compactMap { Double($0.filter { $0 != " " }) }
      if sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= SourceLimits.largestSide }) {
        size = Size(sides[0], sides[1])
      }
    }
    isDark = section["scheme"]?.text == "dark"
    direction = section["direction"]?.text == "rtl" ? .rightToLeft : .leftToRight
    checks = section["check"]?.bool ?? true
    showsHints = section["hints"]?.bool ?? true
    showsPictures = section["pictures"]?.bool
  }
}
