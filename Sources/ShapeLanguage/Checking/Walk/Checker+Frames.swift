import ShapeCore

/// The frames of layers and slots as values of the block that they are in.
extension Checker {
  /// Declares the names of a block's layers and slots, unless they are those of other values.
  mutating func declareFrames(of statements: some Sequence<StatementSyntax>, depth: Int) {
    for statement in statements {
      switch statement {
      case .layer(let view):
        if let name = view.name { declareFrame(name.id, at: name.span, of: .layer(view), depth) }
      case .content(let view):
        let name = view.name
        declareFrame(
          name?.id ?? Keyword.content.name, at: name?.span ?? view.keyword.span, of: .content(view), depth)
      case .let, .function, .command, .outline, .mask, .use, .slot, .if, .switch, .repeat, .error: break
      }
    }
  }

  private mutating func declareFrame(
    _ name: NameID, at span: SourceSpan, of view: Scope.LayerName.View, _ depth: Int
  ) {
    if let other = names.scope.local(name) {
      guard names.scope.locals[other].kind == .frame else { return }
      if names.scope.locals[other].blockDepth == depth { return names.scope.markRepeated(other) }
    } else if names.isValue(name) {
      return
    }
    let statement = LayerStatement(name: spelling(name), nameID: name)
    names.scope.declare(
      Scope.Local(
        name: name, kind: .frame, span: span, slot: -1, type: .rect,
        symbol: .layer(file: span.file, offset: names.siblingOffset(name) ?? span.start), progress: .unchecked,
        layer: .init(view: view, statement: statement), blockDepth: depth))
  }

  /// Returns a layer or a slot with its header checked: at the first use of its frame, or here.
  mutating func checkedHeader(_ name: NameID, at span: SourceSpan) -> LayerStatement? {
    guard let index = names.scope.local(name), names.scope.locals[index].kind == .frame,
      names.scope.locals[index].span == span
    else { return nil }
    checkHeader(of: index)
    return names.scope.locals[index].layer?.statement
  }

  private mutating func checkHeader(of index: Int) {
    guard names.scope.beginValue(of: index), var layer = names.scope.locals[index].layer else { return }
    let hidden = names.scope.hide(downTo: names.scope.locals[index].mark)
    switch layer.view {
    case .layer(let view):
      checkHeader(view.arguments, names.known.layerHeader, at: view.keyword.span, &layer.statement)
    case .content(let view):
      checkHeader(view.arguments, names.known.contentHeader, at: view.keyword.span, &layer.statement)
    }
    names.scope.unhide(hidden)
    names.scope.endHeader(of: index, layer.statement)
  }

  /// Uses the frame of a layer or a slot. The first use makes it a value of the block, after those that its header needs.
  mutating func useFrame(_ index: Int, at span: SourceSpan) -> ExpressionID {
    let local = names.scope.locals[index]
    guard let layer = local.layer, names.siblingOffset(local.name) != nil else {
      return refuse(.frameElsewhere(spelling(local.name)), at: span)
    }
    if local.isRepeated {
      return refuse(
        .repeatedFrame(spelling(local.name)), at: span,
        notes: [Note(.firstDeclared(spelling(local.name)), at: local.span)])
    }
    let step = ResolutionStack.Step(name: local.name, span: span, key: .frame(index), height: 0)
    guard need(step, local.progress, { $0.checkHeader(of: index) }) else { return invalid(at: span) }
    if local.slot < 0, let header = names.scope.locals[index].layer?.statement.header {
      let slot = surroundings.newSlot()
      names.scope.giveSlot(slot, to: index)
      let source =
        switch layer.view {
        case .layer(let view): view.span
        case .content(let view): view.span
        }
      let value = program.make(.frame(header), .rect, at: source)
      program.append(
        Binding(name: local.name, slot: slot, value: value, source: local.span), toBlock: local.blockDepth)
    }
    return program.make(.slot(names.scope.locals[index].slot), .rect, at: span)
  }

  // MARK: Coordinates and distances

