/// A property of a value.
public enum Member: CaseIterable, Sendable {
  case pointX, pointY
  case sizeWidth, sizeHeight
  case rectX, rectY, rectWidth, rectHeight, rectMinX, rectMidX, rectMaxX, rectMinY, rectMidY, rectMaxY
  case rectCenter, rectSize, rectTopLeft, rectTopRight, rectBottomRight, rectBottomLeft
  case pathBounds, pathLength, pathArea
  case listCount, listFirst, listLast, listIndices

  package var declaration: MemberDeclaration {
    switch self {
    case .pointX: MemberDeclaration(.point, "x", .number, "The x coordinate.")
    case .pointY: MemberDeclaration(.point, "y", .number, "The y coordinate.")
    case .sizeWidth: MemberDeclaration(.size, "width", .number, "The width.")
    case .sizeHeight: MemberDeclaration(.size, "height", .number, "The height.")
    case .rectX: MemberDeclaration(.rect, "x", .number, "The x coordinate of the left edge.")
    case .rectY: MemberDeclaration(.rect, "y", .number, "The y coordinate of the top edge.")
    case .rectWidth: MemberDeclaration(.rect, "width", .number, "The width.")
    case .rectHeight: MemberDeclaration(.rect, "height", .number, "The height.")
    case .rectMinX: MemberDeclaration(.rect, "minX", .number, "The x coordinate of the left edge.")
    case .rectMidX: MemberDeclaration(.rect, "midX", .number, "The x coordinate of the center.")
    case .rectMaxX: MemberDeclaration(.rect, "maxX", .number, "The x coordinate of the right edge.")
    case .rectMinY: MemberDeclaration(.rect, "minY", .number, "The y coordinate of the top edge.")
    case .rectMidY: MemberDeclaration(.rect, "midY", .number, "The y coordinate of the center.")
    case .rectMaxY: MemberDeclaration(.rect, "maxY", .number, "The y coordinate of the bottom edge.")
    case .rectCenter: MemberDeclaration(.rect, "center", .point, "The center.")
    case .rectSize: MemberDeclaration(.rect, "size", .size, "The width and the height.")
    case .rectTopLeft: MemberDeclaration(.rect, "topLeft", .point, "The top left corner.")
    case .rectTopRight: MemberDeclaration(.rect, "topRight", .point, "The top right corner.")
    case .rectBottomRight: MemberDeclaration(.rect, "bottomRight", .point, "The bottom right corner.")
    case .rectBottomLeft: MemberDeclaration(.rect, "bottomLeft", .point, "The bottom left corner.")
    case .pathBounds: MemberDeclaration(.path, "bounds", .rect, "The smallest rectangle that contains the path.")
    case .pathLength: MemberDeclaration(.path, "length", .number, "The length of all subpaths.")
    case .pathArea: MemberDeclaration(.path, "area", .number, "The area that a fill covers.")
    case .listCount: MemberDeclaration(.anyList, "count", .integer, "The number of elements.")
    case .listFirst: MemberDeclaration(.anyList, "first", nil, "The first element. An error if the list is empty.")
    case .listLast: MemberDeclaration(.anyList, "last", nil, "The last element. An error if the list is empty.")
    case .listIndices:
      MemberDeclaration(.anyList, "indices", .list(.integer), "The indices of the elements, from 0 to `count - 1`.")
    }
  }

  /// Every property, with its receiver's type. The edges of a rectangle have the names of a layer's labels, too.
  package static let all: [(member: Member, declaration: MemberDeclaration)] =
    allCases.map { ($0, $0.declaration) }
    + [(.rectMinX, "left"), (.rectMinY, "top"), (.rectMaxX, "right"), (.rectMaxY, "bottom")].map { member, name in
      (member, MemberDeclaration(.rect, name, .number, member.declaration.documentation))
    }
}

/// The declaration of a property.
package struct MemberDeclaration: Sendable {
  package var receiver: ValueType
  package var name: String
  /// The type of the value, or `nil` for that of the list's elements.
  package var type: ValueType?
  package var documentation: String

  init(_ receiver: ValueType, _ name: String, _ type: ValueType?, _ documentation: String) {
    self.receiver = receiver
    self.name = name
    self.type = type
    self.documentation = documentation
  }

  /// Returns the type of the property of a value.
  package func type(in receiver: ValueType) -> ValueType { type ?? receiver.element ?? .invalid }
}
