import Foundation
import ShapeLanguage

@testable import ShapeServer

/// Files in memory, which a test can change while a server reads them.
///
/// Unchecked: the state is only used while its lock is held.
final class MemoryFiles: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String: String]

  init(_ texts: [String: String]) { self.texts = texts }

  subscript(path: String) -> String? {
    get { lock.withLock { texts[path] } }
    set { lock.withLock { texts[path] = newValue } }
  }

  var all: [String: String] { lock.withLock { texts } }

  func read(_ path: String, within folder: String) -> Result<[UInt8], LoadFailure> {
    guard path.hasPrefix(folder) else { return .failure(.outsideFolder(root: nil)) }
    return self[path].map { .success(Array($0.utf8)) } ?? .failure(.unreadable("No such file"))
  }

  func list(_ folder: String) -> WorkspaceFiles.Listing {
    var listing = WorkspaceFiles.Listing()
    for path in all.keys.sorted() where path.hasPrefix(folder + "/") {
      let rest = path.dropFirst(folder.count + 1)
      if let slash = rest.firstIndex(of: "/") {
        let inner = folder + "/" + rest[..<slash]
        if listing.folders.last != inner { listing.folders.append(inner) }
      } else if rest.hasSuffix(".shape") {
        listing.sources.append(path)
      }
    }
    return listing
  }
}
