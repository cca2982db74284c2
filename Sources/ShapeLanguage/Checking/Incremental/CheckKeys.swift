import ShapeCore

/// Computes the keys of the checks of all declarations, or of the pictures of all shapes.
///
/// A name stands for all that its meaning depends on: the interface of its declaration, and, for each name there, again
/// the same. Names that need each other have no such hash; then all keys are new.
struct CheckKeys {
  /// What a name stands for.
  enum Meaning: Sendable {
    /// What a check of its users needs: of a shape or a style not its body.
    case interface
    /// What a picture of its users needs.
    case whole
  }

  private let meaning: Meaning
  private let states: DeclarationStates
  private let texts: [[DeclarationText]]
  /// A hash of each interface with all that it depends on. `nil` while it is computed.
  private var hashes: [Declaration: Int?] = [:]
  private(set) var hasCycle = false
  private var depth = 0
  /// The longest chain of names that is followed. A longer one counts as a cycle.
  private static let longestChain = 500
  /// By file and name: the hash of what the name means at the top level, or 0 for nothing.
  private var meanings: [[Int]] = []
  private let files: Int

  /// - Parameters:
  ///   - texts: The texts of the declarations of each file, by their index.
  ///   - nameCount: The number of names.
  init(
    _ states: DeclarationStates, _ meaning: Meaning, texts: [[DeclarationText]], paths: [String], nameCount: Int
  ) {
    self.states = states
    self.meaning = meaning
    self.texts = texts
    var hasher = Hasher()
    hasher.combine(paths)
    files = hasher.finalize()
    for file in texts.indices {
      var row = Array(repeating: 0, count: nameCount)
      for (name, entry) in states.files[file].entries { row[Int(name.index)] = hash(of: entry.declaration) }
      meanings.append(row)
    }
  }

  /// Returns the key of a top-level declaration, or `nil` if its check can't be reused.
  func key(of state: DeclarationStates.State) -> CheckKey? {
    guard let index = state.index, !hasCycle, case let text = texts[state.file][index], !text.hasMistake else {
      return nil
    }
    var environment = Hasher()
    environment.combine(files)
    environment.combine(state.file)
    meanings[state.file].withUnsafeBufferPointer { meanings in
      for name in text.names where meanings[Int(name.index)] != 0 {
        environment.combine(name)
        environment.combine(meanings[Int(name.index)])
      }
    }
    return CheckKey(text: text.text, environment: environment.finalize())
  }

  private mutating func hash(of declaration: Declaration) -> Int {
    if let known = hashes[declaration] {
      if known == nil { hasCycle = true }
      return known ?? 0
    }
    guard depth < Self.longestChain else {
      hasCycle = true
      return 0
    }
    depth += 1
    defer { depth -= 1 }
    hashes[declaration] = .some(nil)
    var hasher = Hasher()
    if case .file(let file) = declaration {
      for (name, entry) in states.files[Int(file)].exports {
        hasher.combine(name)
        hasher.combine(hash(of: entry.declaration))
      }
    } else if let state = states[declaration], let index = state.index {
      let text = texts[state.file][index]
      let isWhole = meaning == .whole && declaration.hasBody
      hasher.combine(isWhole ? text.text : text.interface)
      // The place of a declaration may be part of a message.
      hasher.combine(state.file)
      for name in isWhole ? text.names : text.interfaceNames where name != state.name {
        guard let entry = states.entry(name, in: state.file) else { continue }
        hasher.combine(name)
        hasher.combine(hash(of: entry.declaration))
      }
    }
    let hash = hasher.finalize()
    hashes[declaration] = hash
    return hash
  }
}

extension Declaration {
  /// Whether there is more to it than its interface.
  fileprivate var hasBody: Bool {
    switch self {
    case .shape, .style: true
    case .global, .function, .enumeration, .file: false
    }
  }
}
