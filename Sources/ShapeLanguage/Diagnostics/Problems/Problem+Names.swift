extension Problem {
  static func unknownName(_ name: String, _ wanted: WantedName, nearest: [String]) -> Problem {
    Problem(
      .unknownName, "unknown \(wanted.text) \(quoted(name))", hint: unknownNameHint(name, wanted, nearest),
      fix: unknownNameChange(name, wanted, nearest), missing: .name(name, wanted))
  }

  /// A declaration whose name differs slightly from all of its uses.
  static func misspelledDeclaration(_ name: String, used: String) -> Problem {
    Problem(
      .unknownName, "\(quoted(name)) is declared here, but \(quoted(used)) is used", hint: .didYouMean(used),
      fix: .renameDeclaration(name, to: used))
  }

  static func duplicate(_ name: String) -> Problem {
    let isConstant = name.hasPrefix(".")
    return Problem(
      .duplicate, "duplicate \(quoted(name))", hint: isConstant ? "remove one of them" : "rename one of them",
      fix: .removeDeclarationCopy)
  }

  static func importClash(_ name: String) -> Problem {
    Problem(
      .importClash, "\(quoted(name)) is declared in two files",
      hint: "keep one of the files separate with `import \"file.shape\" as name`")
  }

  static func privateName(_ name: String) -> Problem {
    Problem(
      .privateName, "\(quoted(name)) is private to its file", hint: "remove `private` from its declaration")
  }

  static func notAValue(_ name: String, _ thing: DescribedThing) -> Problem {
    Problem(
      .notAValue, "\(quoted(name)) is \(thing.text), not a value",
      hint: thing == .shape ? "draw the shape with `use \(name)()`" : nil)
  }

  /// - Parameter index: The only argument, which has no label: possibly the index of an element.
  static func notAFunction(_ name: String, _ thing: DescribedThing, index: String? = nil) -> Problem {
    let hint: Hint? =
      switch thing {
      case .shape: "draw the shape with `use \(name)(…)`"
      case .value: index.map { "use `\(name)[\($0)]` for an element of a list" }
      case .function, .style, .enumeration, .file: nil
      }
    return Problem(.notAFunction, "\(quoted(name)) is \(thing.text), not a function", hint: hint)
  }

  static func notAShape(_ name: String) -> Problem { Problem(.notAShape, "\(quoted(name)) is not a shape") }

  /// - Parameter hiding: What has the name, if it hides a type of the language.
  static func notAType(_ name: String, hiding thing: DescribedThing?) -> Problem {
    Problem(
      .notAType, "\(quoted(name)) is not a type",
      hint: thing.map { "rename the \($0.noun) \(quoted(name)), which hides the type" })
  }

  static func functionAsValue(_ name: String) -> Problem {
    Problem(
      .functionAsValue, "missing arguments for function \(quoted(name))", hint: "use `\(name)(…)`")
  }

  static func layerAsValue(_ name: String) -> Problem {
    Problem(
      .layerAsValue, "\(quoted(name)) is a layer, not a value",
      hint: "use its frame in the block that it is in: `\(name).center`, or its name in `above:` and `below:`")
  }

  static func repeatedFrame(_ name: String) -> Problem {
    Problem(
      .layerAsValue, "several layers are named \(quoted(name)), so its frame is ambiguous",
      hint: "give each layer a name of its own")
  }

  static func frameElsewhere(_ name: String) -> Problem {
    Problem(
      .layerAsValue, "the frame of \(quoted(name)) has the coordinates of another layer",
      hint:
        "use it in the block that \(quoted(name)) is in, or name it there by `let`, in the coordinates of that block")
  }

  static func frameOutOfReach(_ name: String) -> Problem {
    Problem(
      .layerAsValue, "the frame of \(quoted(name)) is only known in the block that the layer is in",
      hint: "use it beside the layer, in the same block")
  }

  static func noLayerHere(_ name: String) -> Problem {
    Problem(
      .noLayerHere, "\(quoted(name)) is only available in a shape or a style",
      hint: "move this into a shape, or use a parameter")
  }

  static func notConstant(_ name: String, _ purpose: ConstantPurpose) -> Problem {
    Problem(
      .notConstant, "\(quoted(name)) is not a constant; \(purpose.text)",
      hint: purpose.isRange
        ? "use only literals, the `let`s at the top level of the file, and earlier parameters"
        : "use only literals and the `let`s at the top level of the file")
  }

  /// A `switch` in a constant, over a computed value.
  static var computedSubject: Problem {
    Problem(
      .notConstant, "a `switch` in a constant can only choose by a name",
      hint: "name this value with a `let` at the top level of the file, or move the `switch` into a function")
  }

  static func directionInConstant(_ what: DirectionlessValue) -> Problem {
    Problem(
      .directionInConstant, "\(what.text) can't depend on the direction of the layout",
      hint: what == .global ? "use a function: `func name() = …`" : "use it in the block of the shape")
  }

  static func parameterUsedBefore(_ name: String, inRangeOf owner: String) -> Problem {
    if name == owner {
      return Problem(
        .parameterUsedBefore, "the range of \(quoted(name)) can't use \(quoted(name)) itself",
        hint: "use literals, the `let`s at the top level of the file, or earlier parameters")
    }
    return Problem(
      .parameterUsedBefore, "the range of \(quoted(owner)) can only use parameters before it",
      hint: "declare \(quoted(name)) before \(quoted(owner))")
  }

  static func cycle(_ kind: CycleKind, _ names: [String]) -> Problem {
    let message = kind.message(names.first ?? "")
    return Problem(.cycle, names.count > 2 ? "\(message): \(chain(names))" : message, hint: kind.hint)
  }

  static func chainTooLong(_ name: String) -> Problem {
    Problem(
      .chainTooLong, "\(quoted(name)) depends on too long a chain of names that are declared later",
      hint: "declare names before they are used")
  }

  static func duplicatePreview(_ name: String) -> Problem {
    Problem(
      .duplicatePreview, "duplicate preview name \"\(name)\"",
      hint: "add another name to one of them: `named: \"small\"`")
  }
}

