import ShapeLanguage

/// The dependencies of output files, in the format of Make, which Ninja also reads.
package enum Depfile {
  /// Returns a rule `output: input…`, and an empty rule for each import, so that Make doesn't stop if one was deleted.
  ///
  /// - Parameter imports: The inputs that only other inputs name.
  package static func text(outputs: [String], inputs: [String], imports: [String]) throws(UsageError) -> String {
    for path in outputs + inputs {
      guard let reason = refusal(of: path) else { continue }
      throw UsageError("a depfile can't contain \(path), which has \(reason) in its name", hint: "rename the file")
    }
    var text = outputs.map(escaped).joined(separator: " ") + ":"
    for input in inputs { text += " \\\n  \(escaped(input))" }
    text += "\n"
    for path in imports { text += "\(escaped(path)):\n" }
    return text
  }

  /// Returns what Make would understand as something else than a part of a name, wherever it is and however it is written:
  /// a variable, a recipe, a pattern or the names of other files.
  private static func refusal(of path: String) -> String? {
    if path.unicodeScalars.contains(where: { $0.value < 32 && $0 != "\t" || $0.value == 127 }) {
      return "a control character"
    }
    if let character = path.first(where: { "=;|%*?[".contains($0) }) { return quoted(String(character)) }
    if path.hasPrefix("~") { return "`~` at the beginning" }
    // `&:` begins a group of targets, and a backslash joins lines.
    return path.last.flatMap { "&\\".contains($0) ? "\(quoted(String($0))) at the end" : nil }
  }

  /// Returns a path as Make and Ninja read it: a backslash before a space or `#`, with all backslashes before it
  /// doubled, and before a `:`. A `$` is doubled.
  package static func escaped(_ path: String) -> String {
    var result: [UInt8] = []
    var backslashes = 0
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "#"):
        result += Array(repeating: UInt8(ascii: "\\"), count: backslashes + 1)
      case UInt8(ascii: ":"): result.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "$"): result.append(byte)
      default: break
      }
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
