import ShapeCommandLine
import ShapeLanguage
import ShapeServer

/// A file that pages show or import, as it was read or written last.
struct FollowedFile: Sendable {
  private let path: String
  private let reach: ImportReach
  private(set) var text: Result<PageText, LoadFailure>
  /// The state of the file at that time, and another one that may not be complete.
  private var state: FileState
  private var next: FileState?
  /// Whether all of the text is in the file.
  private var isUTF8 = true

  init(_ path: String, _ reach: ImportReach) {
    self.path = path
    self.reach = reach
    state = FileState(path)
    text = .failure(.unreadable(""))
    read()
  }

  private mutating func read() {
    state = FileState(path)
    next = nil
    text = reach.load(path).map { bytes in
      isUTF8 = String(validating: bytes, as: UTF8.self) != nil
      return PageText(bytes)
    }
  }

  /// Reads the file again if it changed, and doesn't change any more. Returns whether the text is another one.
  mutating func refresh(atOnce: Bool = false) -> Bool {
    let now = FileState(path)
    guard now != state else {
      next = nil
      return false
    }
    guard atOnce || now == next else {
      next = now
      return false
    }
    let old = try? text.get().bytes
    read()
    return old != (try? text.get().bytes)
  }

  /// Writes what a page made of the text, unless the file changed meanwhile.
  mutating func write(_ edit: PageEdit) -> DocumentOwner.Answer {
    if refresh(atOnce: true), isUTF8, let text = try? text.get() { return .outdated(text.bytes) }
    guard let text = try? text.get() else { return .failed("\(path) can't be read any more") }
    guard isUTF8 else { return .failed("\(path) is not changed: it is not UTF-8") }
    guard text.bytes == edit.old else { return .outdated(text.bytes) }
    // The next change continues from here, whether or not this one can be written.
    let file = text.file(with: edit.new)
    self.text = .success(PageText(file))
    do throws(FileFailure) {
      try StagedFile(file, for: path, number: 0).commit()
      state = FileState(path)
      return .accepted
    } catch {
      return .failed("can't write \(path): \(error.reason)")
    }
  }
}
