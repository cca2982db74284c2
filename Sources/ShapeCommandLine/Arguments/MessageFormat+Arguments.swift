import ShapeTool

extension MessageFormat {
  /// Returns the requested form of messages, even if other arguments are wrong.
  static func asked(by arguments: [String]) -> MessageFormat {
    let option = Options.diagnostics.declaration.spelling
    let isJSON = zip(arguments, arguments.dropFirst()).contains { $0 == option && $1 == MessageFormat.json.rawValue }
    return isJSON || arguments.contains("\(option)=\(MessageFormat.json.rawValue)") ? .json : .text
  }
}
