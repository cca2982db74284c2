/// The dependencies of output files, in the format of Make, which Ninja also reads.
enum Depfile {
  /// Returns a rule `output: input…`, and an empty rule for each import, so that Make doesn't stop if one was deleted.
  ///
  /// - Parameter imports: The inputs that only other inputs name.
  static func text(outputs: [String], inputs: [String], imports: [String]) throws(UsageError) -> String {
    if let path = (outputs + inputs).first(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) {
      throw UsageError("a depfile can't contain \(path), which has a line break in its name", hint: "rename the file")
    }
    var text = outputs.map(escaped).joined(separator: " ") + ":"
    for input in inputs { text += " \\\n  \(escaped(input))" }
    text += "\n"
    for path in imports { text += "\(escaped(path)):\n" }
    return text
  }

  /// Returns a path as Make and Ninja read it: a backslash before a space or `#`, with all backslashes before it
  /// doubled, and before a `:`. A `$` is doubled.
  static func escaped(_ path: String) -> String {
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
