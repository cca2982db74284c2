/// What a function, a method or a statement takes, and gives. The table of all of them feeds the checker, the
/// evaluator and the editor; arguments reach the evaluator in the order of `parameters`.
struct Signature: Sendable {
  struct Parameter: Sendable {
    /// The label; for a positional parameter the name that messages and pages use.
    var name: String
    var type: TypePattern
    var isPositional: Bool
    var isRequired: Bool
    /// Along what it is a length; nil for a share or a factor, and for a point or a size where each of the two has its
    /// own direction.
    var direction: Direction?

    /// `value`, without a label.
    static func value(_ name: String, _ type: TypePattern, along direction: Direction? = nil) -> Parameter {
      Parameter(name: name, type: type, isPositional: true, isRequired: true, direction: direction)
    }
    static func optionalValue(_ name: String, _ type: TypePattern) -> Parameter {
      Parameter(name: name, type: type, isPositional: true, isRequired: false)
    }
    /// `label: value`.
    static func label(_ name: String, _ type: TypePattern) -> Parameter {
      Parameter(name: name, type: type, isPositional: false, isRequired: true)
    }
    static func optional(_ name: String, _ type: TypePattern, along direction: Direction? = nil) -> Parameter {
      Parameter(name: name, type: type, isPositional: false, isRequired: false, direction: direction)
    }
    /// `label: length`, in points.
    static func length(_ name: String, _ direction: Direction = .any) -> Parameter {
      Parameter(name: name, type: .number, isPositional: false, isRequired: true, direction: direction)
    }
    static func optionalLength(_ name: String, _ direction: Direction = .any) -> Parameter {
      Parameter(name: name, type: .number, isPositional: false, isRequired: false, direction: direction)
    }
  }

  /// Along what a length is measured: what a share of would be meant there.
  enum Direction: Sendable { case horizontal, vertical, any }

  /// What a parameter accepts.
  enum TypePattern: Equatable, Sendable {
    case exact(ValueType)
    /// Number, Int or Angle: the same for all such parameters of a call.
    case scalar
    /// Number, Angle, Point or Color: the same for all such parameters of a call.
    case mixable
    /// Names of layers beside this one.
    case layerNames

    static let number = exact(.number)
    static let integer = exact(.integer)
    static let bool = exact(.bool)
    static let angle = exact(.angle)
    static let point = exact(.point)
    static let size = exact(.size)
    static let rect = exact(.rect)
    static let color = exact(.color)
    static let paint = exact(.paint)
    static let path = exact(.path)
    static let edges = exact(.edges)
    static let string = exact(.string)
    static let numbers = exact(.list(.number))
    static let points = exact(.list(.point))
    static let stops = exact(.list(.stop))
    static func of(_ builtin: BuiltinEnum) -> TypePattern { exact(builtin.type) }
  }

  var name: String
  var parameters: [Parameter]
  /// Groups of parameters, by index, of each of which exactly one is given.
  var exactlyOne: [[Int]] = []
  /// Whether the last parameter may be repeated.
  var isVariadic = false

  init(_ name: String, _ parameters: [Parameter], exactlyOne: [[Int]] = [], isVariadic: Bool = false) {
    self.name = name
    self.parameters = parameters
    self.exactlyOne = exactlyOne
    self.isVariadic = isVariadic
  }

  /// How the call is written, with the types of what must be there: "`circle(center: Point, radius: Number)`", "`fill
  /// Paint`, and `path:`, `rule:` and `opacity:` may follow".
  func usage(_ describe: (TypePattern) -> String, isStatement: Bool) -> String {
    let alternatives = Set(exactlyOne.flatMap { $0.dropFirst() })
    func isNeeded(_ index: Int) -> Bool {
      parameters[index].isRequired || parameters[index].isPositional || exactlyOne.contains { $0.first == index }
    }
    let needed = parameters.indices.filter(isNeeded).map { index in
      let parameter = parameters[index]
      let type = describe(parameter.type)
      return parameter.isPositional ? type : "\(parameter.name): \(type)"
    }.joined(separator: ", ")
    let call = isStatement ? "\(name) \(needed)" : "\(name)(\(needed)\(isVariadic ? ", …" : ""))"
    let form = "`\(isStatement && needed.isEmpty ? name : call)`"
    let others = parameters.indices.filter { !isNeeded($0) && !alternatives.contains($0) }.map {
      "`\(parameters[$0].name):`"
    }
    guard let last = others.last else { return form }
    let list = others.count == 1 ? last : others.dropLast().joined(separator: ", ") + " and " + last
    return "\(form), and \(list) may follow"
  }
}
