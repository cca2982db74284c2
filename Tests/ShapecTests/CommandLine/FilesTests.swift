import Foundation
import TestSupport
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool

@Suite("Paths and bytes of files")
struct FilesTests {
  // MARK: Paths

  @Test(arguments: [
    ("card.shape", "", "card"), ("a/b.c/card.dark.shape", "a/b.c/", "card.dark"), ("/card", "/", "card"),
    ("a.b/card", "a.b/", "card"), (".card", "", ".card"), ("a/.card.shape", "a/", ".card"), ("a/", "a/", ""),
    ("é/日本.shape", "é/", "日本"), ("..", "", "."), ("", "", ""), ("a//b.", "a//", "b"),
  ])
  func `have a folder up to the last slash, and a stem up to the last dot`(path: String, folder: String, stem: String) {
    #expect(Files.folder(of: path) == folder && Files.stem(of: path) == stem)
  }

  @Test func `keep all characters of a name that every disk accepts`() {
    let refused = "/\\:*?\"<>|\u{0}\u{1F}\u{7F}\u{80}\u{9F}"
    #expect(Files.nameWithoutSeparators(refused) == String(repeating: "-", count: refused.unicodeScalars.count))
    let kept = " !#$%&'()+,-.;=@[]^_`{}~ AZaz09\u{A0}äé日🎈"
    #expect(Files.nameWithoutSeparators(kept) == kept)
  }

  @Test func `make folders, and those above them`() throws {
    let work = try Workspace(["file": ""])
    try Files.makeFolder(work.path("a/b/c"))
    try Files.makeFolder(work.path("a/b"))
    try Files.makeFolder("")
    #expect(try work.names() == ["a", "file"] && work.names(in: "a") == ["b"] && work.names(in: "a/b") == ["c"])
    let reasons = ["file", "file/d"].map { path in
      do throws(FileFailure) {
        try Files.makeFolder(work.path(path))
        return ""
      } catch {
        return error.reason
      }
    }
    #expect(reasons == ["Not a directory", "Not a directory"])
  }

  // MARK: Sources in folders

