import ShapeEditing
import ShapeLanguage

/// The numbers that the protocol gives to kinds.
extension SymbolKind {
  /// As an entry of an outline.
  var symbolNumber: JSONValue {
    switch self {
    case .file: 1
    case .shape: 5
    case .method: 6
    case .property: 7
    case .slot: 8
    case .enum: 10
    case .function: 12
    case .value, .parameter, .loopVariable, .layerValue, .label: 13
    case .constant: 14
    case .layer: 19
    case .enumCase: 22
    case .style: 23
    case .preview: 24
    case .operator: 25
    case .type: 26
    case .statement: 14
    }
  }

  /// As an item of completion.
  var completionNumber: JSONValue {
    switch self {
    case .method: 2
    case .function: 3
    case .slot, .label: 5
    case .value, .parameter, .loopVariable: 6
    case .shape: 7
    case .file: 17
    case .property, .layerValue: 10
    case .enum: 13
    case .statement: 14
    case .layer: 18
    case .enumCase: 20
    case .constant: 21
    case .style: 22
    case .preview: 23
    case .operator: 24
    case .type: 25
    }
  }
}