  /// Warns about the coordinates of other layers as distances from an edge from which they are not measured, and about
  /// places at one side of layers that change sides in different directions of the layout.
  mutating func warnOfCoordinates(in arguments: ArgumentsSyntax) {
    for argument in arguments.elements {
      guard let label = argument.label?.text else { continue }
      let found = coordinates(in: argument.value, isVertical: label == LayerParameters.bottom.name)
      let sum = found.reduce(0) { $0 + $1.sign }
      guard sum != 0, let first = found.first?.view else { continue }
      switch label {
      case LayerParameters.leading.name, LayerParameters.trailing.name:
        report(.coordinateAsDistance(label, first.text), at: first)
      case LayerParameters.right.name where sum > 0, LayerParameters.bottom.name where sum > 0:
        report(.coordinateAsDistance(label, first.text), at: first)
      case LayerParameters.left.name, LayerParameters.right.name, LayerParameters.centerX.name:
        guard found.count == 1, first.name.text != Member.rectMidX.declaration.name,
          let name = nameOfFlowingLayer(first), !hasWidth(of: name, argument.value),
          !spans(name, arguments, besides: argument)
        else { continue }
        report(.coordinateChangesSides(name, besides: label), at: first)
      default: break
      }
    }
  }

  /// Returns whether another argument gives the layer the other side or the width of the named one.
  private func spans(_ name: String, _ arguments: ArgumentsSyntax, besides argument: ArgumentSyntax) -> Bool {
    arguments.elements.contains { other in
      switch other.label?.text {
      case argument.label?.text: return false
      case LayerParameters.left.name, LayerParameters.right.name:
        return coordinates(in: other.value, isVertical: false).contains { $0.view.base.text == name }
      case LayerParameters.width.name: return hasWidth(of: name, other.value)
      default: return false
      }
    }
  }

  /// Returns whether the width of the named layer is a term of a sum, perhaps halved.
  private func hasWidth(of name: String, _ value: ExpressionSyntax) -> Bool {
    terms(of: value).contains { term in
      if case .binary(let view) = term.value, view.operatorToken.kind == .slash { return hasWidth(of: name, view.left) }
      guard case .member(let view) = term.value else { return false }
      return view.base.text == name && view.name.text == Member.rectWidth.declaration.name
    }
  }

  /// Returns the name of the layer of a coordinate, if it has either a leading or a trailing side.
  private func nameOfFlowingLayer(_ view: MemberSyntax) -> String? {
    guard case .name(let base) = view.base, let index = names.scope.local(base.name.id),
      let header = names.scope.locals[index].layer?.statement.header,
      program[header, LayerParameters.leading].isPresent != program[header, LayerParameters.trailing].isPresent
    else { return nil }
    return base.name.text
  }

  /// Returns the coordinates of layers' frames along an axis in a sum, each 1 if it is added, or -1 if it is subtracted.
  private func coordinates(
    in value: ExpressionSyntax, isVertical: Bool, sign: Int = 1
  ) -> [(view: MemberSyntax, sign: Int)] {
    let members: [Member] =
      isVertical ? [.rectY, .rectMinY, .rectMidY, .rectMaxY] : [.rectX, .rectMinX, .rectMidX, .rectMaxX]
    return terms(of: value, sign: sign).flatMap { term -> [(view: MemberSyntax, sign: Int)] in
      if case .prefix(let view) = term.value {
        return coordinates(in: view.operand, isVertical: isVertical, sign: -term.sign)
      }
      guard case .member(let view) = term.value, case .name(let base) = view.base,
        let local = names.scope.local(base.name.id), names.scope.locals[local].kind == .frame,
        Member.all.contains(where: { members.contains($0.member) && $0.declaration.name == view.name.text })
      else { return [] }
      return [(view, term.sign)]
    }
  }

  /// Returns the terms of a sum, each with 1 if it is added, or -1 if it is subtracted.
  private func terms(of value: ExpressionSyntax, sign: Int = 1) -> [(value: ExpressionSyntax, sign: Int)] {
    if case .group(let view) = value { return terms(of: view.value, sign: sign) }
    guard case .binary(let view) = value, [.plus, .minus].contains(view.operatorToken.kind) else {
      return [(value, sign)]
    }
    return terms(of: view.left, sign: sign)
      + terms(of: view.right, sign: view.operatorToken.kind == .plus ? sign : -sign)
  }
}
