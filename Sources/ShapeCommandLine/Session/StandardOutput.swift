/// The output of a command to standard output.
enum StandardOutput {
  /// Writes a text, and reports errors.
  static func write(_ text: String) -> ExitCode {
    do throws(FileFailure) {
      try Files.write(Array(text.utf8), to: 1)
      return .success
    } catch {
      return Console(MessageOptions()).report(.file("can't write to standard output: \(error.reason)"))
    }
  }
}
