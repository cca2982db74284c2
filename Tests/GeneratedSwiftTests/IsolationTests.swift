import Foundation
import ShapeSwift
import ShapeLanguage
import TestSupport
import Testing

/// Modules in which everything belongs to the main actor by default.
struct IsolationTests {
  /// The examples, and an enum that is compared and listed, can be used from anywhere.
  @Test func `generated types can be used from anywhere`() throws {
    let folder = Repository.examples
    var files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".shape") }
      .sorted().map { ($0, Array(try Data(contentsOf: folder.appendingPathComponent($0)))) }
    let tile = """
      enum Side { front, back }
      let ink = mix(.black, .blue, at: 20%)
      func twice(n: Number) = n * 2
      style edge(side: Side = .front) { if side == .back { border .all } }
      shape Tile(side: Side = .front, tint: Color = ink, n in 0...4 = 1) {
        size 20 x 20
        if side == .back { fill tint, opacity: twice(n: n) / 9 }
        switch side { case .front: clip; case .back: apply edge(side: side) }
      }
      """
    files.append(("tile.shape", Array(tile.utf8)))
    var sources: [(name: String, text: String)] = []
    for (name, bytes) in files {
      let compilation = Compiler.compile(SourceFile(path: name, bytes: bytes)) { path in
        (try? Data(contentsOf: folder.appendingPathComponent(path))).map { .success(Array($0)) }
          ?? .failure(.unreadable("there is none"))
      }
      for type in SwiftWriter.types(for: compilation.program, shapes: compilation.publicShapes) {
        let source = (name: type.name + ".swift", text: String(decoding: SwiftWriter.file(of: [type]), as: UTF8.self))
        if !sources.contains(where: { $0 == source }) { sources.append(source) }
      }
    }
    let main = """
      @testable import ShapeCore
      @testable import ShapeKit
      nonisolated func differ<T: Hashable & CaseIterable>(_ a: T, _ b: T) -> Bool { T.allCases.count > 1 && a != b }
      nonisolated func pictures() -> [Scene] {
        Side.allCases.filter { differ($0, .back) }.map { Tile(side: $0, tint: Tile.ink).scene(in: Tile.designSize) }
      }
      nonisolated func name<T: Codable & RawRepresentable<String>>(_ value: T) -> String { value.rawValue }
      print(pictures().count, name(Side.back), Side(rawValue: "front") == .front)
      """
    let module = try GeneratedModule(sources + [("main.swift", main)], flags: ["-default-isolation", "MainActor"])
    defer { module.remove() }
    #expect(try module.run() == "1 back true\n")
  }
}
