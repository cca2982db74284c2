import ShapeCore
import ShapeLanguage

/// Sending mistakes to the client.
extension Server {
  /// Sends the mistakes and the findings of a document.
  mutating func publish(_ uri: DocumentURI) {
    guard let result = workspace.checked(uri), let document = workspace[uri] else { return }
    publish(messages(of: document, result), of: uri, version: document.version)
  }

  mutating func publish(_ messages: [JSONValue], of uri: DocumentURI, version: Int?) {
    notify(
      "textDocument/publishDiagnostics",
      .object(["uri": .string(uri.text), "version": version.map { .number($0) }, "diagnostics": .array(messages)]))
  }

  mutating func publishAll() {
    if client.pullsDiagnostics { return refresh(.diagnostics) }
    for uri in workspace.uris { publish(uri) }
  }

  /// Makes the client ask again for what depends on the settings or on other files.
  mutating func refreshViews() {
    for view in client.refreshes where view != .diagnostics { refresh(view) }
  }

  /// Makes the client ask again for all that it shows of a kind.
  mutating func refresh(_ view: ClientView) {
    guard client.refreshes.contains(view) else { return }
    requestOnce("workspace/\(view.method)/refresh", .null, .refresh(view))
  }

  /// Returns the diagnostics of a document: those of its own file.
  func messages(of document: Document, _ result: IncrementalResult) -> [JSONValue] {
    var places = Places(workspace, result.trees)
    return messages(result.diagnostics, document.findings, &places) + importMessages(result, &places)
  }

  /// Returns the diagnostics of a compilation and the findings of a check that are about the main file.
  func messages(_ diagnostics: [Diagnostic], _ findings: [Diagnostic], _ places: inout Places) -> [JSONValue] {
    // A compilation reports some findings of a check as errors first.
    let known = Set(diagnostics.map { $0.identity })
    let all = diagnostics + findings.filter { !known.contains($0.identity) }
    return all.filter { $0.span.file == 0 }.map { message($0, &places) }
  }

  /// Returns one message at each import of a file with errors, which the client may not have open.
  private func importMessages(_ result: IncrementalResult, _ places: inout Places) -> [JSONValue] {
    result.importsWithErrors.map { place, error in
      var message = self.message(error, &places)
      if case .object(var members) = message {
        members.removeAll { $0.name == "range" || $0.name == "tags" || $0.name == "relatedInformation" }
        members.insert(.init("range", places.range(place)), at: 0)
        if client.showsRelatedInformation {
          members.append(
            .init(
              "relatedInformation",
              [["location": places.location(error.span), "message": .string(error.problem.message)]]))
        }
        message = .object(members)
      }
      return message
    }
  }

  /// Returns a diagnostic as the protocol has it.
  func message(_ diagnostic: Diagnostic, _ places: inout Places) -> JSONValue {
    let problem = diagnostic.problem
    let text = problem.message + (problem.hint.map { "\n" + $0 } ?? "")
    var members: [JSONValue.Member] = [
      .init("range", places.range(diagnostic.span)),
      .init("severity", diagnostic.severity == .error ? 1 : 2),
      .init("code", .string(problem.code)),
    ]
    if let page = explanations.flatMap({ DocumentURI(path: $0 + "/\(problem.code).md") }) {
      members.append(.init("codeDescription", ["href": .string(page.text)]))
    }
    members.append(.init("source", "shapec"))
    members.append(.init("message", .string(text)))
    if client.showsTags, problem.kind.isAboutUnneededCode { members.append(.init("tags", [1])) }
    for case .conditions(let example) in diagnostic.notes.lazy.map({ $0.kind }) {
      members.append(
        .init(
          "data",
          [
            "shape": .string(example.shape), "size": JSONValue(example.size), "values": .object(example.values),
            "direction": example.isRightToLeft ? "rtl" : "ltr",
          ]))
      break
    }
    if client.showsRelatedInformation {
      let notes = diagnostic.notes.filter { $0.span.file >= 0 }
      if !notes.isEmpty {
        let related = notes.map { note -> JSONValue in
          ["location": places.location(note.span), "message": .string(note.text)]
        }
        members.append(.init("relatedInformation", .array(related)))
      }
    }
    return .object(members)
  }
}
