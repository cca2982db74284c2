import ShapeLanguage

/// Progress of long work.
extension Server {
  /// The work that a client is told about takes more than this number of files.
  private static let smallWork = 20
  private static let token: JSONValue = "shape/index"

  /// Tells the client how many files are read into the index.
  mutating func reportIndexProgress(isComplete: Bool) {
    guard client.hasWorkDoneProgress, workspace.index.total > Self.smallWork else { return }
    let (count, total) = (workspace.index.count, workspace.index.total)
    if !showsProgress, !isComplete {
      showsProgress = true
      request("window/workDoneProgress/create", ["token": Self.token])
      progress(["kind": "begin", "title": "Reading shapes", "percentage": 0])
    } else if showsProgress, isComplete {
      showsProgress = false
      progress(["kind": "end", "message": .string("\(total) files")])
    } else if count % 50 == 0 {
      progress([
        "kind": "report", "message": .string("\(count) of \(total)"), "percentage": .number(100 * count / total),
      ])
    }
  }

  private mutating func progress(_ value: JSONValue) { notify("$/progress", ["token": Self.token, "value": value]) }
}
