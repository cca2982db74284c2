/// The meaning of a name: a declaration of a source, or an element of the language.
package enum Symbol: Hashable, Sendable {
  /// A declaration at the top level of a file.
  case declaration(Declaration)
  /// A parameter of a shape, a style or a function, by its index.
  case parameter(of: Declaration, Int32)
  /// A case of an enum, by its index. Includes the language's own enums.
  case enumCase(EnumID, CaseID)
  /// A `let` of a block or the variable of a `repeat`, by its index in `NameReferences.locals`.
  case local(Int32)
  /// A layer, by the place of its name.
  case layer(file: Int32, offset: Int32)
  /// A preview, by the place of its shape's name.
  case preview(file: Int32, offset: Int32)

  // Elements of the language.
  case layerValue(LayerValue)
  case color(NameID)
  case edges(NameID)
  case type(NameID)
  /// A property of a value, by its row in `Member.all`.
  case member(Int32)
  /// A function or a method, by its row in `BuiltinEntry.all`.
  case builtin(Int32)
  case keyword(Keyword)
  case command(Command)
  /// A label of a function, a method or a statement of the language, by its index among the parameters.
  case label(of: LanguageCallable, Int32)
}

/// A declaration at the top level of a file, or an import with a name.
package enum Declaration: Hashable, Sendable {
  case global(GlobalID), function(FunctionID), style(StyleID), shape(ShapeID), enumeration(EnumID)
  /// An imported file.
  case file(Int32)

  /// The noun for it in a message.
  var noun: DescribedThing {
    switch self {
    case .global: .value
    case .function: .function
    case .style: .style
    case .shape: .shape
    case .enumeration: .enumeration
    case .file: .file
    }
  }
}

/// An element of the language that takes arguments.
public enum LanguageCallable: Hashable, Sendable {
  /// By its row in `BuiltinEntry.all`.
  case builtin(Int32)
  case command(Command)
  case layer, content, outline, preview

  package var signature: Signature {
    switch self {
    case .builtin(let row): BuiltinEntry.all[Int(row)].signature
    case .command(let command): command.signature
    case .layer: Header.layer
    case .content: Header.content
    case .outline: Header.outline
    case .preview: Header.preview
    }
  }
}
