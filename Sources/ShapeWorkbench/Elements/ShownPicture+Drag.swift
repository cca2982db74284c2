import ShapeCore
import ShapeEditing
import ShapeLanguage

/// What happens to the source when a point of a picture is dragged.
package struct DraggedPoint: Sendable {
  /// The changes that move the point. Empty if nothing can.
  package var edits: [TextEdit] = []
  /// Why the point can't be moved, or only along one axis.
  package var reason: String?
}

extension ShownPicture {
  /// Moves a point of an outline by changing the number that decides its place, for each axis along which it moves. The
  /// end of a length moves along it, in steps of half a point.
  ///
  /// A place counts in its layer, so that what moves the layer doesn't matter. Of the numbers that move a point, those of the
  /// statement itself come before those that it uses, and one that moves fewer points of the element before others: in
  /// `rect(x: 4, y: 2, width: 10, height: 10)`, it is the width that moves the right edge. Where the size of the shape moves
  /// the point too, a number is only changed if what it does is the same at each size, as in `width - 4`.
  ///
  /// - Parameters:
  ///   - element: The position in `Scene.nodes`.
  ///   - index: The position among the handles of its outline.
  ///   - target: The new place, in the coordinates of the picture.
  package func drag(_ element: Int, _ index: Int, to target: Point) -> DraggedPoint? {
    guard let scene, let picture, let place = scene.element(element), place.handles.indices.contains(index),
      let target = place.around.inverse?.apply(target)
    else { return nil }
    let own = compilation.sources(of: element, in: scene).last ?? .none
    let handles = place.handles
    let lengths = Set(handles.indices.filter { handles[$0].anchor != nil })
    var search = DragSearch(compilation, picture, element, index, own, pixel: 1 / request.scale, lengths: lengths)
    let handle = handles[index]
    guard let anchor = handle.anchor else { return search.drag(to: target - place.origin) }
    let (length, way) = (handle.point - anchor, target - anchor)
    let share = (length.x * way.x + length.y * way.y) / length.length
    return search.drag(to: Point(max((share * 2).rounded() / 2, 0), 0))
  }
}

/// Finds out which numbers decide the place of a point, by drawing the picture with other numbers.
private struct DragSearch {
  private var program: Program
  private let settings: [SettingValue]
  private var picture: Picture
  private let element: Int
  private let index: Int
  private let pixel: Double
  private let own: SourceSpan
  /// The positions of lengths among the handles.
  private let lengths: Set<Int>
  /// What a number decides, for messages.
  private let goal: String
  private let literals: [NumberLiteralPlace]
  /// The handles of the element in its layer. A length is the point `(length, 0)`, since its direction doesn't matter.
  private var points: [Point] = []
  private var remainingPictures = 2_000

  /// How a number moves the point.
  private struct Effect {
    var literal: Int
    /// The displacement if the value grows by 1.
    var speed: Point
    /// The number of points of the element that move.
    var count: Int
  }

  init(
    _ compilation: Compilation, _ picture: Picture, _ element: Int, _ index: Int, _ own: SourceSpan, pixel: Double,
    lengths: Set<Int>
  ) {
    (program, settings) = (compilation.program, compilation.settings.last ?? [])
    (self.picture, self.element, self.index, self.own, self.pixel) = (picture, element, index, own, pixel)
    literals = NumberLiteralPlace.all(in: program)
    self.lengths = lengths
    goal = lengths.contains(index) ? "this length" : "where this point is"
    points = located([]) ?? []
  }

  private var current: Point { points[index] }

