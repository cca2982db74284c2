import Foundation
import TestSupport

extension Workspace {
  /// The folder with the clients for editors.
  static let editors = Repository.root.appending(path: "Examples/Editors").path

  /// Runs a line of shell in which `shapec` is the compiler, or another program, and `$editors` the folder with the clients.
  func editor(_ line: String, shapec: String? = nil, environment: [String: String] = [:]) throws -> ShapecRun {
    let program = try shapec ?? ShapecRun.executable()
    try FileManager.default.createDirectory(at: file("bin"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path("bin/shapec"), withDestinationPath: program)
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let own = ["HOME": folder.path, "PATH": "\(path("bin")):\(search)", "editors": Self.editors]
    return try shell(line, environment: environment.merging(own) { $1 })
  }

  /// Returns the path of a program that is `shapec`, and also keeps what it reads, for `sentRequests`.
  func recordingShapec() throws -> String {
    let script = """
      #!/bin/bash
      exec '\(try ShapecRun.executable())' "$@" < <(exec tee -a '\(path("sent"))')
      """
    try write(Data(script.utf8), to: "recorder")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path("recorder"))
    return path("recorder")
  }

  /// Returns the requests of the table that a client has sent.
  func sentRequests(of table: RequestTable) throws -> Set<String> {
    let text = try text("sent").replacingOccurrences(of: "\\/", with: "/")
    return table.requests.intersection(text.matches(of: /"method": ?"([^"]*)"/).map { String($0.1) })
  }

  /// The folder with the stand-ins for an editor and a language server.
  static let standIns = Repository.root.appending(path: "Tests/ShapecTests/Editors/VSCode").path
}
