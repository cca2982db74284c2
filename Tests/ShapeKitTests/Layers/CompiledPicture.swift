import Foundation
import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// Pictures of sources, as generated code draws them.
enum CompiledPicture {
  /// Returns the picture of a shape of an example. Parameters have their defaults unless the text says otherwise.
  static func example(_ shape: String, in file: String, replacing: (String, String)? = nil) throws -> Scene {
    let folder = Repository.root.appending(path: "Examples")
    var text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    if let replacing { text = text.replacing(replacing.0, with: replacing.1) }
    let compilation = Compiler.compile(SourceFile(path: file, bytes: Array(text.utf8))) { path in
      let data = try? Data(contentsOf: folder.appending(path: path))
      return data.map { .success(Array($0)) } ?? .failure(.unreadable("no such file"))
    }
    let scene = scenes(of: compilation).first { $0.name == shape }
    return try #require(scene, "no \(shape) in \(file)")
  }

  /// Returns the picture of the only shape of a source.
  static func scene(_ source: String) throws -> Scene {
    try #require(
      scenes(
        of: Compiler.compile(SourceFile(path: "test.shape", bytes: Array(source.utf8))) { _ in
          .failure(.unreadable("no imports"))
        }
      ).first)
  }

  /// Returns the pictures of a program's shapes, with their defaults.
  static func scenes(of compilation: Compilation) -> [Scene] {
    guard !compilation.hasErrors else { return [] }
    let program = compilation.program
    return program.shapes.indices.compactMap { index in
      let shape = program.shapes[index]
      var evaluator = Evaluator(program)
      let values = try? evaluator.withFrame([], count: 0) { inner throws(EvaluationFailure) in
        var values: [Value] = []
        for parameter in shape.parameters { values.append(try inner.value(parameter.defaultValue)) }
        return values
      }
      return values.flatMap { evaluator.draw(index, size: shape.designSize, arguments: $0).scene }
    }
  }
}
