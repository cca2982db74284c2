import Foundation
import GeometryOracle
@_spi(Generated) import ShapeCore

/// Paths as lines of text that other programs read and write: M, L, Q, C and Z with the numbers that SVG would have, and
/// A with the numbers of an `Arc`: center, radii, rotation, start and sweep.
extension Path {
  /// The path as one line; arcs are written as cubic curves.
  var text: String { Path(loweredArcs(perTurn: 4)).textWithArcs }

  /// The path as one line.
  var textWithArcs: String {
    var words: [String] = []
    func append(_ name: String, _ points: Point...) {
      words.append(name)
      for point in points { words += ["\(point.x)", "\(point.y)"] }
    }
    for element in elements {
      switch element {
      case .move(let to): append("M", to)
      case .line(let to): append("L", to)
      case .quad(let to, let control): append("Q", control, to)
      case .curve(let to, let control1, let control2): append("C", control1, control2, to)
      case .arc(let arc):
        append("A", arc.center, Point(arc.radii.width, arc.radii.height))
        words += ["\(arc.rotation)", "\(arc.start)", "\(arc.sweep)"]
      case .close: append("Z")
      }
    }
    return words.joined(separator: " ")
  }

  /// Creates a path, or `nil` if the line is not one.
  init?(text: Substring) {
    var words = text.split(separator: " ")[...]
    var elements: [PathElement] = []
    func point() -> Point? {
      guard words.count >= 2, let x = Double(words.removeFirst()), let y = Double(words.removeFirst()) else {
        return nil
      }
      return Point(x, y)
    }
    while let name = words.popFirst() {
      switch name {
      case "M":
        guard let to = point() else { return nil }
        elements.append(.move(to: to))
      case "L":
        guard let to = point() else { return nil }
        elements.append(.line(to: to))
      case "Q":
        guard let control = point(), let to = point() else { return nil }
        elements.append(.quad(to: to, control: control))
      case "C":
        guard let control1 = point(), let control2 = point(), let to = point() else { return nil }
        elements.append(.curve(to: to, control1: control1, control2: control2))
      case "A":
        guard let center = point(), let radii = point(), let rotation = words.popFirst().flatMap({ Double($0) }),
          let angles = point()
        else { return nil }
        elements.append(
          .arc(
            Arc(
              center: center, radii: Size(radii.x, radii.y), rotation: rotation, start: angles.x, sweep: angles.y)))
      case "Z": elements.append(.close)
      default: return nil
      }
    }
    self.init(elements)
  }
}

extension Path {
  /// Returns the path, transformed from a box into a square of 100 units.
  func fitted(from box: Rect?) -> Path {
    guard let box, max(box.width, box.height) > 0 else { return self }
    let factor = 100 / max(box.width, box.height)
    return translated(by: -box.origin).scaled(x: factor, y: factor, around: .zero)
  }
}

/// Writes both paths of each pair, a line each, without arcs.
func writePairs(_ arguments: Arguments) {
  var text = ""
  for index in 0..<arguments.pairs {
    let pair = arguments.pair(index)
    text += "\(pair.first.text)\n\(pair.second.text)\n"
  }
  do {
    try text.write(toFile: arguments.file ?? "/dev/stdout", atomically: false, encoding: .utf8)
  } catch {
    FileHandle.standardError.write(Data("cannot write: \(error)\n".utf8))
    exit(1)
  }
}

/// Reads the results of another engine: for each pair twelve lines, in the order of `Judge.order`. An exclamation mark
/// means that there is none.
func readResults(_ file: String) -> [Path?] {
  guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
    FileHandle.standardError.write(Data("cannot read \(file)\n".utf8))
    exit(1)
  }
  return text.split(separator: "\n", omittingEmptySubsequences: false).map { $0 == "!" ? nil : Path(text: $0) }
}
