#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ShapeLanguage
import ShapeTool

/// The pages that explain codes, as files that an editor can open from a message.
package enum ExplanationFolder {
  /// Writes the pages, unless they are there already. Returns their folder, or `nil` if they can't be written.
  package static func path() -> String? {
    let pages = Explanation.all.map { (name: $0.kind.code + ".md", text: Array($0.page.utf8)) }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for page in pages {
      for byte in page.text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    // Other versions have other pages, which may be in use.
    guard let cache, case let folder = cache + "/shapec/explanations-" + String(hash, radix: 16) else { return nil }
    if Files.kind(folder + "/complete") == .regular { return folder }
    do throws(FileFailure) {
      try Files.makeFolder(folder)
      for (number, page) in pages.enumerated() {
        try StagedFile(page.text, for: folder + "/" + page.name, number: number).commit()
      }
      try StagedFile([], for: folder + "/complete", number: pages.count).commit()
      return folder
    } catch {
      return nil
    }
  }

  /// The folder for data that can be made again.
  private static var cache: String? {
    func value(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    return value("XDG_CACHE_HOME") ?? value("HOME").map { $0 + "/.cache" }
  }
}
