import Foundation
import ShapeBackends
import ShapeSwift
import ShapeCore
import ShapeEditing
import ShapeLanguage
import TestSupport
import Testing

/// Constructs that are nested in themselves, as deep as the language allows.
struct NestingTests {
  /// The innermost part of each construct, and the statement around all of them.
  private enum Kind {
    case statement, path, number

    func body(_ nested: (String) -> String) -> String {
      switch self {
      case .statement: nested("fill .red")
      case .path: "fill .red, path: \(nested("rect(bounds)"))"
      case .number: "fill .red, opacity: clamp(\(nested("a")), 0, 1)"
      }
    }
  }

  private static let constructs: [(kind: Kind, source: @Sendable (String) -> String)] = [
    (.statement, { "layer(inset: 0.01) { fill .red; \($0) }" }),
    (.statement, { "layer(opacity: 90%, rotation: 1deg) { fill .red; \($0) }" }),
    (.statement, { "layer(blend: .multiply) { fill .red; \($0) }" }),
    (.statement, { "layer { fill .red; mask layer { \($0) } }" }),
    (.statement, { "use B() { \($0) }" }),
    (.statement, { "layer { clip circle(center: center, radius: 3); fill .red; \($0) }" }),
    (.statement, { "layer { fill .red; erase circle(center: center, radius: 2); \($0) }" }),
    (.statement, { "layer { outline roundedRect(bounds, cornerRadius: 1); border .all; \($0) }" }),
    (.statement, { "layer { let r = width / 2; fill .red, path: rect(bounds); \($0) }" }),
    (.statement, { "if a > 1 { \($0) }" }),
    (.statement, { "if a > 5 { fill .red } else { \($0) }" }),
    (.statement, { "switch a > 1 { case true: \($0); case false: fill .blue }" }),
    (.statement, { "repeat i in 0..<1 { \($0) }" }),
    (.path, { "(a > 1 ? \($0) : rect(bounds))" }),
    (.path, { "(\($0).length > 1 ? rect(bounds) : rect(bounds))" }),
    (.path, { "path { let q = \($0); add q }" }),
    (.path, { "path { if a > 1 { add \($0) } }" }),
    (.path, { "path { repeat i in 0..<1 { add \($0) } }" }),
    (.path, { "[for i in 0..<1: \($0)][0]" }),
    (.path, { "rect(bounds).union(\($0))" }),
    (.path, { "f(p: \($0).reversed())" }),
    (.number, { "-(\($0))" }),
    (.number, { "min((1 + \($0), 1).x, 2)" }),
    (.number, { "(a > 1 && \($0) > 0 ? 1 : 2)" }),
  ]

  /// The phases, each with what it needs from those before.
  private enum Phase: CaseIterable, Hashable {
    case parse, check, draw, lint, format, swift, svg, pdf, eps

    func run(_ file: SourceFile, _ compilation: Compilation, _ scene: Scene) throws {
      switch self {
      case .parse: _ = Parser.parse(file)
      case .check: _ = NestingTests.compile(file)
      case .draw: _ = NestingTests.scene(compilation)
      case .lint: _ = Linter.diagnostics(for: compilation.program)
      case .format: _ = SourceFormatter.formatted(compilation.trees[0])
      case .swift:
        _ = SwiftWriter.file(of: SwiftWriter.types(for: compilation.program, shapes: compilation.publicShapes))
      case .svg: _ = try SVGWriter.svg(for: scene)
      case .pdf: _ = try PDFWriter.pdf(for: [scene])
      case .eps: _ = try PostScriptWriter.eps(for: scene)
      }
    }
  }

  private static func compile(_ file: SourceFile) -> Compilation {
    Compiler.compile(file) { _ in .failure(.unreadable("there is none")) }
  }

  private static func scene(_ compilation: Compilation) -> Scene? {
    guard !compilation.hasErrors, let shape = compilation.publicShapes.first else { return nil }
    return Evaluator.draw(compilation.program, shape: shape, size: Size(8, 8)).scene
  }

  /// What is measured: a file with a construct at a depth.
  private struct Subject {
    let file: SourceFile
    let compilation: Compilation
    let scene: Scene

    /// Returns `nil` if the construct can't be as deep.
    init?(_ construct: (kind: Kind, source: @Sendable (String) -> String), depth: Int) {
      let body = construct.kind.body { (0..<depth).reduce($0) { inner, _ in construct.source(inner) } }
      let text = """
        func f(p: Path) = p
        private shape B { size 8 x 8; content }
        shape A(a: Number = 3) { size 8 x 8; \(body) }

        """
      file = SourceFile(path: "a.shape", bytes: Array(text.utf8))
      compilation = NestingTests.compile(file)
      guard let scene = NestingTests.scene(compilation) else { return nil }
      self.scene = scene
    }

    /// Returns the seconds of a phase in this thread, whatever others do; infinite if the phase refuses the scene.
    func seconds(_ phase: Phase) -> Double {
      func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
      }
      let start = now()
      guard (try? phase.run(file, compilation, scene)) != nil else { return .infinity }
      return now() - start
    }
  }

  /// Four times the depth takes at most nine times as long. Work of n log n takes six times as long, n² sixteen.
  private static func failures() -> [String] {
    var random = RandomSource(seed: RandomCases.seed())
    let count = RandomCases.count(quick: 12, ci: 24, long: 24)
    let chosen = count < constructs.count ? (0..<count).map { _ in random.pick(constructs) } : constructs
    return chosen.flatMap { construct -> [String] in
      let depths = [96, 48, 24, 12].lazy.compactMap { depth in
        Subject(construct, depth: depth).flatMap { deep in Subject(construct, depth: depth / 4).map { ($0, deep) } }
      }
      guard let deepest = depths.first else { return ["\(construct.source("…")) can't be nested"] }
      // A layer too deep for readers of PDF is an image, which is a step. What grows does so below it, too.
      let smallest = Subject(construct, depth: 24).flatMap { deep in Subject(construct, depth: 6).map { ($0, deep) } }
      return Phase.allCases.filter { phase in
        let (shallow, deep) = phase == .pdf ? smallest ?? deepest : deepest
        var (fast, slow) = (Double.infinity, Double.infinity)
        // What else runs on the machine only makes it slower: a phase fails if it never is fast enough.
        for _ in 0..<8 {
          fast = min(fast, shallow.seconds(phase))
          slow = min(slow, deep.seconds(phase))
          if slow <= 9 * fast { return false }
        }
        return true
      }.map { "\($0) of \(construct.source("…"))" }
    }
  }

  @Test func `no phase grows faster than n log n`() async {
    // The stack of a thread of the program, which is larger than that of a task.
    let failures = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: Self.failures()) }
      thread.stackSize = 64 << 20
      thread.start()
    }
    #expect(failures == [])
  }
}