  /// A random tree of folders with files of several kinds. Judged by the rules in the reference, without links.
  @Test func `are the sources of a folder in the order of their bytes, without hidden ones`() throws {
    let seed = RandomCases.seed(5)
    var random = RandomSource(seed: seed)
    let stems = ["a", "B", "b", "ab", "a-b", "a.b", "é", "Z", "_", "a b", ".a", "1", "10", "2"]
    for _ in 0..<RandomCases.count(quick: 4, ci: 100, long: 2000) {
      let work = try Workspace(["t/keep": ""])
      var folders = [""]
      var files: Set<String> = []
      for _ in 0..<30 {
        let name = random.pick(folders) + random.pick(stems)
        if folders.contains(name + "/") || !files.isDisjoint(with: [name, name + ".shape"]) { continue }
        if random.chance(30) {
          folders.append(name + "/")
          try FileManager.default.createDirectory(
            atPath: work.path("t/" + name), withIntermediateDirectories: true)
        } else {
          let file = name + random.pick([".shape", ".shape", ".shape", ".txt", "", ".Shape", "shape"])
          if folders.contains(file + "/") || !files.insert(file).inserted { continue }
          try work.write(Data(), to: "t/" + file)
        }
      }
      let shown = files.filter { file in
        file.hasSuffix(".shape") && !file.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      // The order of names, one folder after the other.
      let sorted = shown.sorted { first, second in
        let (a, b) = (
          first.split(separator: "/").map { Array($0.utf8) }, second.split(separator: "/").map { Array($0.utf8) }
        )
        let place = zip(a, b).prefix { $0 == $1 }.count
        return a[place].lexicographicallyPrecedes(b[place])
      }
      let root = work.path("t")
      #expect(Files.sources(in: root) == sorted.map { "\(root)/\($0)" }, "seed \(seed)")
      #expect(Files.sources(in: root + "/") == sorted.map { "\(root)/\($0)" }, "seed \(seed)")
    }
  }

  @Test func `are entries that a server visits: sources, and folders unless a link leads to them`() throws {
    let work = try Workspace(["t/b.shape": "", "t/a.shape/x": "", "t/c/y": "", "t/.d/z": "", "t/e.txt": "", "f/g": ""])
    for (link, target) in [
      ("t/gone.shape", "nothing"), ("t/l.shape", "b.shape"), ("t/m", "../f"), ("t/n.txt", "b.shape"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: work.path(link), withDestinationPath: target)
    }
    try #require(mkfifo(work.path("t/pipe.shape"), 0o600) == 0)
    let found = Files.entries(in: work.path("t")).map { entry in
      switch entry {
      case .source(let path): "source \(path.split(separator: "/").last ?? "")"
      case .folder(let path): "folder \(path.split(separator: "/").last ?? "")"
      }
    }
    #expect(found == ["folder a.shape", "source b.shape", "folder c", "source gone.shape", "source l.shape"])
    #expect(Files.names(in: work.path("t")).filter { !$0.hasPrefix(".") }.last == "pipe.shape")
  }

  // MARK: Bytes

  /// The buffers have 64 KiB, and for large files up to 4 MiB.
  @Test func `are read and written as they are, up to a limit`() throws {
    let work = try Workspace(["file": ""])
    let path = work.path("file")
    var random = RandomSource(seed: RandomCases.seed(7))
    let block = (0..<1021).map { _ in UInt8(random.below(256)) }
    func bytes(_ count: Int) -> [UInt8] {
      var bytes: [UInt8] = []
      while bytes.count < count { bytes += block }
      bytes.removeLast(bytes.count - count)
      return bytes
    }
    let unit = 1 << 16
    for count in [0, 1, unit - 1, unit, unit + 1, 3 * unit + 777, (1 << 22) + 5] {
      let written = bytes(count)
      try StagedFile(written, for: path, number: 2).commit()
      #expect(try Data(contentsOf: work.file("file")) == Data(written) && work.names() == ["file"])
      for limit in [count + unit, count, count - 1, count / 2] where limit >= 0 && (limit > count || count < 4 * unit) {
        let read = try Files.read(path, limit: limit)
        // More than the limit shows that there is more. How much more doesn't matter.
        let isRight = limit < count ? read.count > limit && read.count <= count : read.count == count
        #expect(isRight && Data(read) == Data(written[..<read.count]), "\(count) bytes, at most \(limit)")
      }
    }
  }

  @Test func `wait for the reader and the writer of a pipe in nonblocking mode`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (readEnd, writeEnd) = (ends[0], ends[1])
    defer { close(readEnd) }
    for end in ends { #expect(fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) == 0) }
    let bytes =
      [UInt8](repeating: 7, count: 99_999) + (0..<5000).map { UInt8(truncatingIfNeeded: $0) }
      + [UInt8](repeating: 9, count: 99_999)
    let thread = Thread {
      try? Files.write(bytes, to: writeEnd)
      close(writeEnd)
    }
    thread.start()
    var read: [UInt8] = []
    while case let next = try Files.readSome(readEnd), !next.isEmpty { read += next }
    #expect(read == bytes)
  }

  @Test func `are written beside their final names, which change at the end`() throws {
    let work = try Workspace(["a": "old"])
    let staged = try StagedFile(Array("new".utf8), for: work.path("a"), number: 3)
    let other = try StagedFile(Array("other".utf8), for: work.path("b"), number: 4)
    #expect(try work.text("a") == "old" && work.names().count == 3)
    other.discard()
    #expect(try work.names().filter { !$0.hasPrefix(".shapec-") } == ["a"])
    try staged.commit()
    #expect(try work.text("a") == "new" && work.names() == ["a"])
  }

  // MARK: States

  @Test func `differ if a file was written, replaced, deleted or created`() throws {
    let work = try Workspace(["a": "1"])
    let path = work.path("a")
    /// Sets the modification time, as if the file was written at another time.
    func touch(_ seconds: Int, _ nanoseconds: Int) {
      var times = [timespec(tv_sec: seconds, tv_nsec: nanoseconds), timespec(tv_sec: seconds, tv_nsec: nanoseconds)]
      #expect(utimensat(AT_FDCWD, path, &times, 0) == 0)
    }
    touch(1000, 5)
    var states = [FileState(path)]
    #expect(FileState(path) == states[0])
    touch(1001, 5)
    states.append(FileState(path))
    touch(1000, 6)
    states.append(FileState(path))
    try work.write(Data("1".utf8), to: "b")
    try #require(rename(work.path("b"), path) == 0)
    touch(1000, 5)
    states.append(FileState(path))
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.write(contentsOf: Data("22".utf8))
    try file.close()
    touch(1000, 5)
    states.append(FileState(path))
    try FileManager.default.removeItem(atPath: path)
    states.append(FileState(path))
    for (index, state) in states.enumerated() { #expect(states.firstIndex(of: state) == index) }
    #expect(FileState(work.path("nothing")) == states.last)
  }

  @Test func `are recorded once for each file, in the order of reading`() throws {
    let work = try Workspace(["a": "1", "b": "22"])
    var files = ReadFiles()
    for name in ["b", "a", "c", "b"] { files.add(work.path(name)) }
    files.add("-")
    #expect(files.paths == ["b", "a", "c"].map { work.path($0) })
    #expect(files.states == files.paths.map { FileState($0) } && files.states[0] != files.states[1])
  }
}
