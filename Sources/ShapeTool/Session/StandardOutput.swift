/// The output of a command to standard output.
package enum StandardOutput {
  package static func write(_ bytes: [UInt8]) throws(Failure) {
    do throws(FileFailure) {
      try Files.write(bytes, to: 1)
    } catch {
      throw .file("can't write to standard output: \(error.reason)")
    }
  }

  /// Writes a text, and reports errors.
  package static func write(_ text: String) -> ExitCode {
    do throws(Failure) {
      try write(Array(text.utf8))
      return .success
    } catch {
      return Console(MessageOptions()).report(error)
    }
  }
}
