import ShapeCore

extension VariationWalk {
  /// Returns the layer of a header, in either direction of the layout.
  mutating func layer(_ operands: OperandRange) -> Layer {
    typealias Place = LayerParameters
    let header = evaluated(operands)
    func value<Value>(_ parameter: TypedParameter<Value>) -> Dependence? { header[parameter]?.value }
    let (left, right) = (value(Place.left), value(Place.right))
    let (leading, trailing) = (value(Place.leading), value(Place.trailing))
    let (center, size) = (value(Place.center), value(Place.size))
    let (centerX, width) = (center ?? value(Place.centerX), size ?? value(Place.width))
    let inset = value(Place.inset) ?? .none
    let leftToRight = Axis(
      start: left ?? leading, end: right ?? trailing, center: centerX, length: width, inset: inset, whole: layer.width)
    let rightToLeft = Axis(
      start: left ?? trailing, end: right ?? leading, center: centerX, length: width, inset: inset, whole: layer.width)
    let vertical = Axis(
      start: value(Place.top), end: value(Place.bottom), center: center ?? value(Place.centerY),
      length: size ?? value(Place.height), inset: inset, whole: layer.height)
    var result = layer
    result.x += leftToRight.origin + rightToLeft.origin
    result.y += vertical.origin
    result.width = leftToRight.resolvedLength + rightToLeft.resolvedLength
    result.height = vertical.resolvedLength
    result.isWhole = false
    var factor: Dependence?
    result.outline = .rectangle(result.size)
    result.mirrors = layer.mirrors || header[Place.mirrored] != nil
    result.fades = value(Place.opacity) != nil && !program.isOne(program[operands, Place.opacity])
    if let design = value(Place.fit) ?? value(Place.fill) {
      // The center stays where it is, unless the design is at an edge.
      let isCentered = header[Place.align] == nil
      let (frame, align) = (result.size, value(Place.align) ?? .none)
      result.x += isCentered ? result.width + design : (frame + design + align).ofAnyFunction
      result.y += isCentered ? result.height + design : (frame + design + align).ofAnyFunction
      factor = frame + design
      (result.width, result.height) = (design, design)
    }
    // A layer that is scaled by 0 is as invisible as one with an opacity of 0.
    let looks = [
      value(Place.opacity), value(Place.z), result.fades ? value(Place.scale) : nil, result.fades ? factor : nil,
    ]
    result.looksDependOnSize = looks.contains { $0?.dependsOnSize ?? false }
    return result
  }

  /// What one axis of a frame depends on. See `LayerFrame.resolved`.
  private struct Axis {
    var start: Dependence?
    var end: Dependence?
    var center: Dependence?
    var length: Dependence?
    var inset: Dependence
    var whole: Dependence

    var origin: Dependence {
      switch (start, end, center, length) {
      case (let start?, _, _, _): start
      case (nil, let end?, _, let length?): whole + end + length
      case (nil, let end?, let center?, nil): center + whole + end
      case (nil, nil, let center?, let length?): center + length
      case (nil, _, _, _): inset
      }
    }

    var resolvedLength: Dependence {
      switch (start, end, center, length) {
      case (let start?, let end?, _, _): whole + start + end
      case (_, _, _, let length?): length
      case (let start?, nil, let center?, nil): center + start
      case (let start?, nil, nil, nil): whole + start + inset
      case (nil, let end?, let center?, nil): whole + end + center
      case (nil, let end?, nil, nil): whole + inset + end
      case (nil, nil, let center?, nil): center + inset
      case (nil, nil, nil, nil): whole + inset
      }
    }
  }
}

extension Program {
  fileprivate func isOne(_ id: ExpressionID) -> Bool {
    switch self[id].kind {
    case .number(let number): number == 1
    case .convert(let operand): isOne(operand)
    case _: false
    }
  }
}
