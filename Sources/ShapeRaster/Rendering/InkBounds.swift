import ShapeCore

/// The pixels that each node of a scene may paint, so that others are skipped. They may be too many.
struct InkBounds {
  private var nodes: [(all: PixelRect, body: PixelRect, caster: PixelRect)]
  /// The first node.
  private let first: Int

  /// A layer around the current node.
  private struct Open {
    var node: Int
    var end: Int
    /// From the coordinates inside to pixels.
    var transform: Transform
    var ink = PixelRect.empty
    /// The ink that may cast the shadow of a layer: all of it except other shadows.
    var casting = PixelRect.empty
    /// The pixels inside all masks, or `nil` without masks.
    var masks: PixelRect?
  }

  /// Computes the pixels of the whole scene, or of a node with its contents.
  ///
  /// - Parameters:
  ///   - node: The only node to consider. Defaults to all.
  ///   - isInside: Whether the transform of that node, a layer, is omitted.
  ///   - transform: From the coordinates around the nodes to pixels.
  init(_ scene: Scene, of node: Int? = nil, isInside: Bool = false, in transform: Transform) {
    let range = node.map { $0..<$0 + scene.nodes[$0].extent } ?? scene.nodes.indices
    first = range.lowerBound
    nodes = Array(repeating: (.empty, .empty, .empty), count: range.count)
    var open = [Open(node: -1, end: range.upperBound, transform: transform)]
    for node in range {
      while open.count > 1, open[open.count - 1].end <= node { close(&open, scene) }
      let transform = open[open.count - 1].transform
      switch scene.nodes[node].content {
      case .layer(let layer, let count):
        let isPlain = scene.layers[layer].isPlain || isInside && node == first
        let inner = isPlain ? transform : scene.layers[layer].transform.then(transform)
        open.append(Open(node: node, end: node + 1 + Int(count), transform: inner))
      case .fill(let path, _, let paint):
        if !scene.paints[paint].isClear {
          add(Self.bounds(of: scene.paths[path], in: transform), node, &open[open.count - 1])
        }
      case .stroke(let path, let style, let paint):
        let style = scene.strokeStyles[style]
        if !scene.paints[paint].isClear, let ink = scene.paths[path].strokeBounds(style) {
          add(PixelRect(containing: transform.bounds(of: ink)), node, &open[open.count - 1])
        }
      }
    }
    while open.count > 1 { close(&open, scene) }
  }

  /// Returns the pixels of all that a node paints, with its shadows.
  @inline(__always)
  func all(_ node: Int) -> PixelRect { nodes[node - first].all }

  /// Returns the pixels of what a layer paints without its shadows, after its cuts.
  @inline(__always)
  func body(_ node: Int) -> PixelRect { nodes[node - first].body }

  /// Returns the pixels of what may cast the shadows of a layer: what it paints without any shadows in it, after its cuts.
  @inline(__always)
  func caster(_ node: Int) -> PixelRect { nodes[node - first].caster }

  private mutating func add(_ ink: PixelRect, _ node: Int, _ parent: inout Open) {
    nodes[node - first].all = ink
    parent.ink = parent.ink.union(ink)
    parent.casting = parent.casting.union(ink)
  }

  /// Ends the innermost layer, and adds its ink to the one around it.
  private mutating func close(_ open: inout [Open], _ scene: Scene) {
    let last = open.removeLast()
    guard case .layer(let id, _) = scene.nodes[last.node].content else { return }
    let layer = scene.layers[id]
    var ink = last.ink
    if let masks = last.masks { ink = ink.intersection(masks) }
    for clip in layer.clips { ink = ink.intersection(Self.bounds(of: clip.path, in: last.transform)) }
    if layer.opacity <= 0 || ink.isEmpty { ink = .empty }
    let body = ink
    let caster = last.casting.intersection(body)
    for shadow in layer.shadows where !shadow.color.isClear && layer.opacity > 0 {
      ink = ink.union(Self.bounds(of: shadow, silhouette: caster, in: last.transform))
    }
    nodes[last.node - first] = (ink, body, caster)
    let parent = open.count - 1
    if layer.role == .mask {
      open[parent].masks = open[parent].masks?.intersection(ink) ?? ink
    } else {
      open[parent].ink = open[parent].ink.union(ink)
      open[parent].casting = open[parent].casting.union(caster)
    }
  }

  /// Returns the pixels that a shadow may paint.
  static func bounds(of shadow: Shadow, silhouette: PixelRect, in transform: Transform) -> PixelRect {
    let caster = casterBounds(of: shadow, silhouette: silhouette, in: transform)
    if caster.isEmpty { return .empty }
    // The kernel ends at three deviations; what interpolation leaves beyond is less than a step of 8 bits.
    let reach = transform.reach(of: shadow.reach)
    return caster.grown(x: reach.x + 2, y: reach.y + 2)
  }

  /// Returns the pixels that the caster of a shadow may cover before the blur.
  static func casterBounds(of shadow: Shadow, silhouette: PixelRect, in transform: Transform) -> PixelRect {
    let caster = shadow.caster.map { bounds(of: $0, in: transform) } ?? silhouette
    return caster.mapped(by: .translation(transform.linear.apply(shadow.offset)))
  }

  /// Returns the pixels that the control points of a path enclose.
  static func bounds(of path: Path, in transform: Transform) -> PixelRect {
    switch path.storage {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect):
      return rect.isFinite ? PixelRect(containing: transform.bounds(of: rect)) : .empty
    case .elements(let elements):
      var low = Point(.infinity, .infinity)
      var high = Point(-.infinity, -.infinity)
      var isFinite = true
      func add(_ point: Point) {
        let pixel = transform.apply(point)
        if !pixel.isFinite { isFinite = false }
        (low.x, low.y) = (min(low.x, pixel.x), min(low.y, pixel.y))
        (high.x, high.y) = (max(high.x, pixel.x), max(high.y, pixel.y))
      }
      for element in elements {
        switch element {
        case .move(let to), .line(let to): add(to)
        case .quad(let to, let control):
          add(to)
          add(control)
        case .curve(let to, let control1, let control2):
          add(to)
          add(control1)
          add(control2)
        case .arc(let arc):
          let radius = max(arc.radii.width, arc.radii.height)
          for x in [-radius, radius] { for y in [-radius, radius] { add(arc.center + Point(x, y)) } }
        case .close: break
        }
      }
      return isFinite ? PixelRect(containing: low, high) : .empty
    }
  }
}
