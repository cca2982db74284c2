import ShapeBackends
import ShapeKit
import ShapeLanguage

/// What the command line asks for.
struct Options {
  enum Command { case help, version, check, explain, format, emit }
  enum Output: String, CaseIterable { case svg, eps, swift }

  var command = Command.emit
  var files: [String] = []
  /// What `explain` is to explain, as it was written.
  var codes: [String] = []
  var output: Output?
  /// A file or a folder; nil for standard output.
  var destination: String?
  var shape: String?
  var size: Size?
  /// The values given by `--set`, in order.
  var values: [(name: String, text: String)] = []
  var preview: String?
  var svg = SVGOptions()
  /// Whether shadows are left out of the picture.
  var isWithoutShadows = false
  var swift = SwiftOptions()
  var standardInputName: String?
  var messages = MessageFormat.text
  var warningsAreErrors = false
  /// Whether `format` only says what it would change.
  var isOnlyChecking = false
  /// The lines that `format` is about, from 1; nil for all.
  var lines: ClosedRange<Int>?
  /// The options that are given, by their long names.
  private var given: Set<String> = []

  func isGiven(_ name: String) -> Bool { given.contains(name) }
}

/// How messages are written.
enum MessageFormat: String, CaseIterable { case text, json }

/// A command line that can't be carried out.
struct UsageError: Error {
  var message: String
  var hint: String?
}

