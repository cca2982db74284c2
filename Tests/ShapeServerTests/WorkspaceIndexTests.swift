import ShapeLanguage
import TestSupport
import Testing

@testable import ShapeServer

@Suite("The index of the folders")
struct WorkspaceIndexTests {
  private static func listing(sources: [String] = [], folders: [String] = []) -> WorkspaceFiles.Listing {
    var listing = WorkspaceFiles.Listing()
    (listing.sources, listing.folders) = (sources, folders)
    return listing
  }

  @Test func `a step lists one folder`() {
    var index = WorkspaceIndex(.init())
    index.start(["/a"], documents: [])
    var listed: [String] = []
    for _ in 0..<3 {
      index.next(
        list: { folder in
          listed.append(folder)
          return Self.listing(folders: [folder + "/b", folder + "/c"])
        }, read: { _ in nil }, summarize: Self.summary)
    }
    #expect(listed == ["/a", "/a/b", "/a/c"])
  }

  /// A file is in the index if it is in a root, or beside an open document, and not open itself.
  @Test func `after any changes, it has the files that a search of the folders finds`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let folders = ["/a", "/a/b", "/a/b/c", "/a/.h", "/ab", "/d", "/d/e"]
    var found = 0
    for _ in 0..<RandomCases.count(quick: 25, ci: 300, long: 10_000) {
      let disk = MemoryFiles([:])
      var index = WorkspaceIndex(.init())
      var open: [String] = []
      let roots = random.pick([["/a"], ["/a/b", "/d"], []])
      func path(_ random: inout RandomSource) -> String { "\(random.pick(folders))/\(random.below(3)).shape" }
      for _ in 0..<6 { disk[path(&random)] = "" }
      index.start(roots, documents: open)
      for _ in 0..<25 {
        let file = path(&random)
        switch random.below(5) {
        case 0 where !open.contains(file):
          open.append(file)
          index.didOpen(file)
        case 1:
          guard let closed = open.randomElement(using: &random) else { continue }
          open.removeAll { $0 == closed }
          index.didClose(closed)
          index.forget(closed)
        case 2 where !open.contains(file):
          disk[file] = disk[file] == nil ? String(repeating: " ", count: random.below(9)) : nil
          index.forget(file)
        default: for _ in 0..<random.below(4) { Self.step(&index, disk, open) }
        }
      }
      while !index.isComplete { Self.step(&index, disk, open) }
      let expected = disk.all.keys.filter { file in
        let folder = FolderPath(ofFile: file).text
        let isInRoot = roots.contains { file.hasPrefix($0 + "/") && !file.contains("/.") }
        let isBesideDocument = open.contains { document in
          FolderPath(ofFile: document).text == folder
            && !roots.contains { document.hasPrefix($0 + "/") && !document.contains("/.") }
        }
        return !open.contains(file) && (isInRoot || isBesideDocument)
      }
      #expect(index.entries.keys.sorted() == expected.sorted(), "SHAPE_SEED=\(seed): \(roots) \(open)")
      let hasSizes = index.entries.allSatisfy { disk[$0.key]?.utf8.count == $0.value.size }
      #expect(hasSizes && index.count == index.total, "SHAPE_SEED=\(seed): \(roots) \(open)")
      found += expected.count
    }
    #expect(found > 0)
  }

  private static func summary(_ source: SourceFile) -> FileOutline {
    FileOutline(Parser.parse(source).tree, LineIndex(source.bytes, .utf8))
  }

  private static func step(_ index: inout WorkspaceIndex, _ disk: MemoryFiles, _ open: [String]) {
    index.next(
      list: { folder in
        var listing = disk.list(folder)
        listing.sources.removeAll { open.contains($0) }
        listing.folders.removeAll { $0.contains("/.") }
        return listing
      },
      read: { path in disk[path].map { Array($0.utf8) } },
      summarize: Self.summary)
  }

  @Test func `a file that is too large is not parsed`() {
    var index = WorkspaceIndex(.init(bytes: 3))
    index.start(["/a"], documents: [])
    var parsed: [String] = []
    while !index.isComplete {
      index.next(
        list: { _ in Self.listing(sources: ["/a/large.shape", "/a/small.shape"]) },
        read: { Array(repeating: UInt8(ascii: " "), count: $0.contains("large") ? 4 : 3) },
        summarize: {
          parsed.append($0.path)
          return Self.summary($0)
        })
    }
    #expect(parsed == ["/a/small.shape"] && index.isPartial)
  }

  @Test func `files are read up to a number of bytes and of files`() {
    for (limits, expected) in [
      (WorkspaceIndex.Limits(bytes: 5), 2), (.init(bytes: 6), 3), (.init(bytes: 100), 4), (.init(files: 3), 3),
      (.init(files: 4), 4), (.init(files: 5), 4),
    ] {
      let disk = MemoryFiles(["/a/1.shape": " ", "/a/2.shape": "  ", "/a/3.shape": "   ", "/a/4.shape": "    "])
      var index = WorkspaceIndex(limits)
      index.start(["/a"], documents: [])
      while !index.isComplete { Self.step(&index, disk, []) }
      #expect(index.entries.count == expected && index.isPartial == (expected < 4), "\(limits)")
      // A file that is read again counts once.
      for _ in 0..<3 {
        for path in index.entries.keys {
          index.forget(path)
          Self.step(&index, disk, [])
        }
        #expect(index.entries.count == expected, "\(limits)")
      }
    }
  }

  @Test func `listing ends at the limits, and the index says that it is partial`() {
    for limits in [WorkspaceIndex.Limits(files: 3), .init(folders: 5)] {
      var index = WorkspaceIndex(limits)
      index.start(["/a"], documents: [])
      var count = 0
      while !index.isComplete, count < 100 {
        index.next(
          list: { folder in
            count += 1
            return Self.listing(sources: [folder + "/x.shape"], folders: [folder + "/b"])
          }, read: { _ in nil }, summarize: Self.summary)
      }
      #expect(index.isPartial && count < 8)
    }
  }

  @Test func `only files in the folders of the client and of open documents enter it`() {
    var index = WorkspaceIndex(.init())
    index.start(["/a"], documents: ["/c/open.shape"])
    while !index.isComplete {
      index.next(list: { _ in Self.listing() }, read: { _ in nil }, summarize: Self.summary)
    }
    for path in ["/b/x.shape", "/ab.shape", "/a/.git/x.shape", "/a/x.txt", "/c/d/x.shape"] {
      index.forget(path)
      #expect(index.isComplete, "\(path)")
    }
    for path in ["/a/x.shape", "/a/b/x.shape", "/c/x.shape"] { index.forget(path) }
    #expect(index.total == 3)
    index.didClose("/c/open.shape")
    index.forget("/c/y.shape")
    #expect(index.total == 3)
  }
}
