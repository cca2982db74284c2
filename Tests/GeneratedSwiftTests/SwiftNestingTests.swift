import Foundation
import ShapeLanguage
import Testing

@testable import ShapeSwift

/// Constructs that are nested in each other, nearly to the limit of the language.
struct SwiftNestingTests {
  /// Each puts a path into another one.
  private static let constructs: [(name: String, source: @Sendable (String) -> String)] = [
    ("conditional", { "(a > 1 ? \($0) : rect(bounds))" }),
    ("other value", { "(a > 1 ? rect(bounds) : \($0))" }),
    ("path", { "path { add \($0) }" }),
    ("let", { "path { let q = \($0); add q }" }),
    ("if", { "path { if a > 1 { add \($0) } }" }),
    ("else", { "path { if a > 1 { move (1, 2) } else { add \($0) } }" }),
    ("repeat", { "path { repeat i in 0..<2 { add \($0) } }" }),
    ("list", { "[\($0)][0]" }),
    ("loop in a list", { "[for i in 0..<2: \($0)][0]" }),
    ("argument", { "rect(bounds).union(\($0))" }),
    ("receiver", { "\($0).reversed()" }),
    ("condition", { "(\($0).length > 1 ? rect(bounds) : rect(bounds))" }),
  ]

  /// Returns the number of statements' characters without their margins, which are no work of the writer.
  private func size(_ outer: (String) -> String, _ inner: (String) -> String, depth: Int) -> Int {
    let path = (0..<depth).reduce("rect(bounds)") { path, _ in outer(inner(path)) }
    let source = "shape A(a: Number = 3) { size 40 x 40; let p = \(path); fill .red, path: p }"
    let compilation = Compiler.compile(SourceFile(path: "a.shape", bytes: Array(source.utf8))) { _ in
      .failure(.unreadable("there is none"))
    }
    let errors = compilation.diagnostics.filter { $0.problem.severity == .error }.map(\.problem.message)
    #expect(errors == [])
    let types = SwiftWriter.types(for: compilation.program, shapes: compilation.publicShapes)
    var printer = SwiftPrinter()
    for type in types { printer.add(type.declaration) }
    let lines = printer.bytes.split(separator: UInt8(ascii: "\n"))
    return lines.reduce(0) { $0 + $1.drop { $0 == UInt8(ascii: " ") }.count }
  }

  /// The seconds for which this thread has worked.
  private var work: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Work that doubles with each level would take more than a minute; it takes two seconds.
  @Test func `the size of the code and the work grow with the source`() {
    let start = work
    for outer in Self.constructs {
      for inner in Self.constructs {
        let sizes = [4, 8, 16].map { size(outer.source, inner.source, depth: $0) }
        // As n log n grows from 8 to 16, and no more.
        #expect(sizes[2] - sizes[1] <= (sizes[1] - sizes[0]) * 5 / 2, "\(inner.name) in \(outer.name): \(sizes)")
      }
    }
    #expect(work - start < 60)
  }
}
