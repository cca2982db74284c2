import ShapeEditing
import ShapeLanguage

extension RequestHandler {
  /// The edits of imports, before files and folders get other paths. It is offered among the capabilities of workspaces.
  static let willRenameFiles = RequestHandler("workspace/willRenameFiles") {
    server, parameters throws(ResponseError) in
    let files = try parameters.required("files") { $0.array }
    /// The path at an address. Those of folders may end with a slash.
    func path(_ address: JSONValue?) -> String? {
      let path = address?.text.flatMap { DocumentURI($0).path }
      return path.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }
    let moves = files.compactMap { file -> (old: String, new: String)? in
      guard let old = path(file["oldUri"]), let new = path(file["newUri"]) else { return nil }
      return (old, new)
    }
    /// The move of the innermost folder counts, or that of the file.
    func newPath(_ path: String) -> String {
      let around = moves.filter { path == $0.old || path.utf8.starts(with: ($0.old + "/").utf8) }
      guard let move = around.max(by: { $0.old.utf8.count < $1.old.utf8.count }) else { return path }
      return move.new + String(decoding: path.utf8.dropFirst(move.old.utf8.count), as: UTF8.self)
    }
    var edits = WorkspaceEdit()
    for (path, file) in server.workspace.summaries()
    where (file.imports + [path]).contains(where: { newPath($0) != $0 }) {
      guard let text = server.workspace.text(of: path) else { continue }
      let tree = Parser.parse(SourceFile(path: path, bytes: text)).tree
      var places = Places(server.workspace, [tree])
      for edit in tree.importEdits(whenMoved: newPath) { edits.add(edit, of: places.uri(ofFile: 0), &places) }
    }
    if server.workspace.index.isPartial {
      server.log("imports may keep an old path, because \(server.workspace.index.limits.explanation)")
    }
    return edits.json(server.workspace, server.client)
  }

  /// The files and folders whose new paths the server wants to know.
  static let fileOperations: JSONValue = [
    "willRename": [
      "filters": [
        ["scheme": "file", "pattern": ["glob": "**/*.shape", "matches": "file"]],
        ["scheme": "file", "pattern": ["glob": "**", "matches": "folder"]],
      ]
    ]
  ]
}
