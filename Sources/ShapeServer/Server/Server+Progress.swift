import ShapeLanguage

/// What the client knows about the progress of the index. It sees one progress for each time that the index has much to
/// read.
struct IndexProgress: Sendable {
  fileprivate enum State: Sendable {
    case hidden
    /// The client was asked to show it, and has not answered.
    case requested
    /// The client refused to show it.
    case refused
    /// - Parameters:
    ///   - reported: The number of files that were reported last.
    ///   - percentage: The highest percentage that was reported.
    case shown(reported: Int, percentage: Int)
  }

  fileprivate var state = State.hidden
  /// The number of requests to show it. Each has a token of its own.
  fileprivate var runs = 0
  fileprivate var token: JSONValue { .string("shape/index/\(runs)") }

  /// Whether the client shows it.
  var isShown: Bool { if case .shown = state { true } else { false } }
}

extension Server {
  /// The work that a client is told about takes more than this number of files.
  private static let smallWork = 20
  /// The number of files between two reports.
  private static let step = 50

  /// Tells the client how many files are read into the index.
  mutating func reportIndexProgress() {
    let (count, total, isComplete) = (workspace.index.count, workspace.index.total, workspace.index.isComplete)
    switch indexProgress.state {
    case .hidden:
      guard client.hasWorkDoneProgress, !isComplete, total > Self.smallWork else { return }
      indexProgress.runs += 1
      indexProgress.state = .requested
      request("window/workDoneProgress/create", ["token": indexProgress.token], .progress)
    case .requested: break
    case .refused: if isComplete { indexProgress.state = .hidden }
    case .shown(let reported, let percentage):
      if isComplete {
        progress(["kind": "end", "message": .string("\(total) files")])
        indexProgress.state = .hidden
      } else if count >= reported + Self.step || count < reported {
        // The total grows while folders are listed, but the percentage must not fall.
        let new = max(percentage, 100 * count / max(total, 1))
        progress(["kind": "report", "message": .string("\(count) of \(total)"), "percentage": .number(new)])
        indexProgress.state = .shown(reported: count, percentage: new)
      }
    }
  }

  /// Begins to report after the client answered that it shows the progress, unless everything is read by now.
  mutating func beginIndexProgress(isAccepted: Bool) {
    guard case .requested = indexProgress.state else { return }
    if workspace.index.isComplete {
      indexProgress.state = .hidden
    } else if isAccepted {
      progress(["kind": "begin", "title": "Reading shapes", "percentage": 0])
      indexProgress.state = .shown(reported: 0, percentage: 0)
    } else {
      indexProgress.state = .refused
    }
  }

  private mutating func progress(_ value: JSONValue) {
    notify("$/progress", ["token": indexProgress.token, "value": value])
  }
}
