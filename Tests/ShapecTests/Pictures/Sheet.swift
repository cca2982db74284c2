import Foundation
import ReferencePainter

/// Several SVG documents on one sheet, each with its own zoom and at a whole pixel.
///
/// A judge is started once for all of them, and conflicting ids become visible.
struct Sheet {
  struct Picture: Sendable {
    var svg: String
    var frame: CanvasFrame

    /// Creates a picture from a document of the compiler, whose `viewBox` determines the visible part.
    init(svg: String, zoom: Double) throws {
      guard let start = svg.range(of: "<svg") else { throw Malformed.noRoot }
      self.svg = String(svg[start.lowerBound...])
      frame = CanvasFrame(box: try Sheet.viewBox(of: svg), zoom: zoom)
    }
  }

  struct Place {
    var frame: CanvasFrame
    var left: Int
    var top: Int
  }

  enum Malformed: Error { case noRoot, noAttribute(String) }

  private static let widest = 2000
  private static let gap = 4

  private(set) var places: [Place] = []
  private(set) var svg = ""

  init(_ pictures: [Picture]) {
    var (left, top, rowHeight, width) = (0, 0, 0, 0)
    var parts: [String] = []
    places = pictures.map { Place(frame: $0.frame, left: 0, top: 0) }
    // The tallest first, so that those in a row have similar heights.
    for i in pictures.indices.sorted(by: { pictures[$0].frame.rows > pictures[$1].frame.rows }) {
      let frame = pictures[i].frame
      if left > 0, left + frame.columns > Self.widest { (left, top, rowHeight) = (0, top + rowHeight + Self.gap, 0) }
      (places[i].left, places[i].top) = (left, top)
      parts.append(#"<g transform="translate(\#(left) \#(top)) scale(\#(frame.zoom))">"# + pictures[i].svg + "</g>")
      width = max(width, left + frame.columns)
      rowHeight = max(rowHeight, frame.rows)
      left += frame.columns + Self.gap
    }
    let head = #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(top + rowHeight)">"#
    svg = head + parts.joined(separator: "\n") + "</svg>"
  }

  /// Returns the width and the height of a document, in whole pixels.
  static func size(of svg: String) throws -> (width: Int, height: Int) {
    func pixels(_ name: String) throws -> Int {
      guard let value = try Double(attribute(name, of: svg)) else { throw Malformed.noAttribute(name) }
      return Int(value.rounded(.up))
    }
    return (try pixels("width"), try pixels("height"))
  }

  static func viewBox(of svg: String) throws -> Box {
    let numbers = try attribute("viewBox", of: svg).split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard numbers.count == 4 else { throw Malformed.noAttribute("viewBox") }
    return Box(numbers[0], numbers[1], numbers[0] + numbers[2], numbers[1] + numbers[3])
  }

  /// Returns the value of an attribute of the outermost element.
  static func attribute(_ name: String, of svg: String) throws -> Substring {
    guard let start = svg.range(of: "<svg") else { throw Malformed.noRoot }
    let head = svg[start.upperBound...].prefix { $0 != ">" }
    guard let key = head.range(of: " \(name)=\"") else { throw Malformed.noAttribute(name) }
    return head[key.upperBound...].prefix { $0 != "\"" }
  }
}
