import ShapeCore
import ShapeLanguage

/// The size and the other conditions under which a shape is drawn.
public struct PictureConfiguration: Sendable {
  /// Defaults to the design size.
  public var size: Size?
  /// The values of the first parameters, with `.none` for those that keep their default.
  public var values: [ExpressionID]
  public var direction: LayoutDirection
  /// The appearance of adaptive colors in texts, or `nil` for both.
  public var scheme: Scheme?

  public init(
    size: Size? = nil, values: [ExpressionID] = [], direction: LayoutDirection = .leftToRight, scheme: Scheme? = nil
  ) {
    self.size = size
    self.values = values
    self.direction = direction
    self.scheme = scheme
  }
}

/// A value that a name has in a picture.
public struct ComputedValue: Sendable {
  package var value: Value
  package var type: ValueType
  /// The value in the syntax of a source, with at most three decimals. `nil` for paths, gradients and other values that
  /// have no short form.
  public var text: String?
  /// The size of the picture with the value, if it is another one than the design size because the query asked for it.
  public var size: Size?
}

/// The values of the names of a file when its shapes are drawn: the first one of each name.
public struct DrawnValues: Sendable {
  fileprivate var values: [ValueRecorder.Place: Value] = [:]
  fileprivate var direction = LayoutDirection.leftToRight
  fileprivate var scheme: Scheme?
  /// The size of the shape that is drawn in another way, and the places whose values are from its picture.
  fileprivate var size: Size?
  fileprivate var sized: Set<ValueRecorder.Place> = []

  subscript(span: SourceSpan) -> Value? { values[ValueRecorder.Place(span)] }
}

extension Compilation {
  /// Draws each shape of a file at its design size with its defaults, and returns the values of all names.
  ///
  /// A name in a shape has its first value in a picture of that shape. One in a style or a function has its first value
  /// in the first picture that uses it. If drawing takes too many steps, some names lack a value.
  ///
  /// - Parameters:
  ///   - file: The index of the file.
  ///   - shape: A shape to draw in another way.
  ///   - configuration: How to draw that shape. Without one, only the scheme counts.
  ///   - steps: The maximum number of steps in each shape. All shapes together may take four times as many.
  package func drawnValues(
    in file: Int = 0, drawing shape: ShapeID? = nil, at configuration: PictureConfiguration = PictureConfiguration(),
    steps: Int = 500_000
  ) -> DrawnValues {
    var result = DrawnValues()
    guard canBeChecked, trees.indices.contains(file) else { return result }
    (result.direction, result.scheme, result.size) = (configuration.direction, configuration.scheme, configuration.size)
    let limits = Evaluator.Limits(steps: steps, elements: 100_000)
    var budget = 4 * limits.steps
    var evaluator = Evaluator(program, limits: limits)
    for id in program.globals.indices where Int(program.globals[id].source.file) == file {
      let span = program.globals[id].source
      if let value = try? evaluator.global(id, at: span) { result.values[ValueRecorder.Place(span)] = value }
    }
    budget -= evaluator.steps
    let wholeDeclarations = trees[file].declarations.reduce(into: [Int32: SourceSpan]()) { spans, declaration in
      if case .shape(let view) = declaration { spans[view.name.span.start] = view.span }
    }
    // The shape with its own conditions comes first, because the first value counts.
    let shapes = program.shapes.indices.filter { Int(program.shapes[$0].file) == file }
    for id in shapes.filter({ $0 == shape }) + shapes.filter({ $0 != shape }) where budget > 0 {
      evaluator.reset(limits)
      evaluator.values = ValueRecorder()
      evaluator.draw(id, at: id == shape ? configuration : PictureConfiguration())
      budget -= evaluator.steps
      let own = wholeDeclarations[program.shapes[id].source.start]
      for (place, value) in evaluator.values?.values ?? [:] {
        let span = SourceSpan(file: place.file, start: place.start, end: place.start)
        guard own?.contains(span) == true || result.values[place] == nil else { continue }
        result.values[place] = value
        if id == shape { result.sized.insert(place) } else { result.sized.remove(place) }
      }
    }
    return result
  }

