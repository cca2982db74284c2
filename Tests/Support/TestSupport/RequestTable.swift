import Foundation

/// The table of the requests of the language server in its README, and of the clients that send them.
public struct RequestTable {
  /// A column of the table.
  public enum Client: String, CaseIterable, Sendable {
    case visualStudioCode = "VS Code"
    case neovim07 = "Neovim 0.7"
    case neovim011 = "Neovim 0.11"
    case emacs28 = "Emacs 28"
    case pytest = "pytest-lsp"
  }

  /// The cells of each client, by the name of the request.
  private var cells: [String: [Client: String]] = [:]

  public init() throws {
    let lines = try Repository.text(of: "Sources/ShapeServer/README.md").split(separator: "\n")
    let start = lines.firstIndex { $0.hasPrefix("| request | VS Code |") } ?? lines.endIndex
    let rows = lines[start...].prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
    }
    for row in rows.dropFirst(2) where row.count == rows[0].count {
      for (name, cell) in zip(rows[0], row) { cells[row[0], default: [:]][Client(rawValue: name) ?? .pytest] = cell }
    }
  }

  /// The names of all requests.
  public var requests: Set<String> { Set(cells.keys) }

  /// Returns the requests that a client sends in a test.
  public func tested(in client: Client) -> Set<String> { Set(cells.filter { $1[client] == "tested" }.keys) }

  /// The words in the cells.
  public var words: Set<String> { Set(cells.values.flatMap(\.values)) }
}
