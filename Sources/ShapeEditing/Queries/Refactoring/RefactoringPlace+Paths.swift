import ShapeCore
import ShapeLanguage

/// Ready-made paths and blocks of path commands that draw the same. A rectangle is converted only if its sides can't be
/// negative: its corners are in another order then.
extension RefactoringPlace {
  /// Returns the action that writes a ready-made path as a `path` block.
  func writingPathBlock() -> CodeAction? {
    guard let index = nodes.indices.last(where: { nodes[$0].kind == .call && !isNameAlone(nodes[$0]) }),
      case .call(let call) = ExpressionSyntax(nodes[index]), case .path(let function) = builtin(call.name),
      let arguments = call.arguments,
      range.isEmpty || nodes[index].bytes == range
    else { return nil }
    let values = arguments.elements.map { $0 }
    guard let commands = commands(function, values), !hasBorder(around: index, keeps: function) else {
      return nil
    }
    let text = "path {\n\(commands.joined(separator: "\n"))\n}"
    return action("convert to a `path` block", .rewrite, [edit(call.node.span, text)])
  }

  /// Returns the action that writes a `path` block as a polygon, a polyline or a rectangle.
  func writingReadyMadePath() -> CodeAction? {
    guard let index = nodes.indices.last(where: { nodes[$0].kind == .path || nodes[$0].kind == .outline }) else {
      return nil
    }
    let node = nodes[index]
    guard let block = PathSyntax(node)?.body ?? OutlineSyntax(node)?.block, let points = points(of: block),
      !hasComment(block), range.isEmpty || node.bytes == range
    else { return nil }
    let prefix = node.kind == .outline ? "outline " : ""
    let texts = points.points.map { $0.text }
    if points.isClosed, texts == Self.corners(of: .bounds), !hasBorder(around: index, keeps: .rect) {
      return action("convert to `rect`", .rewrite, [edit(node.span, prefix + "rect(bounds)")])
    }
    let name = Builtin.path(points.isClosed ? .polygon : .polyline).name
    let text = "\(prefix)\(name)([\(texts.joined(separator: ", "))])"
    return action("convert to `\(name)`", .rewrite, [edit(node.span, text)])
  }

  // MARK: From ready-made paths

  private func isNameAlone(_ node: SyntaxNode) -> Bool { !node.children.contains { $0.kind == .arguments } }

  /// Returns the function of the language that a name means.
  func builtin(_ name: NameSyntax) -> Builtin? {
    guard case .builtin(let row)? = compilation.symbol(at: Int(name.span.start), in: Int(tree.file)) else { return nil }
    return BuiltinEntry.all[Int(row)].builtin
  }

  /// Returns the commands that draw a ready-made path, or `nil` if they might differ.
  private func commands(_ function: PathFunction, _ arguments: [ArgumentSyntax]) -> [String]? {
    func value<Value>(_ parameter: TypedParameter<Value>) -> SyntaxNode? {
      arguments.first { $0.label?.text == parameter.name }?.value.node
    }
    let only = arguments.count == 1 ? arguments.first : nil
    switch function {
    case .rect: return corners(arguments).map { path(through: $0, isClosed: true) }
    case .polygon, .polyline:
      guard case .list(let list) = only?.value, !hasComment(list) else { return nil }
      let points = list.elements.map { $0.node }
      guard points.count > 1 else { return nil }
      return path(through: points.map { $0.text }, isClosed: function == .polygon)
    case .circle:
      guard arguments.count == 2, let center = value(CircleParameters.center),
        let radius = value(CircleParameters.radius)
      else { return nil }
      return ["arc center: \(center.text), radius: \(radius.text), from: 0deg, sweep: 360deg", "close"]
    case .ellipse:
      guard only?.value.text == LayerValue.bounds.name else { return nil }
      return ["arc center: center, radii: width / 2 x height / 2, from: 0deg, sweep: 360deg", "close"]
    case .roundedRect, .capsule, .regularPolygon, .spline, .star: return nil
    }
  }

  private func path(through points: [String], isClosed: Bool) -> [String] {
    points.enumerated().map { ($0.offset == 0 ? "move " : "line ") + $0.element } + (isClosed ? ["close"] : [])
  }

  private static func corners(of rect: LayerValue) -> [String] {
    ["topLeft", "topRight", "bottomRight", "bottomLeft"].map { "\(rect.name).\($0)" }
  }

  /// Returns the corners of a rectangle, clockwise from the top left, if its sides are not negative.
  private func corners(_ arguments: [ArgumentSyntax]) -> [String]? {
    guard let only = arguments.first, arguments.count == 1 else { return nil }
    if only.value.text == LayerValue.bounds.name { return Self.corners(of: .bounds) }
    guard case .call(let call) = only.value, builtin(call.name) == .rect(.fromOrigin),
      let parts = call.arguments?.elements.map({ $0 }), parts.count == 4
    else { return nil }
    func whole(_ parameter: TypedParameter<Double>) -> Double? {
      let value = parts.first { $0.label?.text == parameter.name }?.value
      guard case .number(let number)? = value, number.literal.unit == .plain, number.literal.isWhole else { return nil }
      return number.literal.value
    }
    guard let x = whole(RectFromOriginParameters.x), let y = whole(RectFromOriginParameters.y),
      let width = whole(RectFromOriginParameters.width), let height = whole(RectFromOriginParameters.height),
      [x, y, width, height].allSatisfy({ $0 < 1e9 })
    else { return nil }
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)].map { "(\(Int($0.0)), \(Int($0.1)))" }
  }

  // MARK: From path blocks

  /// Returns the points of a path that consists of one piece with straight lines.
  private func points(of block: BlockSyntax) -> (points: [SyntaxNode], isClosed: Bool)? {
    var points: [SyntaxNode] = []
    var isClosed = false
    for statement in block.statements {
      guard !isClosed, case .command(let view) = statement, let command = Command(view.keyword.name) else { return nil }
      let arguments = view.arguments?.elements.map { $0 } ?? []
      if command == .path(.close), arguments.isEmpty {
        isClosed = true
      } else if command == .path(points.isEmpty ? .move : .line), let point = arguments.first, arguments.count == 1,
        point.label == nil
      {
        points.append(point.value.node)
      } else {
        return nil
      }
    }
    return points.count > 1 ? (points, isClosed) : nil
  }

  // MARK: Conditions

  /// Returns whether there is a comment in a node, which would be lost.
  private func hasComment(_ view: some SyntaxView) -> Bool {
    let tokens = view.tokens
    return tree.source.bytes.withUnsafeBufferPointer { bytes in
      tokens.dropFirst().contains { index in
        GapScanner.hasComment(bytes, Int(tree.tokens[index - 1].end)..<Int(tree.tokens[index].start))
      }
    }
  }

  /// Returns whether the path may be the outline of a layer with borders, which depend on the kind of path.
  ///
  /// - Parameter function: The ready-made path. A polygon has the same borders as its block.
  private func hasBorder(around index: Int, keeps function: PathFunction) -> Bool {
    if function == .polygon || function == .polyline { return false }
    // Through a `let` or a function, the path can become an outline anywhere.
    for node in nodes[..<index].reversed() {
      if node.kind == .command { return false }
      if [.outline, .letDeclaration, .functionDeclaration].contains(node.kind) { return true }
    }
    return nodes[index].kind == .outline
  }
}
