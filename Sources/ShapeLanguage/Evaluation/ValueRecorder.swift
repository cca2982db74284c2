import ShapeCore

/// Records the first value of each name, and the first size of each layer, while an evaluator draws pictures.
package struct ValueRecorder: Sendable {
  /// A place that is known by its first byte: the name of a declaration, or the keyword of a layer.
  package struct Place: Hashable, Sendable {
    package var file: Int32
    package var start: Int32

    package init(_ span: SourceSpan) { (file, start) = (span.file, span.start) }
  }

  package private(set) var values: [Place: Value] = [:]
  /// An expression to evaluate, and the statement or the name of the `let` that contains it. `nil` if there is none, or
  /// if it is evaluated.
  package var probe: (expression: ExpressionID, inside: SourceSpan)?
  /// The value of the probe, the first time that it can be computed.
  package private(set) var probed: Value?

  package init() {}

  /// Records the value of the probe.
  mutating func finishProbe(_ value: Value) { (probe, probed) = (nil, value) }

  /// Records the value of the name at a place, or the size of the layer there.
  mutating func record(_ value: Value, at span: SourceSpan) {
    let place = Place(span)
    if values[place] == nil { values[place] = value }
  }

  /// Records the values of the parameters of a shape or a style, and its size at the place of its name.
  mutating func record(_ arguments: [Value], of parameters: [Parameter], size: Size, at span: SourceSpan) {
    record(.size(size), at: span)
    for (parameter, value) in zip(parameters, arguments) { record(value, at: parameter.source) }
  }
}

extension Evaluator {
  /// Evaluates the expression that the recorder asks for, if it is in this statement or `let`.
  mutating func probe(at source: SourceSpan) {
    guard let probe = values?.probe, probe.inside == source else { return }
    if let value = try? value(probe.expression) { values?.finishProbe(value) }
  }
}
