@_spi(Generated) import ShapeCore

extension PictureRule {
  /// A `z:` without which the items of a layer are painted in the same order.
  static let orderWithoutEffect = PictureRule(reach: .muchLarger) { picture, verdicts, linted in
    /// The items of each open layer. Paints without a layer between them count as one.
    var open: [[EvaluationEvent.Child]] = []
    for event in picture.events {
      switch event.kind {
      case .painted: open.addChild(EvaluationEvent.Child(name: ""))
      case .layerBegan(let origin, let child):
        switch origin {
        case .shape, .layer, .content: open.addChild(child)
        // A mask is not painted.
        case .mask: break
        }
        open.append([])
      case .emptySlot(let child): open.addChild(child)
      case .layerEnded: if let children = open.popLast() { judge(children, &verdicts, linted) }
      case .clip, .erase, .shadow, .border: break
      }
    }
  }

  private static func judge(
    _ children: [EvaluationEvent.Child], _ verdicts: inout RuleVerdicts, _ linted: LintedProgram
  ) {
    guard children.contains(where: { $0.z.isPresent }),
      let order = try? ZOrder.paintOrder(of: children.map { ($0.name, $0.order) })
    else { return }
    var tried: Set<ExpressionID> = []
    for child in children where child.z.isPresent && tried.insert(child.z).inserted {
      let place = linted.program[child.z].source
      verdicts.judge(place, Diagnostic(.orderWithoutEffect, at: place)) {
        // To sort many children for each `z:` takes too long, so those beyond a limit count as having an effect.
        tried.count * children.count <= 20_000 && children.paintOrder(without: child.z) == order
      }
    }
  }
}

extension [EvaluationEvent.Child] {
  /// The order in which the children are painted if one `z:` is not written; nil if that is impossible.
  fileprivate func paintOrder(without z: ExpressionID) -> [Int]? {
    try? ZOrder.paintOrder(
      of: map { child in
        var order = child.order
        if child.z == z { order.z = 0 }
        return (child.name, order)
      })
  }
}

extension [[EvaluationEvent.Child]] {
  fileprivate mutating func addChild(_ child: EvaluationEvent.Child) {
    if !isEmpty { self[count - 1].append(child) }
  }
}
