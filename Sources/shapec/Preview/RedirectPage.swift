#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ShapeCommandLine
import ShapeTool

/// A file that only this user can read, with a page that leads to an address. It keeps the address out of the arguments of the
/// browser, which all users of the machine can see.
struct RedirectPage: Sendable {
  private let folder: String
  var path: String { folder + "/preview.html" }

  init(to address: String) throws(FileFailure) {
    folder = try Self.makeFolder()
    let text =
      "<!DOCTYPE html><meta charset=\"utf-8\"><meta name=\"referrer\" content=\"no-referrer\"><title>shapec preview</title>"
      + "<meta http-equiv=\"refresh\" content=\"0; url=\(address)\"><a href=\"\(address)\">shapec preview</a>\n"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else {
      let code = errno
      rmdir(folder)
      throw FileFailure(code)
    }
    defer { close(descriptor) }
    do throws(FileFailure) {
      try Files.write(Array(text.utf8), to: descriptor)
    } catch {
      remove()
      throw error
    }
  }

  /// Makes a folder that no other user can enter, in the first of the folders for such files that has room for it.
  private static func makeFolder() throws(FileFailure) -> String {
    let given = ["XDG_RUNTIME_DIR", "TMPDIR"].compactMap { (name: String) -> String? in
      getenv(name).map { String(cString: $0) }
    }
    var code = ENOENT
    for parent in given + ["/tmp"] where parent.hasPrefix("/") {
      var name = Array((parent + "/shapec-XXXXXX").utf8CString)
      let made = name.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
      }
      if let made { return made }
      code = errno
    }
    throw FileFailure(code)
  }

  /// Deletes the file and its folder, unless that is done.
  func remove() {
    unlink(path)
    rmdir(folder)
  }
}
