import Foundation
import ShapeCore
import ShapeLanguage
import ShapeWorkbench
import TestSupport

/// A source with its picture.
struct ExampleFile: Sendable, CustomStringConvertible {
  let name: String
  let text: String

  var description: String { name }

  static let all: [ExampleFile] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Repository.examples.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".shape") }.compactMap { name in
      (try? Repository.text(of: "Examples/\(name)")).map { ExampleFile(name: name, text: $0) }
    }
  }()

  var compilation: Compilation { Self.compile(Array(text.utf8)) }

  static func compile(_ bytes: [UInt8]) -> Compilation {
    Compiler.compile(SourceFile(path: "a.shape", bytes: bytes), recordsReferences: true) { path in
      (try? Repository.text(of: "Examples/\(path)")).map { .success(Array($0.utf8)) }
        ?? .failure(.unreadable("no file"))
    }
  }

  static func shown(_ text: String, _ change: (inout PictureRequest) -> Void = { _ in }) -> ShownPicture {
    var request = PictureRequest()
    change(&request)
    return ShownPicture(request, of: compile(Array(text.utf8)))
  }
}