  /// Returns the value of a symbol in pictures, or `nil` if it has none.
  ///
  /// - Parameters:
  ///   - offset: The place where it is named. Values of the layer, such as `width`, depend on it.
  ///   - values: The result of `drawnValues`.
  /// - Complexity: O(n) for the n children of the nodes around a value of the layer; O(1) for others.
  package func value(
    of symbol: Symbol, at offset: Int, in file: Int = 0, _ values: DrawnValues
  ) -> ComputedValue? {
    guard let type = type(of: symbol) else { return nil }
    let value: Value?
    var place: SourceSpan?
    switch symbol {
    case .declaration(.global(let id)):
      value = values[program.globals[id].source] ?? Evaluator.value(of: id, in: program)
    case .parameter(let owner, let index):
      let parameter = program.parameters(of: owner)[Int(index)]
      place = parameter.source
      value = values[parameter.source] ?? Evaluator.constant(parameter.defaultValue, in: program)
    case .local(let index):
      let span = references.locals[Int(index)].span
      (place, value) = (span, values[span])
    case .layerValue(let layerValue):
      place = trees.indices.contains(file) ? trees[file].layerPlace(at: offset) : nil
      value = self.value(of: layerValue, inLayerAt: place, values)
    case .color(let name):
      // Without the name of a color of the system, which it would repeat.
      value = NamedColor.color(program.names.spelling(name)).map { .color(Color(light: $0.light, dark: $0.dark)) }
    case .declaration, .enumCase, .layer, .preview, .edges, .type, .member, .builtin, .keyword, .command, .label:
      value = nil
    }
    return value.map { value in
      let isSized = place.map { values.sized.contains(ValueRecorder.Place($0)) } ?? false
      return ComputedValue(
        value: value, type: type, text: program.sourceText(of: value, type, values.scheme),
        size: isSized ? values.size : nil)
    }
  }

  private func value(of layerValue: LayerValue, inLayerAt place: SourceSpan?, _ values: DrawnValues) -> Value? {
    switch layerValue {
    case .pixel: return .number(1)
    case .isRightToLeft: return .bool(values.direction == .rightToLeft)
    case .width, .height, .bounds, .center: break
    }
    guard let place, case .size(let size)? = values[place] else { return nil }
    switch layerValue {
    case .width: return .number(size.width)
    case .height: return .number(size.height)
    case .bounds: return .rect(Rect(x: 0, y: 0, width: size.width, height: size.height))
    case .center: return .point(Point(size.width / 2, size.height / 2))
    case .pixel, .isRightToLeft: return nil
    }
  }
}

extension Evaluator {
  /// Draws a shape only to record values.
  mutating func draw(_ shape: ShapeID, at configuration: PictureConfiguration) {
    let declaration = program.shapes[shape]
    var arguments: [Value] = []
    for index in declaration.parameters.indices {
      let given = index < configuration.values.count ? configuration.values[index] : .none
      let known = arguments
      let value = try? withFrame([], count: 0) { inner throws(EvaluationFailure) in
        try inner.argument(given, index, of: declaration.parameters, after: known)
      }
      arguments.append(value ?? .missing)
    }
    _ = draw(
      shape, size: configuration.size ?? declaration.designSize, arguments: arguments,
      direction: configuration.direction)
  }
}

extension SyntaxTree {
  /// Returns the place by which `ValueRecorder` knows the layer whose body contains an offset.
  fileprivate func layerPlace(at offset: Int) -> SourceSpan? {
    var place: SourceSpan?
    var outer: SyntaxNode?
    var node: SyntaxNode? = wholeFile
    while let current = node {
      // The layer of a mask is known by the word before it.
      if outer?.kind != .mask, let layer = current.layerOfBody, let body = layer.body, body.span.start <= offset,
        offset <= body.span.end
      {
        place = layer.place
      }
      outer = current
      node = current.children.first { $0.span.start <= offset && offset < $0.span.end }
    }
    return place
  }
}

extension SyntaxNode {
  /// The body of a layer, and the place by which the layer is known.
  fileprivate var layerOfBody: (body: BlockSyntax?, place: SourceSpan)? {
    if let view = ShapeSyntax(self) { return (view.body, view.name.span) }
    if let view = StyleSyntax(self) { return (view.body, view.name.span) }
    if let view = LayerSyntax(self) { return (view.body, span) }
    if let view = MaskSyntax(self) { return (view.layer?.body, span) }
    if let view = UseSyntax(self) { return (view.content, span) }
    if let view = SlotSyntax(self) { return (view.body, view.name.span) }
    return nil
  }
}
