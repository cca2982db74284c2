import ShapeCommandLine
import ShapeLanguage
import ShapeServer
import ShapeTool

/// A file that pages show or import, as it was read or written last.
struct FollowedFile: Sendable {
  /// The pages that read the file.
  var pages: Set<Int> = []
  private let path: String
  private let reach: ImportReach
  /// The text of the file, and that of the pages. They differ after a change that can't be written.
  private var found: Result<PageText, LoadFailure> = .failure(.unreadable(""))
  private(set) var text: Result<PageText, LoadFailure> = .failure(.unreadable(""))
  /// The state of the file when it was read or written, and another one that may not be complete.
  private var state: FileState
  private var next: FileState?
  /// Whether another text has another state.
  private var isSettled = false
  /// Whether all of the text is in the file.
  private var isUTF8 = true

  init(_ path: String, _ reach: ImportReach) {
    self.path = path
    self.reach = reach
    state = FileState(path)
    read()
  }

  /// Reads the file. Returns whether its text is another one.
  @discardableResult
  private mutating func read() -> Bool {
    let (bytes, state) = reach.read(path)
    (self.state, next, isSettled) = (state, nil, state.isSettled)
    let new = bytes.map { PageText($0) }
    let isNew = (try? new.get()) != (try? found.get())
    // The reason why a file can't be read may be another one.
    guard isNew || (try? new.get()) == nil else { return false }
    isUTF8 = (try? bytes.get()).map { String(validating: $0, as: UTF8.self) != nil } ?? true
    (found, text) = (new, new)
    return isNew
  }

  /// Reads the file again if it may have changed, and doesn't change any more. Returns whether the text is another one.
  mutating func refresh() -> Bool {
    let now = FileState(path)
    guard now != state || !isSettled else {
      next = nil
      return false
    }
    guard now == next else {
      next = now
      return false
    }
    return read()
  }

  /// Writes what a page made of the text, unless the file changed meanwhile.
  mutating func write(_ edit: PageEdit) -> DocumentOwner.Answer {
    let file: [UInt8]
    switch check(edit) {
    case .refused(let answer): return answer
    case .possible(let text): file = text.file(with: edit.new)
    }
    do throws(FileFailure) {
      let staged = try StagedFile(file, for: path, number: 0)
      // The file may have changed while the new one was written.
      if FileState(path) != state, case .refused(let answer) = check(edit) {
        staged.discard()
        return answer
      }
      try staged.commit()
      // Not the state of what has the name now: another program may have saved the file since.
      (state, next, isSettled) = (staged.state, nil, false)
      text = .success(PageText(file))
      found = text
      return .accepted
    } catch {
      // The next change continues from here.
      text = .success(PageText(file))
      return .failed("can't write \(path): \(error.reason)")
    }
  }

  /// Whether a change can be made.
  private enum Check { case possible(PageText), refused(DocumentOwner.Answer) }

  /// Reads the file, and checks that it has the text that a page changed.
  private mutating func check(_ edit: PageEdit) -> Check {
    read()
    guard let text = try? text.get() else { return .refused(.failed("\(path) can't be read any more")) }
    guard isUTF8 else { return .refused(.failed("\(path) is not changed: it is not UTF-8")) }
    return text.bytes == edit.old ? .possible(text) : .refused(.outdated(text.bytes))
  }
}
