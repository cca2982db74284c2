import ShapeCore
import ShapeLanguage

/// The documentation of what is proved.
extension SwiftModuleWriter {
  /// Returns the sentence about the sizes and values for which it is proved that a shape can be drawn, or `nil`.
  func provedSizes(of index: ShapeID, in program: Program, _ proof: ShapeProof) -> String? {
    guard proof.isDrawable else { return nil }
    let shape = program.shapes[index]
    var text = "Can be drawn at \(sizes(of: index, in: program))"
    var ending = ""
    let fixed = shape.parameters.filter { !$0.low.isPresent && $0.type.affectsProofs }
      .map { "`\(program.names.spelling($0.name))`" }
    if fixed.count == 1 { ending = " if \(fixed[0]) has its default" }
    if fixed.count > 1 {
      ending = " if \(fixed.dropLast().joined(separator: ", ")) and \(fixed[fixed.count - 1]) have their defaults"
    }
    let hasValues = shape.parameters.count > fixed.count
    if proof.meetsRequirements {
      if hasValues { text += ", with all \(fixed.isEmpty ? "" : "other ")values" }
      if hasValues, !fixed.isEmpty { text += "," }
    } else {
      text += hasValues ? " and with all \(fixed.isEmpty ? "" : "other ")values" : ""
      text += " that meet\(hasValues ? "" : "s") its requirements" + (fixed.isEmpty ? "" : ",")
    }
    return text + ending + "."
  }

  private func sizes(of index: ShapeID, in program: Program) -> String {
    let shape = program.shapes[index]
    func constant(_ id: ExpressionID) -> Size? {
      if case .size(let size) = Evaluator.constant(id, in: program) { size } else { nil }
    }
    let low =
      shape.minimumSize.isPresent
      ? constant(shape.minimumSize) : program.provedMinimum(of: index) ?? shape.designSize
    let high = constant(shape.maximumSize)
    guard let low, !shape.maximumSize.isPresent || high != nil else { return "every supported size" }
    return "every size from \(low) " + (high.map { "to \($0)" } ?? "up")
  }
}

extension ValueType {
  /// Whether the conditions of drawing can depend on a value of the type.
  fileprivate var affectsProofs: Bool {
    switch self {
    case .number, .integer, .angle, .point, .size, .rect, .path, .stop, .list: true
    case .invalid, .bool, .color, .paint, .edges, .string, .enumeration: false
    }
  }
}
