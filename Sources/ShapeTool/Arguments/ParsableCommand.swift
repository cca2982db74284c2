/// A command with the values of its options.
package protocol ParsableCommand: Sendable {
  /// The options that the command takes, and where it keeps their values.
  static var options: [CommandOption<Self>] { get }

  init()

  /// Files, codes and the like, in order.
  var operands: [String] { get set }

  /// Checks that the arguments fit together, and completes those that follow from others.
  ///
  /// - Parameter given: The options of the command line.
  mutating func finish(_ given: [OptionDeclaration]) throws(UsageError)

  /// Returns the error for an option that the command doesn't have.
  static func unknownOption(_ text: String) -> UsageError
}

/// What a command line asks for instead of running a command.
package enum InformationRequest {
  case help, version
}

extension ParsableCommand {
  /// Reads the arguments after the name of the command, up to a request for information.
  package static func parse(
    _ arguments: ArraySlice<String>
  ) throws(UsageError) -> (command: Self, request: InformationRequest?) {
    let options = options
    var rest = arguments
    var command = Self()
    var given: [OptionDeclaration] = []
    while let argument = rest.popFirst() {
      if argument == "--" {
        command.operands += rest
        break
      }
      guard argument.utf8.first == UInt8(ascii: "-"), argument != "-" else {
        command.operands.append(argument)
        continue
      }
      let spelling = OptionSpelling(argument)
      // A search of the array itself looks for its conformances at run time, which takes as long as parsing a small file.
      if let index = options.indices.first(where: { options[$0].declaration.isSpelled(spelling.text) }) {
        let option = options[index]
        let value = try spelling.value(of: option.declaration, from: &rest)
        try option.apply(&command, value)
        if !option.declaration.isRepeatable, given.contains(where: { $0.name == option.declaration.name }) {
          throw UsageError("`\(spelling.text)` is given twice", hint: "remove one of them")
        }
        given.append(option.declaration)
      } else if Options.help.declaration.isSpelled(spelling.text) {
        _ = try spelling.value(of: Options.help.declaration, from: &rest)
        return (command, .help)
      } else if Options.version.declaration.isSpelled(spelling.text) {
        _ = try spelling.value(of: Options.version.declaration, from: &rest)
        return (command, .version)
      } else {
        throw unknownOption(spelling.text)
      }
    }
    try command.finish(given)
    return (command, nil)
  }
}

/// An argument that begins with a dash.
private struct OptionSpelling {
  /// The option as it is written, without the value that an equals sign attaches.
  let text: String
  private let attached: String?

  init(_ argument: String) {
    if argument.utf8.starts(with: "--".utf8), let equals = argument.utf8.firstIndex(of: UInt8(ascii: "=")) {
      text = String(argument[..<equals])
      attached = String(argument[argument.utf8.index(after: equals)...])
    } else {
      text = argument
      attached = nil
    }
  }

  /// Returns the value, which is attached or is the next argument. Empty for an option without a value.
  func value(of option: OptionDeclaration, from rest: inout ArraySlice<String>) throws(UsageError) -> String {
    guard option.takesValue else {
      if attached != nil { throw UsageError("`\(text)` takes no value", hint: "write `\(text)`") }
      return ""
    }
    var value = attached
    if value == nil, let next = rest.first, !next.utf8.starts(with: "--".utf8) {
      value = next
      rest.removeFirst()
    }
    if let value, !value.isEmpty { return value }
    switch option.value {
    case .oneOf(let words): throw UsageError("`\(text)` needs a value", hint: "add \(alternatives(words))")
    case .none, .path, .text, .setting:
      throw UsageError("`\(text)` needs a value", hint: "write `\(text) \(option.example)`")
    }
  }
}
