import ShapeCore
import ShapeLanguage

/// A place at which an editor shows what is proved.
package struct ProofPlace: Sendable {
  package let shape: ShapeID
  let subject: Subject

  enum Subject: Sendable {
    /// The size that a shape states.
    case size
    /// The range of one of its parameters.
    case range
    /// A requirement, by the place of the statement.
    case requirement(SourceSpan)
  }
}

extension Compilation {
  /// Returns the size, range or requirement of a shape that is named at an offset: at `size`, `min` or `max`, at
  /// `require`, and at the name and the signs of a parameter with a range.
  package func proofPlace(at offset: Int, in file: Int = 0) -> ProofPlace? {
    guard trees.indices.contains(file),
      let token = trees[file].token(at: offset) ?? trees[file].wordOrToken(at: offset),
      let view = trees[file].declarations.lazy.compactMap({ ShapeSyntax($0.node) }).first(where: { view in
        view.span.contains(token.span)
      }), let shape = program.shapes.indices.first(where: { program.shapes[$0].source == view.name.span })
    else { return nil }
    let parameter = view.parameters?.elements.first { $0.span.contains(token.span) }
    if let parameter {
      guard let range = parameter.range else { return nil }
      return ([parameter.name.token] + range.signs).contains(token) ? ProofPlace(shape: shape, subject: .range) : nil
    }
    var node = trees[file].node(at: token.start)
    while CommandSyntax(node) == nil, let parent = node.parent { node = parent }
    guard let command = CommandSyntax(node) else { return nil }
    let isKeyword = command.keyword == token
    switch Command(command.keyword.name) {
    case .require? where isKeyword: return ProofPlace(shape: shape, subject: .requirement(command.span))
    case .size? where isKeyword || command.arguments?.elements.contains { $0.label == token } == true:
      return ProofPlace(shape: shape, subject: .size)
    case _: return nil
    }
  }

  /// Returns what the judgments on a shape say about a place, as a sentence. `nil` if they leave it open.
  package func proof(at place: ProofPlace, _ judgments: [Prover.Judgment]) -> String? {
    switch place.subject {
    case .size: return canBeDrawn(place.shape, judgments).map { "Can be \($0)." }
    case .range: return canBeDrawn(place.shape, judgments).map { "The shape can be \($0)." }
    case .requirement(let span):
      func isAbout(_ judgment: Prover.Judgment) -> Bool {
        judgment.problem == .requirement && span.contains(judgment.place)
      }
      guard let first = judgments.firstIndex(where: isAbout) else { return nil }
      let own = judgments.filter(isAbout)
      for judgment in own {
        if case .refuted(let picture) = judgment.verdict { return picture.conditions.map { "Fails \($0.text)." } }
      }
      guard own.allSatisfy({ $0.verdict.isProved }) else { return nil }
      // Each is proved under the condition that those before it hold.
      let isCertain = judgments[..<first].allSatisfy { $0.verdict.isProved }
      return isCertain ? "Holds \(domain(of: place.shape))." : "Holds wherever the rest of the shape can be drawn."
    }
  }

  /// Returns for which sizes and values a shape is drawn without errors. `nil` if that is not proved.
  private func canBeDrawn(_ shape: ShapeID, _ judgments: [Prover.Judgment]) -> String? {
    let open = judgments.filter { !$0.verdict.isProved }
    guard open.allSatisfy({ $0.isOwnRequirement }) else { return nil }
    return "drawn " + domain(of: shape) + (open.isEmpty ? "" : ", where its requirements hold")
  }

  /// Returns the sizes and values for which a shape is decided, in words.
  private func domain(of id: ShapeID) -> String {
    let shape = program.shapes[id]
    let size = shape.minimumSize.isPresent ? "" : " from \(program.describe(shape.designSize)) on"
    let (varied, fixed) = shape.parameters.reduce(into: ([Parameter](), [Parameter]())) { result, parameter in
      if parameter.isVaried { result.0.append(parameter) } else { result.1.append(parameter) }
    }
    let names = varied.map { quoted(program.names.spelling($0.name)) }
    let values =
      switch (names.isEmpty, fixed.isEmpty) {
      case (true, true): ""
      case (true, false): " with the default values"
      case (false, true): " and with all values"
      case (false, false): " and with all values of \(enumeration(names))"
      }
    return "at every size\(size)\(values)"
  }
}

extension Parameter {
  /// Whether a proof is about all values of the parameter, and not about its default.
  fileprivate var isVaried: Bool {
    switch type {
    case .bool, .enumeration, .edges, .color, .paint, .string: true
    case .number, .integer, .angle: low.isPresent
    case .invalid, .point, .size, .rect, .path, .stop, .list: false
    }
  }
}
