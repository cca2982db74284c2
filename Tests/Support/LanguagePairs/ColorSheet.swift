import ShapeLanguage

/// Two programs with a cell for each color name: one fills it with that color, the other with black or white, whichever
/// is farther from it. So each cell is a separate pair.
public enum ColorSheet {
  public static let names = NamedColor.all.map { "\($0.name)" }
  public static let side = 4
  public static let columns = 10

  public static let named = program { "." + "\($0.name)" }
  public static let contrasting = program { entry in
    let brightness = (0..<3).map { Double(entry.hex >> (8 * UInt32($0)) & 255) }.reduce(0, +)
    return entry.alpha == 0 || brightness > 3 * 127 ? ".black" : ".white"
  }

  private static func program(_ color: (NamedColor.Entry) -> String) -> String {
    let rows = (names.count + columns - 1) / columns
    let cells = NamedColor.all.enumerated().map { index, entry in
      let place = "x: \(index % columns * side), y: \(index / columns * side)"
      return "  fill \(color(entry)), path: rect(Rect(\(place), width: \(side), height: \(side)))"
    }
    let size = "  size \(columns * side) x \(rows * side)"
    return (["shape A {", size] + cells + ["}", ""]).joined(separator: "\n")
  }
}
