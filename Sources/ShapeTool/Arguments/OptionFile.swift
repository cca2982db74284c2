import ShapeLanguage

/// A JSON file with options for Swift code, such as `{"access": "public"}`.
package struct OptionFile {
  private let source: SourceFile

  package init(_ path: String) throws(Failure) {
    source = SourceFile(path: path, bytes: try SourceReader.bytes(of: path, named: path))
  }

  /// Sets the options of the file, except for those that the command line has too.
  ///
  /// - Throws: The first mistake in the file, with its place.
  package func apply(to settings: inout SwiftSettings) throws(Failure) {
    let node: JSONNode
    do throws(JSONError) {
      node = try JSONReader.read(source.bytes)
    } catch {
      throw failure(error.message, hint: error.hint, at: error.range)
    }
    guard case .object(let members) = node.kind else {
      throw failure(
        "expected an object with options", hint: "write `{}`, or an object such as `{\"access\": \"public\"}`",
        at: node.range)
    }
    for member in members { try apply(member, to: &settings) }
  }

  private func apply(_ member: JSONNode.Member, to settings: inout SwiftSettings) throws(Failure) {
    guard let option = SwiftSettings.fileOptions.first(where: { $0.declaration.name == member.name }) else {
      let names = SwiftSettings.fileOptions.map(\.declaration.name)
      let nearest = nearestName(to: member.name, among: names)
      throw failure(
        "unknown option `\(member.name)`",
        hint: nearest.map { "did you mean `\($0)`?" } ?? "use \(alternatives(names))",
        at: member.nameRange)
    }
    let text: String
    switch (member.value.kind, option.declaration.takesValue) {
    case (.string(let value), true): text = value
    case (.bool(true), false): text = ""
    case (.bool(false), false): return
    default:
      let expected = option.declaration.takesValue ? "text" : "`true` or `false`"
      throw failure("the value of `\(member.name)` must be \(expected)", at: member.value.range)
    }
    guard !settings.given.contains(member.name) else { return }
    do throws(UsageError) {
      try option.apply(&settings, text)
      try settings.checkNamespace()
    } catch {
      let hint = error.hint.map { Self.inFile($0, option.declaration) }
      throw failure(Self.inFile(error.message, option.declaration), hint: hint, at: member.value.range)
    }
  }

  /// Returns a message about an option of the command line as one about the member with its name.
  private static func inFile(_ message: String, _ option: OptionDeclaration) -> String {
    let parts = message.split(separator: "`", omittingEmptySubsequences: false).map { part in
      if part == option.sample { return "\"\(option.name)\": \"\(option.example)\"" }
      return part == option.spelling ? option.name : String(part)
    }
    return parts.joined(separator: "`")
  }

  private func failure(_ message: String, hint: String? = nil, at range: Range<Int>) -> Failure {
    let place = Int32(clamping: range.lowerBound)..<Int32(clamping: range.upperBound)
    return .usage(UsageError(message, hint: hint, at: SourcePlace(source, place)))
  }
}
