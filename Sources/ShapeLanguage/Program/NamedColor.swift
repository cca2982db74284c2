@_spi(Generated) import ShapeCore

/// The colors with names: the 148 that CSS Color Module Level 4, section 6.1, names, `transparent`, and those of the system.
package enum NamedColor {
  /// A name and its color.
  package struct Entry: Sendable {
    /// The name as CSS spells it, in lower-case ASCII letters.
    package let name: StaticString
    /// The color as 0xRRGGBB.
    package let hex: UInt32
    /// The opacity: 0 for `transparent`, 1 for all others.
    package let alpha: Float

    fileprivate init(_ name: StaticString, _ hex: UInt32, alpha: Float = 1) {
      self.name = name
      self.hex = hex
      self.alpha = alpha
    }

    /// The color, the same in both appearances.
    package var color: Color {
      var rgba = RGBA(hex: hex)
      rgba.alpha = alpha
      return Color(rgba)
    }
  }

  /// Returns the color of a name, or `nil` for any other text. Names of CSS are in lower case.
  package static func color(_ name: String) -> Color? {
    color(utf8: name.utf8) ?? SystemColor(rawValue: name).map { .system($0) }
  }

  /// All names.
  package static let names = all.map { "\($0.name)" } + SystemColor.allCases.map { $0.rawValue }

  /// Returns the color of a name of CSS given as its bytes, or `nil` for any other bytes.
  package static func color(utf8 name: some Sequence<UInt8>) -> Color? {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      switch order(of: name, against: all[middle].name) {
      case .before: high = middle
      case .same: return all[middle].color
      case .after: low = middle + 1
      }
    }
    return nil
  }

  private enum Order { case before, same, after }

  private static func order(of name: some Sequence<UInt8>, against entry: StaticString) -> Order {
    var offset = 0
    for byte in name {
      // A name that continues where the entry ends comes after it.
      guard offset < entry.utf8CodeUnitCount else { return .after }
      let other = entry.utf8Start[offset]
      if byte != other { return byte < other ? .before : .after }
      offset += 1
    }
    return offset < entry.utf8CodeUnitCount ? .before : .same
  }

  /// Every name of CSS, in the order of its bytes.
  package static let all: [Entry] = [
    Entry("aliceblue", 0xF0F8FF),
    Entry("antiquewhite", 0xFAEBD7),
    Entry("aqua", 0x00FFFF),
    Entry("aquamarine", 0x7FFFD4),
    Entry("azure", 0xF0FFFF),
    Entry("beige", 0xF5F5DC),
    Entry("bisque", 0xFFE4C4),
    Entry("black", 0x000000),
    Entry("blanchedalmond", 0xFFEBCD),
    Entry("blue", 0x0000FF),
    Entry("blueviolet", 0x8A2BE2),
    Entry("brown", 0xA52A2A),
    Entry("burlywood", 0xDEB887),
    Entry("cadetblue", 0x5F9EA0),
    Entry("chartreuse", 0x7FFF00),
    Entry("chocolate", 0xD2691E),
    Entry("coral", 0xFF7F50),
    Entry("cornflowerblue", 0x6495ED),
    Entry("cornsilk", 0xFFF8DC),
    Entry("crimson", 0xDC143C),
    Entry("cyan", 0x00FFFF),
    Entry("darkblue", 0x00008B),
    Entry("darkcyan", 0x008B8B),
    Entry("darkgoldenrod", 0xB8860B),
    Entry("darkgray", 0xA9A9A9),
    Entry("darkgreen", 0x006400),
    Entry("darkgrey", 0xA9A9A9),
    Entry("darkkhaki", 0xBDB76B),
    Entry("darkmagenta", 0x8B008B),
    Entry("darkolivegreen", 0x556B2F),
    Entry("darkorange", 0xFF8C00),
    Entry("darkorchid", 0x9932CC),
    Entry("darkred", 0x8B0000),
    Entry("darksalmon", 0xE9967A),
    Entry("darkseagreen", 0x8FBC8F),
    Entry("darkslateblue", 0x483D8B),
    Entry("darkslategray", 0x2F4F4F),
    Entry("darkslategrey", 0x2F4F4F),
    Entry("darkturquoise", 0x00CED1),
    Entry("darkviolet", 0x9400D3),
    Entry("deeppink", 0xFF1493),
    Entry("deepskyblue", 0x00BFFF),
    Entry("dimgray", 0x696969),
    Entry("dimgrey", 0x696969),
    Entry("dodgerblue", 0x1E90FF),
    Entry("firebrick", 0xB22222),
    Entry("floralwhite", 0xFFFAF0),
    Entry("forestgreen", 0x228B22),
    Entry("fuchsia", 0xFF00FF),
    Entry("gainsboro", 0xDCDCDC),
    Entry("ghostwhite", 0xF8F8FF),
    Entry("gold", 0xFFD700),
    Entry("goldenrod", 0xDAA520),
    Entry("gray", 0x808080),
    Entry("green", 0x008000),
    Entry("greenyellow", 0xADFF2F),
    Entry("grey", 0x808080),
    Entry("honeydew", 0xF0FFF0),
    Entry("hotpink", 0xFF69B4),
    Entry("indianred", 0xCD5C5C),
    Entry("indigo", 0x4B0082),
    Entry("ivory", 0xFFFFF0),
    Entry("khaki", 0xF0E68C),
    Entry("lavender", 0xE6E6FA),
    Entry("lavenderblush", 0xFFF0F5),
    Entry("lawngreen", 0x7CFC00),
    Entry("lemonchiffon", 0xFFFACD),
    Entry("lightblue", 0xADD8E6),
    Entry("lightcoral", 0xF08080),
    Entry("lightcyan", 0xE0FFFF),
    Entry("lightgoldenrodyellow", 0xFAFAD2),
    Entry("lightgray", 0xD3D3D3),
    Entry("lightgreen", 0x90EE90),
    Entry("lightgrey", 0xD3D3D3),
    Entry("lightpink", 0xFFB6C1),
    Entry("lightsalmon", 0xFFA07A),
    Entry("lightseagreen", 0x20B2AA),
    Entry("lightskyblue", 0x87CEFA),
    Entry("lightslategray", 0x778899),
    Entry("lightslategrey", 0x778899),
    Entry("lightsteelblue", 0xB0C4DE),
    Entry("lightyellow", 0xFFFFE0),
    Entry("lime", 0x00FF00),
    Entry("limegreen", 0x32CD32),
    Entry("linen", 0xFAF0E6),
    Entry("magenta", 0xFF00FF),
    Entry("maroon", 0x800000),
    Entry("mediumaquamarine", 0x66CDAA),
    Entry("mediumblue", 0x0000CD),
    Entry("mediumorchid", 0xBA55D3),
    Entry("mediumpurple", 0x9370DB),
    Entry("mediumseagreen", 0x3CB371),
    Entry("mediumslateblue", 0x7B68EE),
    Entry("mediumspringgreen", 0x00FA9A),
    Entry("mediumturquoise", 0x48D1CC),
    Entry("mediumvioletred", 0xC71585),
    Entry("midnightblue", 0x191970),
    Entry("mintcream", 0xF5FFFA),
    Entry("mistyrose", 0xFFE4E1),
    Entry("moccasin", 0xFFE4B5),
    Entry("navajowhite", 0xFFDEAD),
    Entry("navy", 0x000080),
    Entry("oldlace", 0xFDF5E6),
    Entry("olive", 0x808000),
    Entry("olivedrab", 0x6B8E23),
    Entry("orange", 0xFFA500),
    Entry("orangered", 0xFF4500),
    Entry("orchid", 0xDA70D6),
    Entry("palegoldenrod", 0xEEE8AA),
    Entry("palegreen", 0x98FB98),
    Entry("paleturquoise", 0xAFEEEE),
    Entry("palevioletred", 0xDB7093),
    Entry("papayawhip", 0xFFEFD5),
    Entry("peachpuff", 0xFFDAB9),
    Entry("peru", 0xCD853F),
    Entry("pink", 0xFFC0CB),
    Entry("plum", 0xDDA0DD),
    Entry("powderblue", 0xB0E0E6),
    Entry("purple", 0x800080),
    Entry("rebeccapurple", 0x663399),
    Entry("red", 0xFF0000),
    Entry("rosybrown", 0xBC8F8F),
    Entry("royalblue", 0x4169E1),
    Entry("saddlebrown", 0x8B4513),
    Entry("salmon", 0xFA8072),
    Entry("sandybrown", 0xF4A460),
    Entry("seagreen", 0x2E8B57),
    Entry("seashell", 0xFFF5EE),
    Entry("sienna", 0xA0522D),
    Entry("silver", 0xC0C0C0),
    Entry("skyblue", 0x87CEEB),
    Entry("slateblue", 0x6A5ACD),
    Entry("slategray", 0x708090),
    Entry("slategrey", 0x708090),
    Entry("snow", 0xFFFAFA),
    Entry("springgreen", 0x00FF7F),
    Entry("steelblue", 0x4682B4),
    Entry("tan", 0xD2B48C),
    Entry("teal", 0x008080),
    Entry("thistle", 0xD8BFD8),
    Entry("tomato", 0xFF6347),
    Entry("transparent", 0x000000, alpha: 0),
    Entry("turquoise", 0x40E0D0),
    Entry("violet", 0xEE82EE),
    Entry("wheat", 0xF5DEB3),
    Entry("white", 0xFFFFFF),
    Entry("whitesmoke", 0xF5F5F5),
    Entry("yellow", 0xFFFF00),
    Entry("yellowgreen", 0x9ACD32),
  ]
}
