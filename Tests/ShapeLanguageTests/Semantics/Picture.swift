import Foundation
import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// Draws the first shape of a snippet and expects the picture that is written below it.
///
///     shape A {
///       size 10 x 10
///       layer body(inset: 1) { fill .red }
///     }
///     --- picture
///     A 0 0 10 10
///       body 1 1 8 8
///         fill #FF0000 1 1 8 8
///
/// The lines are the nodes of the scene in paint order: a layer with its frame and its effects on its nodes, a fill
/// or a stroke with its paint and the bounds of its path, all in the coordinates of the picture. `--- picture 20 x 30`
/// draws at another size than the design size. There must be no errors; warnings are for other tests. Pictures can be
/// rewritten like messages.
func expectPicture(_ snippet: String, path: String = #filePath, at location: SourceLocation = #_sourceLocation) {
  let lines = snippet.split(separator: "\n", omittingEmptySubsequences: false)
  let header = lines.firstIndex { $0.hasPrefix("--- picture") } ?? lines.endIndex
  let source = lines[..<header].joined(separator: "\n")
  let title = header < lines.endIndex ? String(lines[header]) : "--- picture"
  let actual = "\(source)\n\(title)\n\(Picture(source, size: title.dropFirst(11)).text)"
  if actual != snippet, isRewriting {
    return MultilineText.rewrite(snippet, as: actual, in: path)
  }
  #expect(actual == snippet, "the pictures differ", sourceLocation: location)
}

/// A scene in words.
private struct Picture {
  var text = ""
  private var scene = Scene(name: "", title: "", size: Size(1, 1))

  init(_ source: String, size: Substring) {
    let compilation = Snippet(source).compile()
    let sides = size.split(separator: "x").compactMap { Double($0.filter { $0 != " " }) }
    guard !compilation.hasErrors, let shape = compilation.program.shapes.indices.first else {
      text = compilation.diagnostics.map { "\($0.problem.code): \($0.problem.message)" }.joined(separator: "\n")
      return
    }
    let size = sides.count == 2 ? Size(sides[0], sides[1]) : compilation.program.shapes[shape].designSize
    let drawing = Evaluator.draw(compilation.program, shape: shape, size: size)
    guard let scene = drawing.scene else {
      text = drawing.diagnostics.map { "\($0.problem.code): \($0.problem.message)" }.joined(separator: "\n")
      return
    }
    self.scene = scene
    var lines: [String] = []
    describe(scene.nodes[...], "", &lines)
    text = lines.joined(separator: "\n")
  }

  private func describe(_ nodes: ArraySlice<SceneNode>, _ indent: String, _ lines: inout [String]) {
    var rest = nodes
    while let node = rest.popFirst() {
      switch node.content {
      case .layer(let index, let count):
        lines.append(indent + describe(scene.layers[index]))
        describe(rest.prefix(Int(count)), indent + "  ", &lines)
        rest = rest.dropFirst(Int(count))
      case .fill(let path, let rule, let paint):
        let rule = rule == .evenOdd ? " evenOdd" : ""
        lines.append("\(indent)fill \(describe(scene.paints[paint])) \(describe(scene.paths[path]))\(rule)")
      case .stroke(let path, let style, let paint):
        let style = scene.strokeStyles[style]
        var words = "stroke \(describe(scene.paints[paint])) \(describe(scene.paths[path]))"
        words += " width \(number(style.width))"
        if style.cap != .butt { words += " \(style.cap)" }
        if style.join != .miter { words += " \(style.join)" }
        if style.miterLimit != 10 { words += " miterLimit \(number(style.miterLimit))" }
        if !style.dash.isEmpty {
          words += " dash \(style.dash.map { number($0) }.joined(separator: " ")) phase \(number(style.phase))"
        }
        lines.append(indent + words)
      }
    }
  }

  private func slot(_ layer: SceneLayer) -> String { layer.name == "content" ? "slot" : "slot \(layer.name)" }

  private func describe(_ layer: SceneLayer) -> String {
    var words: [String] = []
    switch layer.role {
    case .layer, .shape: words.append(layer.name.isEmpty ? "layer" : layer.name)
    case .part: words.append("part")
    case .mask: words.append("mask")
    case .emptySlot: words.append(slot(layer))
    case .filledSlot(let depth): words.append("filled \(slot(layer)) of depth \(depth)")
    }
    words.append(describe(layer.frame))
    if let outline = layer.outline { words.append("outline \(describe(scene.paths[outline]))") }
    if layer.opacity != 1 { words.append("opacity \(number(layer.opacity))") }
    if layer.isScaled { words.append("scale \(number(layer.scale.x)) \(number(layer.scale.y))") }
    if layer.rotation != .zero { words.append("rotation \(number(layer.rotation.radians * 180 / Double.pi))") }
    for clip in layer.clips { words.append("clip \(describe(clip.path))\(clip.rule == .evenOdd ? " evenOdd" : "")") }
    if let erasure = layer.erasure { words.append("erase \(describe(erasure))") }
    for shadow in layer.shadows { words.append("shadow " + describe(shadow)) }
    for shadow in layer.innerShadows { words.append("inner shadow " + describe(shadow)) }
    if layer.blend != .normal { words.append("blend \(layer.blend)") }
    if layer.isolatesBlending { words.append("isolated") }
    return words.joined(separator: " ")
  }

  private func describe(_ shadow: Shadow) -> String {
    let numbers = [shadow.radius, shadow.offset.x, shadow.offset.y].map { number($0) }.joined(separator: " ")
    let caster = shadow.caster.map { " of \(describe($0))" } ?? ""
    return "\(describe(.color(shadow.color))) \(numbers)\(caster)"
  }

  private func describe(_ path: Path) -> String { path.bounds.map { describe($0) } ?? "empty" }

  private func describe(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map { number($0) }.joined(separator: " ")
  }

  private func describe(_ paint: ScenePaint) -> String {
    func stops(_ stops: [GradientStop]) -> String {
      stops.map { "\(color($0.color)) at \(number($0.position))" }.joined(separator: ", ")
    }
    func point(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
    switch paint {
    case .color(let value): return color(value)
    case .gradient(let value):
      let stops = stops(value.stops)
      switch value.geometry {
      case .linear(let from, let to): return "linear(\(stops) from \(point(from)) to \(point(to)))"
      case .radial(let center, let radius):
        return "radial(\(stops) center \(point(center)) radius \(number(radius)))"
      case .conic(let center, let start):
        return "conic(\(stops) center \(point(center)) from \(number(start.radians)))"
      }
    }
  }

  private func color(_ color: Color) -> String {
    color.light == color.dark ? hex(color.light) : "\(hex(color.light))/\(hex(color.dark))"
  }

  private func hex(_ color: RGBA) -> String {
    let channels = [color.red, color.green, color.blue] + (color.alpha == 1 ? [] : [color.alpha])
    return "#" + channels.map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
  }

  /// At most three decimals.
  private func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