/// The kind of thing that a name is looked up as.
package enum WantedName: Sendable {
  case value, function, shape, style, type, layer, importedFile

  fileprivate var text: String {
    switch self {
    case .value: "name"
    case .function: "function"
    case .shape: "shape"
    case .style: "style"
    case .type: "type"
    case .layer: "layer"
    case .importedFile: "imported file"
    }
  }
}

private func unknownNameHint(_ name: String, _ wanted: WantedName, _ nearest: [String]) -> Hint? {
  if let hint = ForeignWords.nameHint(name, wanted) { return .advice(hint) }
  if name.contains("-") { return .advice(ForeignWords.hyphenHint(name)) }
  if let hint = Hint(didYouMean: nearest) { return hint }
  if wanted == .value, let hint = ForeignWords.keywordHint(name) { return .advice(hint) }
  switch wanted {
  case .value: return "declare it with `let` or as a parameter, or add a dot if it is a constant, as in `.black`"
  case .layer:
    return name == Keyword.content.spelling
      ? "put the layer beside the slot; only layers and slots with the same parent have an order"
      : "use a layer with the same parent, or `content`"
  case .importedFile: return "name the file when you import it: `import \"file.shape\" as name`"
  case .function:
    let isMethod = BuiltinEntry.all.contains { $0.receiver != nil && $0.signature.name == name }
    return isMethod ? "use it as a method: `value.\(name)(…)`" : nil
  case .shape: return "declare `shape \(name) { … }`, or import the file that declares it"
  case .style: return "declare `style \(name) { … }`, or import the file that declares it"
  case .type: return nil
  }
}

private func unknownNameChange(_ name: String, _ wanted: WantedName, _ nearest: [String]) -> Change? {
  if wanted == .type, let type = ForeignWords.type(for: name) { return .rename(name, to: type) }
  guard ForeignWords.nameHint(name, wanted) == nil, let first = nearest.first, nearest.count <= 2 else { return nil }
  return .renameUses(name, to: first, or: nearest.dropFirst().first)
}

/// A value that is the same in both directions of the layout.
enum DirectionlessValue: Sendable {
  case global, size, range, defaultValue, preview, commandLine

  fileprivate var text: String {
    switch self {
    case .global: "the value of a `let` of a file"
    case .size: "the size of a shape"
    case .range: "the range of a parameter"
    case .defaultValue: "the default of a parameter"
    case .preview: "a value of a preview"
    case .commandLine: "a value on the command line"
    }
  }
}

/// The places where only constants are allowed.
enum ConstantPurpose: Equatable, Sendable {
  /// The default of a parameter.
  case parameter
  case range(of: NameID)
  case size, preview, commandLine

  /// Whether parameters in scope are allowed: the minimum and the maximum size can depend on them, and ranges on those
  /// before them.
  var allowsParameters: Bool {
    switch self {
    case .size, .range: true
    case .parameter, .preview, .commandLine: false
    }
  }

  fileprivate var isRange: Bool { if case .range = self { true } else { false } }

  fileprivate var text: String {
    switch self {
    case .parameter: "the default of a parameter must be constant"
    case .range: "the range of a parameter must be known before the shape is drawn"
    case .size: "the design size of a shape must be constant"
    case .preview: "the values of a preview must be constants"
    case .commandLine: "a value on the command line must be constant"
    }
  }
}

/// The kinds of dependencies that can form a cycle.
enum CycleKind: Sendable {
  case value, function, use, style, layer, frame, importing

  fileprivate func message(_ name: String) -> String {
    switch self {
    case .value: "\(quoted(name)) depends on itself"
    case .function: "function \(quoted(name)) calls itself"
    case .use: "shape \(quoted(name)) uses itself"
    case .style: "style \(quoted(name)) applies itself"
    case .layer: "layer \(quoted(name)) must be above itself"
    case .frame: "the frame of \(quoted(name)) depends on itself"
    case .importing: "file \(quoted(name)) imports itself"
    }
  }

  fileprivate var hint: Hint {
    switch self {
    case .value: "remove one of the uses; a value can't depend on itself"
    case .function: "use `repeat`, or a list such as `[for i in 0..<5: …]`; a function can't call itself"
    case .use: "remove one `use`; a shape can't contain itself"
    case .style: "remove one `apply`"
    case .layer: "remove one `above:` or `below:`"
    case .frame: "place one of the layers by the edges of the layer around them"
    case .importing: "move the shared declarations into another file"
    }
  }
}

/// The steps of a cycle. A long one is shortened in the middle.
private func chain(_ names: [String]) -> String {
  let shown = names.count > 12 ? names.prefix(8) + ["…"] + names.suffix(2) : names[...]
  return shown.joined(separator: " → ")
}
