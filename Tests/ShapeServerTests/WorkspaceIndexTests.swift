import ShapeLanguage
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
        }, read: { _ in nil })
    }
    #expect(listed == ["/a", "/a/b", "/a/c"])
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
          }, read: { _ in nil })
      }
      #expect(index.isPartial && count < 8)
    }
  }

  @Test func `only files in the folders of the client and of open documents enter it`() {
    var index = WorkspaceIndex(.init())
    index.start(["/a"], documents: ["/c/open.shape"])
    while !index.isComplete { index.next(list: { _ in Self.listing() }, read: { _ in nil }) }
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
