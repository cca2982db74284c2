import ProgramGenerator
@_spi(Generated) import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// What the compiler claims about sizes and values is true for the pictures of random programs.
@Suite("Laws of variation")
struct VariationLawTests {
  /// Three pictures determine an affine function. The frames at other sizes are its values.
  @Test func `the frames of affine slots are affine`() throws {
    var random = RandomSource(seed: RandomPrograms.seed)
    var faults: [String] = []
    var (slots, frames) = (0, 0)
    let programs = RandomPrograms.programs(quick: 20, ci: 200, long: 4_000)
    for program in programs {
      let compiled = program.compilation().program
      for shape in program.shapes {
        let id = try #require(compiled.shape(named: shape.name))
        let affine = compiled.variation(of: id).affineSlots
        if affine.isEmpty { continue }
        var pictures = Pictures(compiled, id)
        for values in pictures.combinations.prefix(4) {
          for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let (low, high) = (shape.widths.lowerBound, shape.widths.upperBound)
            let (top, bottom) = (shape.heights.lowerBound, shape.heights.upperBound)
            guard high > low, bottom > top,
              let origin = pictures.draw(Size(low, top), values, direction),
              let wide = pictures.draw(Size(high, top), values, direction),
              let tall = pictures.draw(Size(low, bottom), values, direction)
            else { continue }
            for size in shape.sizes(4, using: &random) {
              guard let scene = pictures.draw(size, values, direction) else { continue }
              let (x, y) = ((size.width - low) / (high - low), (size.height - top) / (bottom - top))
              for slot in affine {
                let name = compiled.names.spelling(slot)
                let corners = [origin, wide, tall, scene].map { $0.frame(ofSlot: name) }
                if corners.allSatisfy({ $0 == nil }) { continue }
                guard let a = corners[0], let b = corners[1], let c = corners[2], let frame = corners[3] else {
                  faults.append("program \(program.number), \(shape.name): \(name) is missing at some sizes")
                  continue
                }
                frames += 1
                for side in [\Rect.x, \.y, \.width, \.height] {
                  let law =
                    a[keyPath: side] + x * (b[keyPath: side] - a[keyPath: side])
                    + y * (c[keyPath: side] - a[keyPath: side])
                  if abs(frame[keyPath: side] - law) > 1e-7 {
                    faults.append("program \(program.number), \(shape.name) at \(size): \(name) is at \(frame)")
                  }
                }
              }
            }
          }
        }
        slots += affine.count
      }
    }
    print("\(slots) affine slots, \(frames) frames")
    #expect(faults.prefix(3) == [])
    // Few programs may have no slot.
    #expect(programs.count < 20 || slots > 5 && frames > 4 * programs.count)
  }

  /// A group has no effect that isn't listed, and the groups are the same at all sizes unless the compiler says otherwise.
  @Test func `groups have only the effects of the layers around slots`() throws {
    var random = RandomSource(seed: RandomPrograms.seed)
    var faults: [String] = []
    var (groups, comparisons) = (0, 0)
    let programs = RandomPrograms.programs(quick: 40, ci: 200, long: 4_000)
    for program in programs {
      let compiled = program.compilation().program
      for shape in program.shapes {
        let id = try #require(compiled.shape(named: shape.name))
        if compiled.shapes[id].slots.isEmpty { continue }
        let variation = compiled.variation(of: id)
        var pictures = Pictures(compiled, id)
        for values in pictures.combinations.prefix(4) {
          var first: [String]?
          for size in shape.sizes(4, using: &random) {
            guard let root = pictures.draw(size, values, .leftToRight)?.rootGroup else { continue }
            var views: [String] = []
            for (name, path) in root.slotPaths() {
              let slot = try #require(compiled.shapes[id].slots.first { compiled.names.spelling($0.name) == name })
              let layers = variation.layersAroundSlots[slot.name] ?? []
              groups += path.count
              let isListed = zip(path, layers).allSatisfy { group, effects in
                // One that is scaled by 0 has an opacity of 0.
                (group.opacity == 0 || group.opacity == 1 || effects.contains(.opacity))
                  && (group.masks == nil || effects.contains(.masks))
              }
              if path.count != layers.count || !isListed {
                faults.append("program \(program.number), \(shape.name) at \(size): \(name) is in \(layers)")
              }
              // Without that effect, an opacity of 0 is no modifier of a view.
              views.append("\(name) \(zip(path, layers).map { $1.contains(.opacity) ? $0.opacity : 1 })")
            }
            if variation.slotsDependOnSize { continue }
            if let first, first != views {
              faults.append("program \(program.number), \(shape.name) at \(size): \(views) instead of \(first)")
            }
            if first != nil { comparisons += 1 }
            first = views
          }
        }
      }
    }
    print("\(groups) groups, \(comparisons) comparisons")
    #expect(faults.prefix(3) == [])
    #expect(programs.count < 40 || groups > 40 && comparisons > 40)
  }

  /// Outlines and fills have elements of the same kinds at all sizes and values.
  @Test func `paths that keep their elements have the same ones`() throws {
    var random = RandomSource(seed: RandomPrograms.seed)
    var faults: [String] = []
    var comparisons = 0
    var moving = 0
    let programs = RandomPrograms.programs(quick: 20, ci: 200, long: 4_000)
    for program in programs {
      let compiled = program.compilation().program
      for shape in program.shapes {
        let id = try #require(compiled.shape(named: shape.name))
        let variation = compiled.variation(of: id)
        var steady = Set(variation.drawnPaths.filter(\.keepsElements).map(\.statement))
        for path in variation.drawnPaths where !path.keepsElements { steady.remove(path.statement) }
        var pictures = Pictures(compiled, id)
        // Parameters that are not interpolated keep their values.
        guard let values = pictures.combinations.randomElement(using: &random) else { continue }
        var first: [SourceSpan: Path] = [:]
        for size in shape.sizes(6, using: &random) {
          guard let scene = pictures.draw(size, pictures.animated(values, &random), .leftToRight) else { continue }
          var paths = scene.fills.filter { steady.contains($0.key) }
          if variation.outlineJumps.isEmpty { paths[compiled.shapes[id].source] = scene.outline }
          for (place, path) in paths {
            guard let other = first[place] else {
              first[place] = path
              continue
            }
            comparisons += 1
            if path != other { moving += 1 }
            if path.kinds != other.kinds {
              let line = compiled.source(of: place).bytes[Int(place.start)..<Int(place.end)]
              faults.append(
                "program \(program.number), \(shape.name) at \(size): \(String(decoding: line, as: UTF8.self))")
            }
          }
        }
      }
    }
    print("\(comparisons) paths, \(moving) of them with other numbers")
    #expect(faults.prefix(3) == [])
    #expect(programs.count < 20 || moving > 10 * programs.count)
  }
}

