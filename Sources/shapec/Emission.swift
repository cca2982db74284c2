import ShapeBackends
import ShapeKit
import ShapeLanguage

/// Compiles files and draws their shapes.
struct Emission {
  let options: Options
  let console: Console

  /// Draws what the options ask for. Nothing is written anywhere unless all of it can be drawn.
  func run() -> ExitCode {
    if options.output == .swift { return writeSwift() }
    var artifacts: [Artifact] = []
    var sources: Set<Files.Identity> = []
    var result = ExitCode.success
    for path in files {
      switch compile(path) {
      case .success(let compilation):
        sources.formUnion(identities(of: compilation))
        result = max(result, draw(compilation, path, &artifacts))
      case .failure(let code): result = max(result, code)
      }
    }
    guard result == .success else { return result }
    guard !artifacts.isEmpty else { return reportNothingToDraw() }
    let destination = Destination(
      path: options.destination, fileExtension: options.output?.rawValue ?? "svg", console: console)
    return destination.write(artifacts, sources: sources)
  }

  func reportNothingToDraw() -> ExitCode {
    console.error(
      files.count == 1 ? "\(files[0]) has no shape to draw" : "none of these files has a shape to draw",
      hint: "a shape that is not private is what others can draw")
    return .usage
  }

  // MARK: Reading

  /// The files that were read, which nothing may replace.
  func identities(of compilation: Compilation) -> [Files.Identity] {
    compilation.program.sources.compactMap { Files.identity($0.path) }
  }

  /// The files to compile, each once, by whatever names it is given.
  var files: [String] {
    var seen: Set<Files.Identity> = []
    return options.files.filter { path in
      guard path != "-", let identity = Files.identity(path) else { return true }
      return seen.insert(identity).inserted
    }
  }

  func compile(_ path: String) -> Result<Compilation, ExitCode> {
    let name = path == "-" ? options.standardInputName ?? "standard input" : path
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try Files.read(path, limit: SourceLimits.fileBytes)
    } catch {
      console.error("can't read \(name): \(error.reason)")
      return .failure(.files)
    }
    let folder = Files.folder(of: name)
    let compilation = Compiler.compile(SourceFile(path: name, bytes: bytes), settings: options.settings) {
      load($0, beside: folder)
    }
    return .success(compilation)
  }

  /// Reads an imported file. A link must not lead out of the folder either.
  func load(_ path: String, beside folder: String) -> Result<[UInt8], LoadFailure> {
    let full = folder + path
    if let root = Files.realPath(folder.isEmpty ? "." : folder), let real = Files.realPath(full),
      !real.utf8.starts(with: (root == "/" ? root : root + "/").utf8)
    {
      return .failure(.outsideFolder)
    }
    // Opening a pipe would wait for somebody to write into it.
    if Files.kind(full) == .other { return .failure(.unreadable("Not a regular file")) }
    do throws(FileFailure) {
      return .success(try Files.read(full, limit: SourceLimits.fileBytes))
    } catch {
      return .failure(.unreadable(error.reason))
    }
  }

  // MARK: Messages

  func show(_ diagnostics: [Diagnostic], of compilation: Compilation) {
    console.show(offeringFixIts(diagnostics, of: compilation), of: compilation.program.sources)
  }

  /// Diagnostics with the changes that can be made for them.
  func offeringFixIts(_ diagnostics: [Diagnostic], of compilation: Compilation) -> [Diagnostic] {
    guard !diagnostics.isEmpty, let source = compilation.program.sources.first else { return diagnostics }
    let folder = Files.folder(of: source.path)
    return fixer(for: source.path, in: folder).offering(diagnostics, of: compilation)
  }

  /// What mends a file that imports others of its folder.
  func fixer(for path: String, in folder: String) -> Fixer {
    let neighbours = { Files.names(in: folder).filter { $0.hasSuffix(".shape") && folder + $0 != path } }
    return Fixer(path: path, neighbours: neighbours) { load($0, beside: folder) }
  }

  // MARK: Drawing

  private func draw(_ compilation: Compilation, _ path: String, _ artifacts: inout [Artifact]) -> ExitCode {
    guard !compilation.hasErrors else {
      show(compilation.diagnostics, of: compilation)
      let isOfSource = compilation.diagnostics.contains { $0.severity == .error && !compilation.isAboutSetting($0) }
      return isOfSource ? .sourceErrors : .usage
    }
    let list = JobList(compilation: compilation, options: options, console: console, path: path)
    var diagnostics = compilation.diagnostics
    var seen = Set(diagnostics.map(\.identity))
    var result = ExitCode.success
    switch list.jobs() {
    case .failure(let code): result = code
    case .success(let jobs):
      for job in jobs {
        let drawing = Evaluator.draw(
          list.compilation.program, shape: job.shape, size: job.size, values: job.values, sizeSource: job.sizeSource)
        for diagnostic in drawing.diagnostics where seen.insert(diagnostic.identity).inserted {
          diagnostics.append(diagnostic)
        }
        if let scene = drawing.scene {
          do throws(TransparencyNeeded) {
            artifacts.append(Artifact(name: job.name, bytes: try bytes(of: scene, job.options), source: path))
          } catch {
            diagnostics += error.diagnostics.filter { seen.insert($0.identity).inserted }
            result = max(result, .sourceErrors)
          }
        } else {
          // What is wrong with a value of the command line is no mistake of the source.
          let isOfSource = drawing.diagnostics.contains { diagnostic in
            diagnostic.severity == .error && !compilation.isAboutSetting(diagnostic)
          }
          result = max(result, isOfSource ? .sourceErrors : .usage)
        }
      }
    }
    show(diagnostics, of: list.compilation)
    return console.refuses(diagnostics) ? max(result, .sourceErrors) : result
  }

  /// The picture in the format that is asked for.
  private func bytes(of scene: Scene, _ svg: SVGOptions) throws(TransparencyNeeded) -> [UInt8] {
    let scene = options.isWithoutShadows ? scene.withoutShadows : scene
    switch options.output {
    // Without a format there is nothing to make, and the options say so before; Swift source is made elsewhere.
    case .svg, .swift, nil: return SVGWriter.svg(for: scene, options: svg)
    case .eps:
      let options = PostScriptOptions(canvas: svg.canvas, scheme: svg.scheme)
      return try PostScriptWriter.eps(for: scene, options: options)
    }
  }
}
