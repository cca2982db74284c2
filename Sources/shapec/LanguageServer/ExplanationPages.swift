#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ShapeLanguage

/// The pages that explain codes, as files that an editor can open from a message.
enum ExplanationPages {
  /// Returns the path of the page for a code, which is written if it is not there yet. `nil` if it can't be written.
  static func path(for code: String) -> String? {
    guard let kind = Problem.Kind.all.first(where: { $0.code == code }), let folder else { return nil }
    let path = folder + code + ".md"
    let text = Array(kind.explanation.text().utf8)
    if let known = try? Files.read(path, limit: text.count), known == text { return path }
    guard (try? Files.makeFolder(String(folder.dropLast()))) != nil,
      (try? StagedFile(text, for: path, number: 0).commit()) != nil
    else {
      return nil
    }
    return path
  }

  /// The folder for data that can be made again.
  private static var folder: String? {
    func value(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    return (value("XDG_CACHE_HOME") ?? value("HOME").map { $0 + "/.cache" }).map { $0 + "/shapec/" }
  }
}