/// Draws a shape with values.
private struct Pictures {
  let program: Program
  let shape: ShapeID
  /// The ends of the ranges of all parameters.
  let combinations: [[Value]]

  init(_ program: Program, _ shape: ShapeID) {
    self.program = program
    self.shape = shape
    var evaluator = Evaluator(program)
    combinations = SampleValues.combinations(program.shapes[shape], &evaluator)
  }

  mutating func draw(_ size: Size, _ values: [Value], _ direction: LayoutDirection) -> Scene? {
    var evaluator = Evaluator(program)
    return evaluator.draw(shape, size: size, arguments: values, direction: direction).scene
  }

  /// Returns values with others for parameters that animations interpolate.
  func animated(_ values: [Value], _ random: inout RandomSource) -> [Value] {
    let parameters = program.shapes[shape].parameters
    var evaluator = Evaluator(program)
    var result: [Value] = []
    for (index, parameter) in parameters.enumerated() {
      guard parameter.type.isInterpolated else {
        // A range can depend on a parameter before.
        result.append((try? evaluator.limited(values[index], index, of: parameters, after: result)) ?? values[index])
        continue
      }
      let share = Double.random(in: 0...1, using: &random)
      let range = try? evaluator.range(index, of: parameters, after: result)
      switch values[index] {
      case .number(let number):
        let (low, high) = range.map { ($0.low, $0.last(of: parameter.type)) } ?? (number, number + 1)
        result.append(.number(low + share * (high - low)))
      case .point(let point): result.append(.point(Point(point.x + share, point.y - share)))
      default: result.append(values[index])
      }
    }
    return result
  }
}

extension SceneGroup {
  /// The slots in paint order, each with the groups around it from the outermost one.
  fileprivate func slotPaths() -> [(name: String, groups: [SceneGroup])] {
    pieces.flatMap { piece -> [(name: String, groups: [SceneGroup])] in
      switch piece.content {
      case .paint: []
      case .slot(let name, _): [(name, [self])]
      case .group(let group): group.slotPaths().map { ($0.name, [self] + $0.groups) }
      }
    }
  }
}

extension Scene {
  /// The outline of the shape.
  fileprivate var outline: Path {
    layers.first.map { layer in layer.outline.map { paths[$0] } ?? .rect(layer.frame) } ?? .empty
  }

  /// The paths of the statements that fill a single one.
  fileprivate var fills: [SourceSpan: Path] {
    var result: [SourceSpan: Path] = [:]
    var repeated: Set<SourceSpan> = []
    for node in nodes {
      guard case .fill(let path, _, _) = node.content else { continue }
      if result.updateValue(paths[path], forKey: node.source) != nil { repeated.insert(node.source) }
    }
    return result.filter { !repeated.contains($0.key) }
  }
}

extension Path {
  /// The kinds of the elements, in their order.
  fileprivate var kinds: [Int] {
    elements.map { element in
      switch element {
      case .move: 0
      case .line: 1
      case .quad: 2
      case .curve: 3
      case .arc: 4
      case .close: 5
      }
    }
  }
}
