import ShapeLanguage

/// What a client says about itself besides its capabilities, for which the protocol has no member.
extension ClientCapabilities {
  /// The beginnings of the names of clients that show images in hovers: editors from the source of Visual Studio Code,
  /// and the package LSP of Sublime Text. The others show the text of the image.
  private static let picturingClients = [
    "Visual Studio Code", "Code - OSS", "VSCodium", "Cursor", "Windsurf", "Positron", "Sublime Text LSP",
  ]

  /// Reads the name of the client, and the `commands` of `initializationOptions`.
  mutating func readIntroduction(_ parameters: JSONValue) {
    let name = parameters.at("clientInfo", "name")?.text ?? ""
    showsPictures = Self.picturingClients.contains { name.utf8.starts(with: $0.utf8) }
    commands = Set((parameters.at("initializationOptions", "commands")?.array ?? []).compactMap(\.text))
  }
}