extension Options {
  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    if rest.isEmpty {
      command = .help
      return
    }
    if let first = rest.first, let named = Options.commands.first(where: { $0.name == first }) {
      command = named.command
      rest.removeFirst()
    }
    while let argument = rest.popFirst() {
      if argument == "--" {
        files += rest
        break
      }
      if !argument.hasPrefix("-") || argument == "-" {
        files.append(argument)
      } else {
        try read(argument, &rest)
      }
    }
    if command == .explain { swap(&codes, &files) }
    try validate()
  }

  private static let commands: [(name: String, command: Command)] = [
    ("check", .check), ("explain", .explain), ("format", .format), ("help", .help),
  ]

  /// Reads one option; its value is part of the argument or the next one.
  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    var name = argument
    var attached: String?
    if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
      name = String(argument[..<equals])
      attached = String(argument[argument.index(after: equals)...])
    }
    if name == "-o" { name = "--output" }
    if name == "-h" { name = "--help" }
    func value(_ what: String) throws(UsageError) -> String {
      let value = attached ?? (rest.first.map { $0.hasPrefix("--") } ?? true ? nil : rest.popFirst())
      guard let value, !value.isEmpty else { throw UsageError(message: "\(name) needs \(what)") }
      return value
    }
    switch name {
    case "--fix", "--warnings-as-errors":
      if attached != nil { throw UsageError(message: "\(name) takes no value") }
      if name == "--warnings-as-errors" { warningsAreErrors = true }
    case "--help", "--version":
      if attached != nil { throw UsageError(message: "\(name) takes no value") }
      command = name == "--help" ? .help : .version
    case "--emit": output = try Options.format(value("a format"))
    case "--output":
      let path = try value("a file or a folder")
      destination = path == "-" ? nil : path
    case "--shape": shape = try value("the name of a shape")
    case "--size": size = try Options.size(value("a size, such as 333x217"))
    case "--set": try addValue(value("a parameter and its value, such as inset=30"))
    case "--preview": preview = try value("the name of a preview")
    case "--scheme": svg.scheme = try Options.scheme(value("`light`, `dark` or `automatic`"))
    case "--canvas": svg.canvas = try Options.canvas(value("`ink` or `bounds`"))
    case "--without": try leaveOut(value("`shadows`"))
    case "--access": swift.access = try Options.access(value("`public`, `internal` or `package`"))
    case "--diagnostics": messages = try Options.messages(value("`text` or `json`"))
    case "--check":
      if attached != nil { throw UsageError(message: "--check takes no value") }
      isOnlyChecking = true
    case "--range": lines = try Options.lines(value("lines, such as 12-20"))
    case "--stdin-name": standardInputName = try value("a file name")
    default: throw UsageError(message: "there is no option `\(name)`", hint: "`shapec --help` lists them")
    }
    if !given.insert(name).inserted, name != "--set", name != "--help" {
      throw UsageError(message: "\(name) is given twice")
    }
  }

  private mutating func addValue(_ text: String) throws(UsageError) {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex, text.last != "=" else {
      throw UsageError(message: "`--set \(text)` lacks the name or the value", hint: "write `--set inset=30`")
    }
    let name = text[..<equals].filter { $0 != " " }
    if values.contains(where: { $0.name == name }) {
      throw UsageError(message: "--set gives `\(name)` twice")
    }
    values.append((name, String(text[text.index(after: equals)...])))
  }

  private mutating func leaveOut(_ text: String) throws(UsageError) {
    guard text == "shadows" else {
      throw UsageError(message: "`\(text)` can't be left out of a picture", hint: "`shadows` can")
    }
    isWithoutShadows = true
  }

  private func validate() throws(UsageError) {
    if command == .explain { return try validateCodes() }
    guard command == .emit || command == .check || command == .format else { return }
    if files.isEmpty {
      throw UsageError(
        message: "no file to \(command == .format ? "format" : "compile")", hint: "name one, or `-` for standard input")
    }
    if files.count(where: { $0 == "-" }) > 1 { throw UsageError(message: "standard input can be read only once") }
    if standardInputName != nil, !files.contains("-") {
      throw UsageError(message: "--stdin-name goes with `-`, and no file is `-`")
    }
    if command == .check {
      if isGiven("--fix"), files.contains("-") {
        throw UsageError(message: "--fix changes files, and standard input is none", hint: "name the file")
      }
      let known = ["--stdin-name", "--fix", "--diagnostics", "--warnings-as-errors"]
      for name in given.sorted() where !known.contains(name) {
        throw UsageError(
          message: "`check` has no \(name)",
          hint: "it draws every shape at its design size, its least size, and both ends of each parameter")
      }
      return
    }
    if command == .format { return try validateFormat() }
    for name in ["--check", "--range"] where isGiven(name) {
      throw UsageError(message: "\(name) goes with `shapec format`")
    }
    if isGiven("--fix") { throw UsageError(message: "--fix goes with `check`", hint: "use `shapec check --fix`") }
    guard output != nil else {
      if let first = files.first, !first.contains("."),
        let command = nearestName(to: first, among: Options.commands.map(\.name))
      {
        throw UsageError(message: "`\(first)` is no command", hint: "did you mean `\(command)`?")
      }
      throw UsageError(message: "what to make is missing", hint: "add `--emit svg`, or use `shapec check`")
    }
    try validateOptionsOfFormat()
    if preview != nil, shape != nil { throw UsageError(message: "a preview names its shape: leave --shape out") }
    if files.count > 1, shape != nil || preview != nil || size != nil || !values.isEmpty {
      throw UsageError(message: "--shape, --preview, --size and --set go with one file, and there are \(files.count)")
    }
  }

  private func validateFormat() throws(UsageError) {
    for name in given.sorted() where !["--check", "--diagnostics", "--range", "--stdin-name"].contains(name) {
      let hint = "it takes --check, --range, --stdin-name and --diagnostics"
      throw UsageError(message: "`format` has no \(name)", hint: hint)
    }
    if lines != nil, files.count > 1 {
      throw UsageError(message: "--range goes with one file, and there are \(files.count)")
    }
  }

  private func validateCodes() throws(UsageError) {
    if let name = given.sorted().first { throw UsageError(message: "`explain` has no \(name)") }
    if codes.isEmpty { throw .noCode }
    if let code = codes.first(where: { Explanation.of($0) == nil }) { throw .unknownCode(code) }
  }

  /// Options that mean nothing in the format that is asked for.
  private func validateOptionsOfFormat() throws(UsageError) {
    switch output {
    case .swift:
      for name in ["--size", "--set", "--preview", "--scheme", "--canvas", "--without"] where isGiven(name) {
        throw UsageError(
          message: "\(name) does not go with `--emit swift`",
          hint: "the Swift source draws the shape at any size, with any values, in both schemes")
      }
    case .svg, .eps, nil:
      if isGiven("--access") {
        throw UsageError(message: "--access goes with `--emit swift`", hint: "a picture has no access level")
      }
    }
  }

  // MARK: Values

  /// How the messages about the command line itself are to be written, whatever else stands in it.
  static func messageFormat(of arguments: [String]) -> MessageFormat {
    let asked = zip(arguments, arguments.dropFirst()).contains { $0 == "--diagnostics" && $1 == "json" }
    return asked || arguments.contains("--diagnostics=json") ? .json : .text
  }

  private static func messages(_ text: String) throws(UsageError) -> MessageFormat {
    if let format = MessageFormat(rawValue: text) { return format }
    throw UsageError(message: "messages are not written as `\(text)`", hint: "there is `text` and `json`")
  }

  /// Lines such as `12-20`, or one line.
  private static func lines(_ text: String) throws(UsageError) -> ClosedRange<Int> {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    if let first = numbers[0], let last = numbers[numbers.count - 1], numbers.count <= 2, 1 <= first, first <= last {
      return first...last
    }
    throw UsageError(message: "`\(text)` are no lines", hint: "write the first and the last, from 1: `--range 12-20`")
  }

  private static func access(_ text: String) throws(UsageError) -> SwiftOptions.Access {
    if let access = SwiftOptions.Access(rawValue: text) { return access }
    throw UsageError(
      message: "there is no access level `\(text)`", hint: "there is `public`, `internal` and `package`")
  }

  private static func format(_ text: String) throws(UsageError) -> Output {
    if let format = Output(rawValue: text) { return format }
    let all = Output.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    throw UsageError(message: "there is no format `\(text)`", hint: "there is \(all)")
  }

  /// A size such as `333x217`; spaces may stand in it as they do in a source.
  private static func size(_ text: String) throws(UsageError) -> Size {
    let parts = text.filter { $0 != " " }.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
      throw UsageError(message: "`\(text)` is not a size", hint: "write two lengths and an x: `--size 333x217`")
    }
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw UsageError(
        message: "nothing can be drawn at the size \(text)",
        hint: "both lengths are above 0, and at most \(Int(SourceLimits.largestSide))")
    }
    return Size(width, height)
  }

  private static func scheme(_ text: String) throws(UsageError) -> SchemeChoice {
    switch text {
    case "light": return .light
    case "dark": return .dark
    case "automatic": return .automatic
    default: throw UsageError(message: "there is no scheme `\(text)`", hint: "there is `light`, `dark`, `automatic`")
    }
  }

  private static func canvas(_ text: String) throws(UsageError) -> Canvas {
    switch text {
    case "ink": return .ink
    case "bounds": return .bounds
    default: throw UsageError(message: "there is no canvas `\(text)`", hint: "there is `ink` and `bounds`")
    }
  }
}
