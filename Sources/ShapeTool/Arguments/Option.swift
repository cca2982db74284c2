import ShapeLanguage

/// The declaration of an option, for parsing, help, messages and completions.
///
/// A class, since commands, options and parsed arguments refer to it without copying its texts.
package final class OptionDeclaration: Sendable {
  /// The kind of value after an option.
  package enum Value: Sendable {
    /// No value: the option is on if it is given.
    case none
    case oneOf([String])
    /// A file or a folder.
    case path
    /// Text that completions can't guess.
    case text
    /// Text that completions can't guess, or the path of a file after an `@`.
    case setting
  }

  /// Without the dashes.
  package let name: String
  /// One letter, without the dash.
  package let shortName: String?
  package let value: Value
  /// The placeholder of the value in help, such as `FORMAT`.
  package let placeholder: String
  /// A plausible value, for messages.
  package let example: String
  /// The lines of the help page. The first one is a summary.
  package let help: [String]
  /// The names of the option in other tools, for suggestions.
  package let otherNames: [String]
  /// Whether it may be given several times.
  package let isRepeatable: Bool
  /// Whether it applies to a single input, so that it can't be given for several.
  package let isForOneFile: Bool

  package init(
    name: String, shortName: String?, value: Value, placeholder: String, example: String, help: [String],
    otherNames: [String], isRepeatable: Bool, isForOneFile: Bool
  ) {
    self.name = name
    self.shortName = shortName
    self.value = value
    self.placeholder = placeholder
    self.example = example
    self.help = help
    self.otherNames = otherNames
    self.isRepeatable = isRepeatable
    self.isForOneFile = isForOneFile
  }

  /// One line without a period at its end.
  package var summary: String { help.first ?? "" }

  /// The name with its dashes.
  package var spelling: String { "--\(name)" }

  /// The option with its example value.
  package var sample: String { takesValue ? "\(spelling) \(example)" : spelling }

  /// Returns whether an argument without a value names the option.
  package func isSpelled(_ text: String) -> Bool {
    let isLong = text.utf8.dropFirst().first == UInt8(ascii: "-")
    guard text.utf8.first == UInt8(ascii: "-"), let name = isLong ? name : shortName else { return false }
    return text.utf8.dropFirst(isLong ? 2 : 1).elementsEqual(name.utf8)
  }

  package var takesValue: Bool {
    switch value {
    case .none: false
    case .oneOf, .path, .text, .setting: true
    }
  }
}

/// An option with a value of some type.
package struct Option<Value>: Sendable {
  package let declaration: OptionDeclaration
  /// Reads the text of a value.
  package let read: @Sendable (String) throws(UsageError) -> Value

  /// Creates an option whose value is text that is read by a function.
  package init(
    _ name: String, short: String? = nil, value: OptionDeclaration.Value = .text, placeholder: String,
    example: String, otherNames: [String] = [], isRepeatable: Bool = false, isForOneFile: Bool = false,
    help: String...,
    read: @escaping @Sendable (String) throws(UsageError) -> Value
  ) {
    declaration = OptionDeclaration(
      name: name, shortName: short, value: value, placeholder: placeholder, example: example, help: help,
      otherNames: otherNames, isRepeatable: isRepeatable, isForOneFile: isForOneFile)
    self.read = read
  }
}

extension Option<Bool> {
  /// Creates an option without a value.
  package init(
    flag name: String, short: String? = nil, otherNames: [String] = [],
    help: String...
  ) {
    declaration = OptionDeclaration(
      name: name, shortName: short, value: .none, placeholder: "", example: "", help: help, otherNames: otherNames,
      isRepeatable: false, isForOneFile: false)
    read = { _ in true }
  }
}

extension Option where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// Creates an option whose value is one of a few words.
  ///
  /// - Parameters:
  ///   - synonyms: Other words for some of the values.
  ///   - refused: Hints for other words that people try.
  package init(
    choice name: String, synonyms: KeyValuePairs<String, Value> = [:], placeholder: String, example: String,
    otherNames: [String] = [],
    refused: KeyValuePairs<String, String> = [:], help: String...
  ) {
    let words = Value.allCases.map(\.rawValue)
    declaration = OptionDeclaration(
      name: name, shortName: nil, value: .oneOf(words), placeholder: placeholder, example: example, help: help,
      otherNames: otherNames, isRepeatable: false, isForOneFile: false)
    read = { text throws(UsageError) in
      if let value = Value(rawValue: text) ?? synonyms.first(where: { $0.key == text })?.value { return value }
      let nearest = nearestName(to: text, among: words + synonyms.map { $0.key }).map { "did you mean `\($0)`?" }
      let refusal = refused.first { $0.key == text }?.value
      throw UsageError(
        "unknown value `\(text)` for `--\(name)`", hint: refusal ?? nearest ?? "use \(alternatives(words))")
    }
  }
}

/// An option of a command: its declaration, and the property for its value.
package struct CommandOption<Command>: Sendable {
  package let declaration: OptionDeclaration
  /// Reads a value into a command.
  package let apply: @Sendable (inout Command, String) throws(UsageError) -> Void

  package init<Value>(
    _ option: Option<Value>, _ set: @escaping @Sendable (inout Command, Value) throws(UsageError) -> Void
  ) {
    declaration = option.declaration
    apply = { command, text throws(UsageError) in try set(&command, option.read(text)) }
  }

  /// Creates an option of a command from one of a part of it.
  package init<Part>(_ option: CommandOption<Part>, in part: WritableKeyPath<Command, Part> & Sendable) {
    declaration = option.declaration
    apply = { command, text throws(UsageError) in try option.apply(&command[keyPath: part], text) }
  }
}
