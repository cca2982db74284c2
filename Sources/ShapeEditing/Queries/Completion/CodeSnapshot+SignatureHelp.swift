import ShapeCore
import ShapeLanguage

/// The forms of the arguments around an offset.
public struct SignatureHelp: Equatable, Sendable {
  /// A form of the arguments.
  public struct Signature: Equatable, Sendable {
    public var label: String
    /// The documentation, for `CodeSnapshot.text(of:)`.
    package var documentation: CodeDocumentation
    public var parameters: [Parameter]
  }

  public struct Parameter: Equatable, Sendable {
    /// The parameter in the label of its signature, as UTF-8 offsets.
    public var range: Range<Int>
    /// The documentation, for `CodeSnapshot.text(of:)`.
    package var documentation: CodeDocumentation
  }

  public var signatures: [Signature]
  /// The signature that fits the arguments so far.
  public var activeSignature: Int
  /// The parameter of the active signature for the argument at the offset, or `nil` for none.
  public var activeParameter: Int?
}

extension CodeSnapshot {
  /// Returns the signatures for the innermost arguments around an offset, or `nil` if it is not among arguments.
  ///
  /// - Complexity: O(n) for n tokens of the top-level declaration around the offset and n declarations.
  public func signatureHelp(at offset: Int) -> SignatureHelp? {
    let context = CodeContext(self, at: offset)
    let caret = context.caret
    guard !caret.isInComment, !caret.isAtStatement else { return nil }
    for index in caret.path.indices.dropFirst(caret.container + 1).reversed() {
      if let place = context.arguments(at: index) { return help(place) }
    }
    return nil
  }

  private func help(_ place: CodeContext.ArgumentPlace) -> SignatureHelp {
    let used = place.labels.union(place.label.map { [$0] } ?? [])
    let active = place.forms.indices.first { index in
      used.allSatisfy { place.forms[index].index(ofLabel: $0) != nil }
        && (place.label != nil || place.parameter(of: place.forms[index]) != nil)
    }
    let fallback = place.forms.indices.first { index in
      used.allSatisfy { place.forms[index].index(ofLabel: $0) != nil }
    }
    let signature = active ?? fallback ?? 0
    return SignatureHelp(
      signatures: place.forms.map { $0.help }, activeSignature: signature,
      activeParameter: place.parameter(of: place.forms[signature]) ?? place.missingParameter(of: place.forms[signature])
    )
  }
}

extension CodeContext.ArgumentPlace {
  /// Returns the first parameter with a label that is still to be written, for an argument that has not begun.
  fileprivate func missingParameter(of form: CodeForm) -> Int? {
    guard label == nil, !hasBegun else { return nil }
    let isGiven = { (index: Int) in labels.contains(form.parameters[index].name) }
    let answered = Set(form.alternatives.filter { $0.contains(where: isGiven) }.flatMap { $0 })
    return form.parameters.indices.first { index in
      form.parameters[index].hasLabel && form.parameters[index].isRequired && !isGiven(index)
        && !answered.contains(index)
    }
  }
}

extension CodeForm {
  /// The form as a signature with the places of its parameters.
  var help: SignatureHelp.Signature {
    var label = prefix
    var places: [SignatureHelp.Parameter] = []
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { label += ", " }
      let start = label.utf8.count
      label += parameter.text
      places.append(SignatureHelp.Parameter(range: start..<label.utf8.count, documentation: parameter.documentation))
    }
    return SignatureHelp.Signature(label: label + suffix, documentation: documentation, parameters: places)
  }
}
