import ShapeBackends
import ShapeKit
import ShapeLanguage

/// What the command line asks for.
struct Options {
  enum Command { case help, version, check, emit }
  enum Output: String, CaseIterable { case svg }

  var command = Command.emit
  var files: [String] = []
  var output: Output?
  var destination: String?
  var shape: String?
  var size: Size?
  /// The values given by `--set`, in order.
  var values: [(name: String, text: String)] = []
  var preview: String?
  var svg = SVGOptions()
  var schemeIsGiven = false
  var standardInputName: String?
}

/// A command line that can't be carried out.
struct UsageError: Error {
  var message: String
  var hint: String?
}

extension Options {
  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var onlyFiles = false
    if rest.isEmpty {
      command = .help
      return
    }
    if let first = rest.first, first == "check" || first == "help" {
      command = first == "check" ? .check : .help
      rest.removeFirst()
    }
    while let argument = rest.popFirst() {
      if onlyFiles || !argument.hasPrefix("-") || argument == "-" {
        files.append(argument)
        continue
      }
      if argument == "--" {
        onlyFiles = true
        continue
      }
      var name = argument
      var attached: String?
      if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
        name = String(argument[..<equals])
        attached = String(argument[argument.index(after: equals)...])
      }
      func value(_ what: String) throws(UsageError) -> String {
        if let attached { return attached }
        guard let next = rest.popFirst() else { throw UsageError(message: "\(name) needs \(what)") }
        return next
      }
      switch name {
      case "-h", "--help": command = .help
      case "--version": command = .version
      case "--emit":
        let text = try value("a format")
        guard let format = Output(rawValue: text) else {
          throw UsageError(
            message: "there is no format `\(text)`",
            hint: "there is \(Output.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))")
        }
        output = format
      case "-o", "--output": destination = try value("a file or a folder")
      case "--shape": shape = try value("the name of a shape")
      case "--size": size = try Options.size(value("a size, such as 333x217"))
      case "--set":
        let text = try value("a parameter and its value, such as inset=30")
        guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
          throw UsageError(message: "`--set \(text)` lacks the name or the value", hint: "write `--set inset=30`")
        }
        values.append((String(text[..<equals]), String(text[text.index(after: equals)...])))
      case "--preview": preview = try value("the name of a preview")
      case "--scheme":
        schemeIsGiven = true
        svg.scheme = try Options.scheme(value("`light`, `dark` or `automatic`"))
      case "--canvas": svg.canvas = try Options.canvas(value("`ink` or `bounds`"))
      case "--stdin-name": standardInputName = try value("a file name")
      default:
        throw UsageError(message: "there is no option `\(name)`", hint: "`shapec --help` lists them")
      }
    }
    try validate()
  }

  private func validate() throws(UsageError) {
    guard command == .emit || command == .check else { return }
    if files.isEmpty {
      throw UsageError(message: "no file to compile", hint: "name one, or `-` for standard input")
    }
    if files.filter({ $0 == "-" }).count > 1 { throw UsageError(message: "standard input can be read only once") }
    if standardInputName != nil, !files.contains("-") {
      throw UsageError(message: "--stdin-name goes with `-`, and no file is `-`")
    }
    if command == .check {
      for (given, name) in [
        (output != nil, "--emit"), (destination != nil, "-o"), (shape != nil, "--shape"), (size != nil, "--size"),
        (!values.isEmpty, "--set"), (preview != nil, "--preview"), (schemeIsGiven, "--scheme"),
      ] where given {
        throw UsageError(
          message: "`check` has no \(name)", hint: "it draws every shape at its design size, its least size, and both ends of each parameter")
      }
      return
    }
    guard output != nil else {
      throw UsageError(message: "what to make is missing", hint: "add `--emit svg`, or use `shapec check`")
    }
    if preview != nil, shape != nil { throw UsageError(message: "a preview names its shape: leave --shape out") }
    if files.count > 1, shape != nil || preview != nil || size != nil || !values.isEmpty {
      throw UsageError(message: "--shape, --preview, --size and --set go with one file, and there are \(files.count)")
    }
  }

  private static func size(_ text: String) throws(UsageError) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
      throw UsageError(message: "`\(text)` is not a size", hint: "write two lengths and an x: `--size 333x217`")
    }
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw UsageError(message: "nothing can be drawn at the size \(text)", hint: "both lengths are above 0")
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
