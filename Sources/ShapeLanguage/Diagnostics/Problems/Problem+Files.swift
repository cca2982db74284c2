extension Problem {
  static func notUTF8(byte: UInt8) -> Problem {
    Problem(
      .notUTF8, "this file is not UTF-8 text: the byte 0x\(hexadecimal(byte)) is not valid here",
      hint: "save the file as UTF-8")
  }

  static var looksLikeUTF16: Problem {
    Problem(
      .looksLikeUTF16, "this file is UTF-16 text, but it must be UTF-8", hint: "save the file as UTF-8")
  }

  static var fileTooLarge: Problem {
    Problem(
      .fileTooLarge, "this file is too large: the limit is \(SourceLimits.fileBytes) bytes",
      hint: "split it into files that are compiled separately")
  }

  static var programTooLarge: Problem {
    Problem(
      .programTooLarge,
      "this file and its imports have more than \(SourceLimits.files) files or \(SourceLimits.programBytes) bytes",
      hint: "split it into files that are compiled separately")
  }

  static func cannotRead(path: String, reason: String) -> Problem {
    Problem(.cannotRead, "can't read \(quoted(path)): \(reason)", missing: .file(path))
  }

  /// - Parameter root: The value of `--root` that allows the import, or `nil` if there is none.
  static func importLeavesFolder(_ path: String, root: String?) -> Problem {
    Problem(
      .importLeavesFolder, "\(quoted(path)) is outside the folder of the file that is compiled",
      hint: root.map { "add \(quoted("--root \(shellArgument($0))")), or move the imported file into that folder" }
        ?? "use a path that is relative to this file, with `/` between folders")
  }

  /// - Parameter root: The value of `--root`.
  static func importLeavesRoot(_ path: String, root: String) -> Problem {
    Problem(
      .importLeavesFolder, "\(quoted(path)) is outside of \(quoted(root)), the folder for imports",
      hint: "move the imported file into that folder, or add a link there that is compiled, too")
  }

  static func importNotShape(_ path: String) -> Problem {
    Problem(
      .importNotShape, "\(quoted(path)) is not a .shape file", hint: "use a path that ends in .shape",
      fix: .completeImport)
  }

  static func malformedJSON(_ error: JSONError) -> Problem {
    Problem(.malformedJSON, error.message, hint: error.hint.map { .advice($0) })
  }

  static func jsonMismatch(expected: String, found: String, hint: String?) -> Problem {
    Problem(.jsonMismatch, "expected \(expected), found \(found)", hint: hint.map { .advice($0) })
  }

  /// A type whose values have no form in JSON.
  static func notInJSON(_ type: DescribedType, parameter: String) -> Problem {
    Problem(
      .jsonMismatch, "\(type.withArticle) can't be written in JSON",
      hint: "remove \(quoted(parameter)), and use \(quoted("--set '\(parameter)=…'")) with a value as in a source")
  }

  static func unknownJSONParameter(_ name: String, of shape: String, among names: [String]) -> Problem {
    Problem(
      .unknownJSONName, "\(quoted(shape)) has no parameter \(quoted(name))",
      hint: choiceHint(nearestNames(to: name, among: names), names))
  }

  static func unknownJSONMember(_ name: String, of type: DescribedType, among names: [String]) -> Problem {
    Problem(
      .unknownJSONName, "\(type.withArticle) has no member \(quoted(name))",
      hint: choiceHint(nearestNames(to: name, among: names), names))
  }

  /// - Parameter lists: Whether all names are few enough for a hint.
  static func unknownJSONConstant(
    _ name: String, of type: DescribedType, among names: [String], lists: Bool = true
  ) -> Problem {
    let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
    let nearest = names.contains(plain) ? [plain] : nearestNames(to: plain, among: names)
    return Problem(
      .unknownJSONName, "\(quoted(name)) is not \(type.withArticle)",
      hint: choiceHint(nearest, lists ? names : []) ?? "write it as in `\"#1C7ED6\"` or `\"teal\"`")
  }
}

/// Returns a text as one argument of a command in a shell.
private func shellArgument(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy { byte in
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || "._/-+,".utf8.contains(byte) || byte >= 0x80
  }
  if isPlain { return text }
  let parts = text.split(separator: "'", omittingEmptySubsequences: false)
  return "'" + parts.joined(separator: "'\\''") + "'"
}

private func hexadecimal(_ byte: UInt8) -> String {
  let text = String(byte, radix: 16, uppercase: true)
  return text.count < 2 ? "0" + text : text
}
