import ShapeBackends
import ShapeKit
import ShapeLanguage

/// One picture to be made.
private struct Job {
  var shape: Int32
  var name: String
  var size: Size
  var values: [ExpressionID]
  var options: SVGOptions
}

/// One picture that is made.
struct Artifact {
  var name: String
  var bytes: [UInt8]
  /// The file it came from.
  var source: String
}

/// Compiles files and draws their shapes.
struct Emission {
  let options: Options
  let console: Console

  /// Draws what the options ask for. Nothing is written anywhere unless all of it can be drawn.
  func run() -> ExitCode {
    var artifacts: [Artifact] = []
    var worst = ExitCode.success
    for path in options.files {
      switch compile(path) {
      case .success(let compilation):
        let code = draw(compilation, path, &artifacts)
        if code != .success { worst = code }
      case .failure(let code): worst = code
      }
    }
    guard worst == .success else { return worst }
    return write(artifacts)
  }

  // MARK: Reading

  func compile(_ path: String) -> Result<Compilation, ExitCode> {
    let name = path == "-" ? options.standardInputName ?? "standard input" : path
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try Files.read(path, limit: SourceLimits.fileBytes)
    } catch {
      console.error("can't read \(name): \(error.reason)")
      return .failure(.files)
    }
    let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
    let compilation = Compiler.compile(SourceFile(path: name, bytes: bytes)) { load($0, beside: folder) }
    return .success(compilation)
  }

  /// Reads an imported file. A link must not lead out of the folder either.
  private func load(_ path: String, beside folder: String) -> Result<[UInt8], LoadFailure> {
    let full = folder + path
    if let root = Files.realPath(folder.isEmpty ? "." : folder), let real = Files.realPath(full),
      !real.hasPrefix(root == "/" ? root : root + "/")
    {
      return .failure(.outsideFolder)
    }
    do throws(FileFailure) {
      return .success(try Files.read(full, limit: SourceLimits.fileBytes))
    } catch {
      return .failure(.unreadable(error.reason))
    }
  }

  // MARK: Drawing

  private func draw(_ compilation: Compilation, _ path: String, _ artifacts: inout [Artifact]) -> ExitCode {
    var compilation = compilation
    console.show(compilation.diagnostics, of: compilation.program.sources)
    guard !compilation.hasErrors else { return .sourceErrors }
    switch jobs(&compilation, path) {
    case .failure(let code): return code
    case .success(let jobs):
      var result = ExitCode.success
      for job in jobs {
        let drawing = Evaluator.draw(compilation.program, shape: job.shape, size: job.size, values: job.values)
        console.show(drawing.diagnostics, of: compilation.program.sources)
        if let scene = drawing.scene {
          artifacts.append(
            Artifact(name: job.name, bytes: SVGWriter.svg(for: scene, options: job.options), source: path))
        } else {
          result = .sourceErrors
        }
      }
      return result
    }
  }

  /// What to draw of a file.
  private func jobs(_ compilation: inout Compilation, _ path: String) -> Result<[Job], ExitCode> {
    let program = compilation.program
    if let name = options.preview { return job(preview: name, &compilation).map { [$0] } }
    if let name = options.shape {
      guard let shape = compilation.shape(named: name) else {
        let names = compilation.publicShapes.map { program.names.spelling(program.shapes[Int($0)].name) }
        let nearest = nearestName(to: name, among: names).map { "did you mean `\($0)`?" }
        console.error("\(path) has no shape `\(name)`", hint: nearest ?? list("it has", names))
        return .failure(.usage)
      }
      return job(shape, [], &compilation).map { [$0] }
    }
    let shapes = compilation.publicShapes
    if shapes.isEmpty {
      console.error("\(path) has no shape to draw", hint: "a shape that is not private is what others can draw")
      return .failure(.usage)
    }
    let isOne = shapes.count == 1
    if !isOne, options.destination == nil || !options.values.isEmpty || options.size != nil {
      let names = shapes.map { program.names.spelling(program.shapes[Int($0)].name) }
      console.error(
        "\(path) has several shapes: \(names.joined(separator: ", "))",
        hint: "name one with --shape\(options.destination == nil ? ", or a folder for all of them with -o" : "")")
      return .failure(.usage)
    }
    var result: [Job] = []
    for shape in shapes {
      switch job(shape, [], &compilation) {
      case .success(let job): result.append(job)
      case .failure(let code): return .failure(code)
      }
    }
    return .success(result)
  }

  private func job(preview name: String, _ compilation: inout Compilation) -> Result<Job, ExitCode> {
    let program = compilation.program
    let own = program.previews.filter { $0.source.file == 0 }
    guard let preview = own.first(where: { $0.name == name }) else {
      let names = own.map(\.name)
      let nearest = nearestName(to: name, among: names).map { "did you mean \"\($0)\"?" }
      console.error("there is no preview named \"\(name)\"", hint: nearest ?? list("there is", names))
      return .failure(.usage)
    }
    let operands = (0..<Int(preview.arguments.count)).map { program.operands[Int(preview.arguments.start) + $0] }
    return job(preview.shape, operands, &compilation).flatMap { job in
      var job = job
      if options.size == nil, preview.size.isPresent {
        guard let size = Evaluator.constantSize(preview.size, in: program) else { return .failure(.sourceErrors) }
        job.size = size
      }
      if !options.schemeIsGiven, let isDark = preview.isDark { job.options.scheme = isDark ? .dark : .light }
      return .success(job)
    }
  }

  /// A shape with the size and the values of the command line.
  private func job(
    _ shape: Int32, _ operands: [ExpressionID], _ compilation: inout Compilation
  ) -> Result<Job, ExitCode> {
    let declaration = compilation.program.shapes[Int(shape)]
    let name = compilation.program.names.spelling(declaration.name)
    var values = declaration.parameters.indices.map { $0 < operands.count ? operands[$0] : .none }
    for (parameter, text) in options.values {
      let names = declaration.parameters.map { compilation.program.names.spelling($0.name) }
      guard let index = names.firstIndex(of: parameter) else {
        let nearest = nearestName(to: parameter, among: names).map { "did you mean `\($0)`?" }
        console.error("`\(name)` has no parameter `\(parameter)`", hint: nearest ?? list("it has", names))
        return .failure(.usage)
      }
      let (value, diagnostics) = compilation.addValue(
        Array(text.utf8), for: index, of: shape, source: "--set \(parameter)")
      if diagnostics.contains(where: { $0.severity == .error }) {
        console.show(diagnostics, of: compilation.program.sources)
        return .failure(.usage)
      }
      values[index] = value
    }
    return .success(
      Job(
        shape: shape, name: name, size: options.size ?? declaration.designSize, values: values, options: options.svg))
  }

  private func list(_ intro: String, _ names: [String]) -> String? {
    names.isEmpty ? nil : "\(intro) \(names.joined(separator: ", "))"
  }

  // MARK: Writing

  private func write(_ artifacts: [Artifact]) -> ExitCode {
    guard let destination = options.destination else {
      do throws(FileFailure) {
        for artifact in artifacts { try Files.write(artifact.bytes, to: 1) }
        return .success
      } catch {
        console.error("can't write to standard output: \(error.reason)")
        return .files
      }
    }
    let isFolder = destination.hasSuffix("/") || Files.isFolder(destination)
    if !isFolder, artifacts.count > 1 {
      console.error(
        "\(artifacts.count) shapes do not go into one file", hint: "name a folder: `-o \(destination)/`")
      return .usage
    }
    var origins: [String: String] = [:]
    for artifact in artifacts {
      if let first = origins[artifact.name] {
        console.error("the shape `\(artifact.name)` is both in \(first) and in \(artifact.source): one file would replace the other")
        return .usage
      }
      origins[artifact.name] = artifact.source
    }
    for artifact in artifacts {
      let path = isFolder ? (destination.hasSuffix("/") ? destination : destination + "/") + artifact.name + ".svg" : destination
      do throws(FileFailure) {
        if isFolder { try Files.makeFolder(destination.hasSuffix("/") ? String(destination.dropLast()) : destination) }
        try Files.write(artifact.bytes, to: path)
      } catch {
        console.error("can't write \(path): \(error.reason)")
        return .files
      }
    }
    return .success
  }
}
