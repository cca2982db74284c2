import Foundation
import ShapeLanguage
import TestSupport
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool

@Suite("The files that imports can reach")
struct ImportReachTests {
  /// A tree of folders, in which names are beginnings of each other, and each folder has a file.
  private static let folders = ["", "a/", "a/b/", "a/b/c/", "ab/", "ab/b/", "a.b/", "c/", "c/a/", "c/a/b/"]

  private static func tree() throws -> Workspace {
    try Workspace(Dictionary(uniqueKeysWithValues: folders.map { ("t/\($0)f.shape", "") }))
  }

  /// Returns a folder as parts of its path, which shares nothing with the paths of the library.
  private static func parts(_ folder: String) -> [Substring] { folder.split(separator: "/") }

  @Test func `are those in the folders of the command line and within them`() throws {
    let work = try Self.tree()
    let seed = RandomCases.seed(31)
    var random = RandomSource(seed: seed)
    for _ in 0..<RandomCases.count(quick: 25, ci: 1000, long: 100_000) {
      let mains = Self.folders.shuffled(using: &random).prefix(random.whole(1...3))
      var input = Input()
      input.paths = mains.map { work.path("t/\($0)f.shape") }
      let reach = ImportReach(input)
      for folder in Self.folders {
        let path = work.path("t/\(folder)f.shape")
        let isWithin = mains.contains { Self.parts(folder).starts(with: Self.parts($0)) }
        #expect(reach.contains(path) == isWithin, "seed \(seed): \(folder) from \(Array(mains))")
        #expect(reach.contains(work.path("t/\(folder)other.shape")) == isWithin)
      }
      // The innermost folder that contains all of them is the root of each.
      let parts = mains.map { Self.parts($0) }
      let common =
        parts[0].indices.reversed().map { parts[0][...$0] }.first { first in parts.allSatisfy { $0.starts(with: first) }
        } ?? []
      for main in mains {
        let root = try #require(reach.root(for: work.path("t/\(main)f.shape")))
        #expect(Self.parts(root.path) == Self.parts(work.path("t")) + common, "seed \(seed): \(Array(mains))")
        #expect(
          root.path + root.mainFolder == work.path("t/\(main)f.shape").dropLast("f.shape".count) && root.given == nil)
      }
      // A folder that contains them and another file. `nil` if the root contains it.
      let other = random.pick(Self.folders)
      let isBelow = Self.parts(other).starts(with: common)
      let both = zip(common, Self.parts(other)).prefix { $0 == $1 }.map(\.0)
      let expected = isBelow ? nil : "/" + (Self.parts(work.path("t")) + both).joined(separator: "/")
      #expect(
        reach.root(with: work.path("t/\(other)f.shape")) == expected, "seed \(seed): \(other) from \(Array(mains))")
    }
  }

  @Test func `are those in the root, and the files of the command line that links lead to`() throws {
    let work = try Self.tree()
    try FileManager.default.createSymbolicLink(
      atPath: work.path("t/a/b/l.shape"), withDestinationPath: "../../c/f.shape")
    try FileManager.default.createSymbolicLink(atPath: work.path("t/a/m"), withDestinationPath: "../ab")
    var input = Input()
    input.root = work.path("t/a")
    input.paths = [work.path("t/a/b/f.shape")]
    func reached(_ input: Input) -> [String] {
      let reach = ImportReach(input)
      return ["a/f", "a/b/f", "a/b/c/f", "f", "a/b/l", "c/f", "a/m/f", "a/m/b/f", "a/none"].filter { name in
        if case .success = reach.load(work.path("t/\(name).shape")) { true } else { false }
      }
    }
    #expect(reached(input) == ["a/f", "a/b/f", "a/b/c/f"])
    input.paths.append(work.path("t/a/b/l.shape"))
    #expect(reached(input) == ["a/f", "a/b/f", "a/b/c/f", "a/b/l", "c/f"])
    let root = ImportReach(input).root(for: work.path("t/a/b/f.shape"))
    #expect(root?.path == work.path("t/a") + "/" && root?.mainFolder == "b/" && root?.given == work.path("t/a"))
    #expect(ImportReach(input).root(for: work.path("t/c/f.shape")) == nil)
    #expect(ImportReach(root: work.path("t/c")).contains(work.path("t/c/a/f.shape")))
  }

  @Test func `say why one can't be read`() throws {
    let work = try Self.tree()
    try work.write(Data("let a = 3\n".utf8), to: "t/c/g.shape")
    try #require(mkfifo(work.path("t/c/p.shape"), 0o600) == 0)
    let reach = ImportReach(root: work.path("t/c"))
    let results = ["c/g.shape", "c/none.shape", "c/p.shape", "c/a", "ab/f.shape"].map { name in
      switch reach.load(work.path("t/\(name)")) {
      case .success(let bytes): String(decoding: bytes, as: UTF8.self)
      case .failure(.unreadable(let reason)): reason
      case .failure(.outsideFolder(let root)): "outside, \(root ?? "")"
      }
    }
    #expect(
      results == [
        "let a = 3\n", "No such file or directory", "Not a regular file", "Is a directory",
        "outside, \(work.path("t"))",
      ])
  }

  @Test func `count once, whatever their names are`() throws {
    let work = try Self.tree()
    try FileManager.default.createSymbolicLink(atPath: work.path("t/l.shape"), withDestinationPath: "a/f.shape")
    var input = Input()
    let names = [
      "c/f.shape", "a/f.shape", "./c/f.shape", "a/../c/f.shape", "l.shape", "none.shape", "none.shape", "f.shape",
    ]
    input.paths = names.map { work.path("t/") + "/" + $0 } + ["-"]
    let distinct = [0, 1, 5, 6, 7, 8].map { input.paths[$0] }
    #expect(input.distinctPaths == distinct)
    #expect(input.name(of: "-") == "standard input" && input.name(of: "a-") == "a-")
    input.standardInputName = "b/c.shape"
    #expect(input.name(of: "-") == "b/c.shape" && input.name(of: "x") == "x")
  }
}
