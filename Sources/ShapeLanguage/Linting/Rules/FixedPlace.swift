import ShapeCore

extension PictureRule {
  /// A path, or a layer with a `center:`, that stays in its place from right to left beside a layer that doesn't.
  static let fixedPlace = PictureRule(reach: .intended) { picture, verdicts, linted in
    guard !linted.directions.flowing.isEmpty, !linted.directions.fixed.isEmpty else { return }
    judge(picture.scene.contents, in: nil, picture.scene, &verdicts, linted.directions)
  }

  private static func judge(
    _ contents: SceneContents, in layer: SceneLayer.ID?, _ scene: Scene, _ verdicts: inout RuleVerdicts,
    _ directions: DirectedStatements
  ) {
    var contents = contents
    var flowing: SourceSpan?
    // A statement may draw several things, such as dots in a row.
    var boxes: [(source: SourceSpan, box: Rect)] = []
    func add(_ source: SourceSpan, _ box: Rect?) {
      guard let box, directions.fixed[source] != nil else { return }
      if let index = boxes.firstIndex(where: { $0.source == source }) {
        boxes[index].box = boxes[index].box.union(box)
      } else {
        boxes.append((source, box))
      }
    }
    while let item = contents.next(in: scene) {
      let source = scene.nodes[contents.node].source
      switch item {
      case .layer(let child, let inside):
        let frame = scene.layers[child].frame
        if directions.flowing.contains(source), let layer, !isCentered(frame, in: scene.layers[layer].frame) {
          flowing = flowing ?? source
        }
        add(source, frame)
        judge(inside, in: child, scene, &verdicts, directions)
      case .fill(let path, _, _), .stroke(let path, _, _): add(source, scene.paths[path].bounds)
      }
    }
    guard let layer, case let frame = scene.layers[layer].frame else { return }
    // What covers the frame looks the same in both directions, wherever its center is.
    for index in boxes.indices { boxes[index].box = boxes[index].box.intersection(frame) ?? boxes[index].box }
    let uncentered = boxes.filter { !isCentered($0.box, in: frame) }
    // Two eyes are symmetric together.
    let all = uncentered.dropFirst().reduce(uncentered.first?.box) { $0?.union($1.box) }
    let isSymmetric = all.map { isCentered($0, in: frame) } ?? true
    for (source, box) in boxes {
      guard let place = directions.fixed[source] else { continue }
      verdicts.judge(source) {
        isSymmetric || isCentered(box, in: frame) ? nil : flowing
      } report: {
        Diagnostic(.fixedPlace, at: place, notes: [Note(.changesSides, at: $0)])
      }
    }
  }

  private static func isCentered(_ box: Rect, in frame: Rect) -> Bool {
    abs(box.midX - frame.midX) <= 0.5 + frame.width / 1000
  }
}

/// The statements of a program that follow the direction of the layout, and those that could but don't.
struct DirectedStatements: Sendable {
  /// The layers and slots with `leading:` or `trailing:`.
  var flowing: Set<SourceSpan> = []
  /// The fills and strokes of an own path, and the layers with a center, each with the place of that argument. Empty if
  /// the program adapts coordinates to the direction.
  var fixed: [SourceSpan: SourceSpan] = [:]
  /// The names of the frames of layers with `leading:` or `trailing:`, in any declaration.
  private var flowingFrames: Set<Int32> = []

  init(_ program: Program) {
    guard program.mentionsDirection, !program.expressions.contains(where: { $0.kind.isDirection }) else { return }
    var uses = DirectionUses(program)
    for binding in program.bindings.indices.map({ program.bindings[$0] }) {
      guard binding.value.isPresent, case .frame = program[binding.value].kind else { continue }
      if uses.use(of: .expression(binding.value)).contains(.value) { flowingFrames.insert(binding.slot) }
    }
    for statement in program.statements {
      switch statement.kind {
      case .command(.fill, let operands): add(program[operands, FillParameters.path], of: statement, program, &uses)
      case .command(.stroke, let operands): add(program[operands, StrokeParameters.path], of: statement, program, &uses)
      case .layer(let index), .content(let index):
        let header = program.layers[index].header
        let sides = [
          LayerParameters.leading, LayerParameters.trailing, LayerParameters.left, LayerParameters.right,
        ].map { program[header, $0].isPresent }
        if sides[0] || sides[1] { flowing.insert(statement.source) }
        guard !sides.contains(true), case .layer = statement.kind else { continue }
        add(program[header, LayerParameters.center], of: statement, program, &uses)
        add(program[header, LayerParameters.centerX], of: statement, program, &uses)
      case .command, .outline, .mask, .use, .apply, .if, .switch, .repeat: break
      }
    }
  }

  private mutating func add(
    _ value: ExpressionID, of statement: Statement, _ program: Program, _ uses: inout DirectionUses
  ) {
    guard value.isPresent, !uses.use(of: .expression(value)).affectsPictures,
      !program.contains(flowingFrames, in: .expression(value))
    else { return }
    fixed[statement.source] = program[value].source
  }
}

extension Expression.Kind {
  fileprivate var isDirection: Bool { if case .layerValue(.isRightToLeft) = self { true } else { false } }
}

extension Program {
  /// Returns whether a part uses one of some names, apart from the declarations that it uses.
  fileprivate func contains(_ slots: Set<Int32>, in part: Part) -> Bool {
    if slots.isEmpty { return false }
    if case .expression(let id) = part, case .slot(let slot) = self[id].kind, slots.contains(slot) { return true }
    var result = false
    forEachPart(of: part) { if !result, !$0.isDeclaration { result = contains(slots, in: $0) } }
    return result
  }
}
