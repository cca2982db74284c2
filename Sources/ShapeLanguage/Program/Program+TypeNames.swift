import ShapeCore

extension Program {
  /// Returns a type for messages and editors.
  package func describe(_ type: ValueType) -> DescribedType {
    DescribedType(type, type.spelling { enumerations[$0].name })
  }

  package func describe(_ pattern: Signature.TypePattern) -> DescribedType {
    let spelling = pattern.spelling { enumerations[$0].name }
    return switch pattern {
    case .exact(let type): DescribedType(type, spelling)
    case .scalar: DescribedType(.number, spelling)
    case .mixable, .factors, .orderedList, .summableList, .anyList, .layerNames: DescribedType(nil, spelling)
    }
  }
}
