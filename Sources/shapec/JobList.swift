import ShapeBackends
import ShapeKit
import ShapeLanguage

/// One picture to be made.
struct Job {
  var shape: ShapeID
  var name: String
  var size: Size
  /// By parameter; `.none` keeps the default.
  var values: [ExpressionID]
  var options: SVGOptions
  /// Where the size is written, where that is not the shape's own.
  var sizeSource: SourceSpan?
}

/// Finds out what the options ask for of one file.
struct JobList {
  let compilation: Compilation
  let options: Options
  let console: Console
  /// The file, as it was named.
  let path: String

  init(compilation: Compilation, options: Options, console: Console, path: String) {
    self.compilation = compilation
    self.options = options
    self.console = console
    self.path = path
  }

  /// What to draw; nothing for a file without shapes.
  func jobs() -> Result<[Job], ExitCode> {
    if let name = options.preview { return job(preview: name).map { [$0] } }
    if let name = options.shape {
      guard let shape = compilation.shape(named: name) else {
        return refuse("\(path) has no shape `\(name)`", named: name, among: names(compilation.publicShapes))
      }
      return job(shape, []).map { [$0] }
    }
    let shapes = compilation.publicShapes
    if shapes.count > 1, options.destination == nil || !options.values.isEmpty || options.size != nil {
      console.error(
        "\(path) has several shapes: \(names(shapes).joined(separator: ", "))",
        hint: "name one with --shape\(options.destination == nil ? ", or a folder for all of them with -o" : "")")
      return .failure(.usage)
    }
    var result: [Job] = []
    for shape in shapes {
      switch job(shape, []) {
      case .success(let job): result.append(job)
      case .failure(let code): return .failure(code)
      }
    }
    return .success(result)
  }

  /// The shapes that are asked for, whatever their sizes and values: the one that is named, or all that are public.
  func shapes() -> Result<[ShapeID], ExitCode> {
    guard let name = options.shape else { return .success(compilation.publicShapes) }
    guard let shape = compilation.shape(named: name) else {
      return refuse("\(path) has no shape `\(name)`", named: name, among: names(compilation.publicShapes))
    }
    return .success([shape])
  }

  private func job(preview name: String) -> Result<Job, ExitCode> {
    let program = compilation.program
    let own = program.previews.filter { $0.source.file == 0 }
    guard let preview = own.first(where: { $0.name == name }) else {
      return refuse("\(path) has no preview `\(name)`", named: name, among: own.map(\.name))
    }
    return job(preview.shape, Array(program[preview.arguments])).flatMap { job in
      var job = job
      if options.size == nil {
        let (size, diagnostics) = Evaluator.size(of: preview, in: program)
        guard let size else {
          console.show(diagnostics, of: program.sources)
          return .failure(.sourceErrors)
        }
        job.size = size
        if preview.size.isPresent { job.sizeSource = program[preview.size].source }
      }
      if !options.isGiven("--scheme"), let isDark = preview.isDark { job.options.scheme = isDark ? .dark : .light }
      return .success(job)
    }
  }

  /// A shape with the size and the values of the command line.
  private func job(_ shape: ShapeID, _ operands: [ExpressionID]) -> Result<Job, ExitCode> {
    let declaration = compilation.program.shapes[shape]
    let name = compilation.program.names.spelling(declaration.name)
    var values = declaration.parameters.indices.map { $0 < operands.count ? operands[$0] : .none }
    let names = declaration.parameters.map { compilation.program.names.spelling($0.name) }
    for (parameter, _) in options.values where !names.contains(parameter) {
      return refuse("`\(name)` has no parameter `\(parameter)`", named: parameter, among: names)
    }
    for case let setting? in compilation.settings { values[setting.parameter] = setting.value }
    return .success(
      Job(
        shape: shape, name: name, size: options.size ?? declaration.designSize, values: values, options: options.svg))
  }

  // MARK: Words

  private func names(_ shapes: [ShapeID]) -> [String] {
    shapes.map { compilation.program.names.spelling(compilation.program.shapes[$0].name) }
  }

  /// Reports a name that is not there, with the one that may be meant or else all there are.
  private func refuse<Success>(
    _ message: String, named wrong: String, among names: [String]
  ) -> Result<Success, ExitCode> {
    var hint = names.isEmpty ? "there is none" : "there is \(names.map { "`\($0)`" }.joined(separator: ", "))"
    if let nearest = nearestName(to: wrong, among: names) { hint = "did you mean `\(nearest)`?" }
    console.error(message, hint: hint)
    return .failure(.usage)
  }
}

extension Options {
  /// The values of `--set`, as the compiler takes them.
  var settings: [Setting] {
    let target: Setting.Target = preview.map { .preview(named: $0) } ?? shape.map { .shape(named: $0) } ?? .onlyShape
    return values.map { name, text in
      Setting(SourceFile(path: "--set", bytes: Array("\(name)=\(text)".utf8)), for: target)
    }
  }
}