  mutating func drag(to target: Point) -> DraggedPoint? {
    guard points.indices.contains(index) else { return nil }
    let way = target - current
    let axes = Axis.allCases.filter { abs($0.part(of: way)) > 1e-9 }
    if axes.isEmpty { return DraggedPoint() }
    var result = DraggedPoint()
    var chosen: [Axis: Effect] = [:]
    let parameters = parameters()
    let outside = literals.indices.filter { parameters[$0] != nil }
    let inside = literals.indices.filter { parameters[$0] == nil }
    let sizes = sizeEffects()
    let values = effects(of: outside)
    let near = effects(of: inside.filter { own.contains(literals[$0].span) })
    var far: [Effect]?
    for axis in axes {
      let side = sizes[axis]
      func moving(_ effects: [Effect]) -> [Effect] {
        effects.filter { effect in
          abs(axis.part(of: effect.speed)) > 1e-9 && (side == nil || isSameAtOtherSize(effect, axis))
        }
      }
      if let value = moving(values).first, let name = parameters[value.literal] {
        result.reason = "the parameter `\(name)` decides \(goal); change its value instead"
        continue
      }
      var found = moving(near)
      if found.isEmpty {
        let others = far ?? effects(of: inside.filter { !own.contains(literals[$0].span) })
        far = others
        found = moving(others)
      }
      let least = found.map { $0.count }.min()
      found = found.filter { $0.count == least }
      switch found.count {
      case 0:
        result.reason = "\(side.map { "the \($0) of the shape" } ?? "no number in the source") decides \(goal)"
      case 1: chosen[axis] = found[0]
      default:
        let names = found.prefix(2).map { description(of: $0.literal) }
        result.reason = "\(names[0]) and \(names[1]) together decide \(goal)"
      }
    }
    if chosen.isEmpty { return result }
    guard let values = solution(chosen, to: target) else {
      let names = Set(chosen.values.map { $0.literal }).sorted().map { description(of: $0) }
      result.reason = "changing \(names.joined(separator: " and ")) does not move this point there"
      return result
    }
    result.edits = values.map { literals[$0.literal].edit($0.value, in: program) }.sorted {
      ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start)
    }
    return result
  }

  private enum Axis: CaseIterable {
    case x, y

    func part(of point: Point) -> Double {
      switch self {
      case .x: point.x
      case .y: point.y
      }
    }
  }

  // MARK: What decides

  /// Returns the names of the parameters of the shape whose values contain a number, by the number.
  private func parameters() -> [Int: String] {
    let declaration = program.shapes[picture.shape]
    var result: [Int: String] = [:]
    for (index, parameter) in declaration.parameters.enumerated() {
      let given = picture.values[index]
      let value = given.isPresent ? given : parameter.defaultValue
      guard value.isPresent else { continue }
      let span = program[value].source
      for literal in literals.indices where span.contains(literals[literal].span) {
        result[literal] = program.names.spelling(parameter.name)
      }
    }
    return result
  }

  /// Returns the side of the shape on which each axis depends.
  private mutating func sizeEffects() -> [Axis: String] {
    let size = picture.size
    var result: [Axis: String] = [:]
    let sides = [
      ("width", Size(size.width * 0.999, size.height), Size(size.width * 1.001, size.height)),
      ("height", Size(size.width, size.height * 0.999), Size(size.width, size.height * 1.001)),
    ]
    for (name, smaller, larger) in sides {
      var moved = located([], at: smaller)
      if moved == nil { moved = located([], at: larger) }
      guard let moved else { continue }
      for axis in Axis.allCases where abs(axis.part(of: moved[index] - current)) > 1e-9 {
        if result[axis] == nil { result[axis] = name }
      }
    }
    return result
  }

  /// Returns the numbers of a group that move the point. Halves the group until each is alone.
  private mutating func effects(of group: [Int]) -> [Effect] {
    guard !group.isEmpty, remainingPictures > 0 else { return [] }
    let moved = located(group.map { ($0, literals[$0].changed($0)) })
    if let moved, (moved[index] - current).length <= 1e-9 { return [] }
    if group.count > 1 {
      return effects(of: Array(group[..<(group.count / 2)])) + effects(of: Array(group[(group.count / 2)...]))
    }
    // A number without which there is another picture, such as a count, can't be changed a little.
    guard let moved else { return [] }
    let change = literals[group[0]].changed(group[0]) - literals[group[0]].value
    let count = points.indices.count { !lengths.contains($0) && (moved[$0] - points[$0]).length > 1e-9 }
    return [Effect(literal: group[0], speed: (moved[index] - current) * (1 / change), count: count)]
  }

  /// Returns whether a number moves the point as far if both sides of the shape have another length.
  private mutating func isSameAtOtherSize(_ effect: Effect, _ axis: Axis) -> Bool {
    let literal = literals[effect.literal]
    let value = literal.changed(effect.literal)
    for factor in [0.999, 1.001] {
      let size = Size(picture.size.width * factor, picture.size.height * factor)
      guard let before = located([], at: size), let after = located([(effect.literal, value)], at: size) else {
        continue
      }
      let speed = axis.part(of: after[index] - before[index]) / (value - literal.value)
      return abs(speed - axis.part(of: effect.speed)) <= 1e-6 * abs(speed)
    }
    return false
  }

  /// Returns the handles of the element in a picture with other numbers, or `nil` if it has other elements.
  private mutating func located(_ changes: [(literal: Int, value: Double)], at size: Size? = nil) -> [Point]? {
    remainingPictures -= 1
    for (literal, value) in changes { set(literal, to: value) }
    defer { for (literal, _) in changes { set(literal, to: literals[literal].value) } }
    let drawing = Evaluator.draw(
      program, shape: picture.shape, size: size ?? picture.size, values: picture.values, direction: picture.direction,
      pixel: pixel)
    guard let place = drawing.scene?.element(element) else { return nil }
    let result = place.handles.map { handle in
      handle.anchor.map { Point((handle.point - $0).length, 0) } ?? handle.point - place.origin
    }
    return points.isEmpty || result.count == points.count ? result : nil
  }

  private mutating func set(_ literal: Int, to value: Double) {
    for expression in literals[literal].expressions { program.expressions[expression].kind = .number(value) }
  }

  private func description(of literal: Int) -> String {
    let span = literals[literal].span
    let source = program.source(of: span)
    let line = LineTable(source).position(of: Int(span.start)).line
    return "`\(source.text(Int(span.start)..<Int(span.end)))` in line \(line)"
  }

  // MARK: The new numbers

  /// Returns the values with which the point is at its target, or as near as a single number for both axes can move it.
  private mutating func solution(_ chosen: [Axis: Effect], to target: Point) -> [(literal: Int, value: Double)]? {
    var unknowns: [Int: (value: Double, speed: Point)] = [:]
    for effect in chosen.values { unknowns[effect.literal] = (literals[effect.literal].value, effect.speed) }
    let literalsInOrder = unknowns.keys.sorted()
    let isJoint = literalsInOrder.count == 1 && chosen.values.allSatisfy { $0.speed.x != 0 && $0.speed.y != 0 }
    /// Returns what is left of the way, along the axes that can move.
    func rest(_ point: Point) -> Point {
      let way = target - point
      return Point(chosen[.x] != nil || isJoint ? way.x : 0, chosen[.y] != nil || isJoint ? way.y : 0)
    }
    func values(_ change: (Int, Double) -> Double = { $1 }) -> [(literal: Int, value: Double)] {
      literalsInOrder.compactMap { literal in unknowns[literal].map { (literal, change(literal, $0.value)) } }
    }
    let first = rest(current)
    var way = first
    // Linear places need one step. The speed of others changes on the way.
    for round in 0..<12 where way.length > 1e-9 {
      if round > 0 {
        guard let here = located(values()) else { return nil }
        for literal in literalsInOrder {
          guard let unknown = unknowns[literal] else { continue }
          let step = max(abs(unknown.value), 1) * 1e-6
          guard let there = located(values { $0 == literal ? $1 + step : $1 }) else { return nil }
          unknowns[literal]?.speed = (there[index] - here[index]) * (1 / step)
        }
      }
      for literal in literalsInOrder {
        guard let speed = unknowns[literal]?.speed else { continue }
        if literalsInOrder.count == 1 {
          let free = Point(first.x == 0 && !isJoint ? 0 : speed.x, first.y == 0 && !isJoint ? 0 : speed.y)
          let square = free.x * free.x + free.y * free.y
          guard square > 0 else { return nil }
          unknowns[literal]?.value += (free.x * way.x + free.y * way.y) / square
        } else {
          let axis = chosen[.x]?.literal == literal ? Axis.x : .y
          guard axis.part(of: speed) != 0 else { return nil }
          unknowns[literal]?.value += axis.part(of: way) / axis.part(of: speed)
        }
      }
      guard let moved = located(values()) else { return nil }
      let next = rest(moved[index])
      if isJoint, abs(next.length - way.length) < 1e-9 { break }
      way = next
    }
    let written = values { literal, value in
      literals[literal].rounded(value, speed: unknowns[literal]?.speed.length ?? 1)
    }
    guard let moved = located(written) else { return nil }
    let missed = rest(moved[index]).length
    // Whole numbers and numbers for both axes come as near as they can.
    let isFree = !isJoint && literalsInOrder.allSatisfy { !literals[$0].isWhole }
    return missed < first.length && (missed <= 0.02 || !isFree) ? written : nil
  }
}
