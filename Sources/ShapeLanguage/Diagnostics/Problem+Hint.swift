extension Problem {
  /// What to do about it, where that is likely enough to say; a sentence without a full stop.
  public var hint: String? {
    switch self {
    case .notUTF8: "save the file as UTF-8"
    case .looksLikeUTF16: "save the file as UTF-8"
    case .fileTooLarge, .programTooLarge: "split the picture into files that are compiled apart"
    case .cannotRead: nil
    case .importLeavesFolder: "move the file into the folder, or compile a file further up"
    case .importNotShape: "the path of an import ends in .shape"
    case .unexpectedCharacter(let text): characterHint(text)
    case .unterminatedComment: "close it with `*/`; comments nest"
    case .unterminatedString: "a text ends with `\"` on the line where it begins"
    case .unknownEscape: "for a `\\` itself write `\\\\`"
    case .unknownUnit(let unit, let number): unitHint(unit, number)
    case .detachedUnit(let unit, let number): "write `\(number)\(angleUnit(unit))`"
    case .malformedColor: "for example `#F80`, `#FF8800` or, with opacity, `#FF880080`"
    case .numberTooLarge: nil
    case .expected(let expectation, let found): expectationHint(expectation, found)
    case .unexpected(let found): unexpectedHint(found)
    case .misspeltWord(_, let right): "did you mean \(quoted(right))?"
    case .misspeltDeclaration(_, let used): "did you mean \(quoted(used))?"
    case .unknownStatement(let word, let form): statementHint(word, form)
    case .unknownDeclaration(let word): declarationHint(word)
    case .statementOutsideShape: "write it inside `shape Name { … }`"
    case .misplacedDeclaration: "move it out of the block; or a `}` is missing before it"
    case .missingComma(_, let statement): commaHint(statement)
    case .missingColon(let label): "write `\(label): …`"
    case .bracketedArguments(let word): "write `\(word) …` without the `(` and `)`"
    case .signAfterKeyword: "a statement is a keyword and what it takes, as in `fill .red`"
    case .chainedComparison(let isSize): isSize ? nil : "write `a < b && b < c`"
    case .resultType: "leave out `->` and the type"
    case .caseInEnum: "write `enum Suit { spade, heart }`"
    case .nestingTooDeep: "give parts of it names with `let`, or draw parts of it in shapes of their own"
    case .unknownName(let name, let wanted, let nearest): unknownNameHint(name, wanted, nearest)
    case .duplicate(let name): name.hasPrefix(".") ? "delete one of them" : "give one of them another name"
    case .duplicatePreview: "give one of them a name of its own: `named: \"small\"`"
    case .importClash: "import one of the files under a name: `import \"file.shape\" as name`"
    case .privateName: "take `private` away where it is declared"
    case .unused: "delete it, or use it"
    case .unusedParameter: "delete it, or use it"
    case .hides, .hidesBuiltin, .hidesType: "another name would keep both in reach"
    case .notAValue(let name, let kind): kind == "a shape" ? "draw a shape with `use \(name)()`" : nil
    case .notAFunction(let name, let kind): kind == "a shape" ? "draw a shape with `use \(name)(…)`" : nil
    case .notAShape: nil
    case .notAType: nil
    case .functionAsValue(let name): "write `\(name)(…)`"
    case .layerAsValue: "the name of a layer goes after `above:` and `below:`"
    case .noLayerHere: "move this into a shape, or make the value a parameter"
    case .notConstant: "a constant is made of numbers, colours and the `let`s of a file"
    case .cycle(let kind, _): cycleHint(kind)
    case .chainTooLong: "declare names before they are needed"
    case .mismatch(let expected, let found): mismatchHint(expected, found)
    case .numberForAngle(let text): angleHint(text)
    case .numberForInt: "`floor`, `round` and `ceil` make a whole number"
    case .badOperand: nil
    case .badOperands(let symbol, let left, let right): operandsHint(symbol, left, right)
    case .equalityOfNumbers: "compare with `<`, or ask whether the difference is small: `abs(a - b) < 0.001`"
    case .branchesDiffer: nil
    case .switchOnType: "use `if` for anything else"
    case .switchLacks: "add them, or `default:`"
    case .repeatOverType: "for example `repeat i in 0..<3`, or `repeat p in [(0, 0), (4, 4)]`"
    case .constantWithoutType(let name, let type): type.map { "say of what type it is: `name: \($0) = .\(name)`" }
    case .noConstants(_, let type) where type == "Point": "a point is written `(x, y)`"
    case .noConstants(_, let type): type.hasPrefix("[") ? "a list stands in square brackets: `[a, b]`" : nil
    case .unknownConstant(let name, "Color", let all, let nearest):
      ForeignWords.constantHint(name) ?? choiceHint(nearest.map { "." + $0 }, all.map { "." + $0 })
    case .unknownConstant(_, _, let all, let nearest): choiceHint(nearest.map { "." + $0 }, all.map { "." + $0 })
    case .typeBeforeConstant(_, let name): "write `.\(name)`"
    case .missingDot(let name): "write `.\(name)`"
    case .unknownMember(let name, let type, let all, let nearest):
      ForeignWords.memberHint(name, of: type)
        ?? choiceHint(nearest.map { "." + $0 }, all.map { "." + $0 })
    case .methodAsValue(let name, let needsArguments): "write `.\(name)(\(needsArguments ? "…" : ""))`"
    case .memberAsMethod(let name): "write `.\(name)` without brackets"
    case .emptyListWithoutType: "say of what it is a list: `name: [Point] = []`"
    case .rangeOfType: "Number, Int and Angle have ranges"
    case .missingDefault: "write `name: Type = value`, so that the shape can be drawn by itself"
    case .missingType(let name): "for example `\(name): Number` or `\(name) = 4`"
    case .parameterOfType: nil
    case .unknownLabel(let label, let name, let labels, let nearest):
      ForeignWords.labelHint(label, of: name) ?? choiceHint(nearest.map { $0 + ":" }, labels.map { $0 + ":" })
    case .repeatedLabel: "keep one of them"
    case .missingLabel(let labels, _, let value): labelHint(labels, value)
    case .decimalComma(let whole, let fraction): "write `\(whole).\(fraction)`"
    case .edgesWithoutList(let first, let second): "write `[.\(first), .\(second)]`"
    case .missingArgument(_, _, _, let usage): usage.map { "it is written \($0)" }
    case .tooManyArguments(let name, let usage):
      name == "border" ? "several edges stand in square brackets: `[.left, .top]`" : "it is written \(usage)"
    case .exactlyOne: nil
    case .labelOnValue: "leave the label out"
    case .expectedLayerName: "for example `above: content` or `above: [body, content]`"
    case .expectedStyle: "for example `apply raised`, where `style raised { … }` is declared at the top level"
    case .misplacedStatement(let word, let place): misplacedHint(word, place)
    case .repeatedStatement: "keep one of them"
    case .missingSize: "begin its block with the size it is designed for: `size 240 x 320`"
    case .noCurrentPoint: "a path begins with `move`"
    case .overdeterminedFrame: "leave one out; what is not named follows from the others"
    case .doubledFrame: "leave one of them out"
    case .noSlot: "a shape has a slot where `content(…)` stands in it"
    case .notYet(let feature): pendingHint(feature)
    case .translucentPaint, .translucentLayer: "give it an opacity of 1, or draw it as SVG"
    case .softShadow: "`--without shadows` draws the picture without them"
    case .requirement: nil
    case .divisionByZero: "divide only where it is not 0: `b > 0 ? a / b : 0`"
    case .notFinite: nil
    case .undefined: "keep the value in range with `clamp` or `max`"
    case .integerTooLarge: nil
    case .negative(_, _, .written): nil
    case .negative(_, _, .computed): "`max(0, …)` keeps it from falling below 0"
    case .negative(_, _, .left(let names, let length)):
      "at this size \(names.map(quoted).joined(separator: " and ")) \(names.count == 1 ? "leaves" : "leave") nothing "
        + "of the \(length): write less, or a larger `min:`"
    case .outOfRange(let what, let value, let low, let high):
      if what == "a component of `rgb`" && value >= 2 && value <= 255 && value == value.rounded() {
        "components go from 0 to 1: write `\(number(value)) / 255`, or a colour such as `#FF8800`"
      } else if low == 0 && high == 1 {
        "all of it is 1, or `100%`; half of it is `50%`"
      } else {
        "`clamp(value, \(number(low)), \(number(high)))` keeps a value in range"
      }
    case .coordinateTooLarge: nil
    case .emptyRange: "the lower end goes first"
    case .defaultOutsideRange: nil
    case .argumentOutsideRange: nil
    case .stopsOutOfOrder: "for example `[stop(.red, at: 0), stop(.blue, at: 100%)]`"
    case .tooFewStops: nil
    case .badDash: "for example `dash: [4, 2]`"
    case .tooManyDashes: "take longer dashes and gaps"
    case .alignedOpenPath: "end the path with `close`, or leave `align:` out"
    case .cornerDoesNotFit: "take a smaller radius, such as the least of it and half of the line"
    case .emptyPath: nil
    case .tooFewPoints: nil
    case .sizeOutsideLimits: "the shape says so by `size …, min: …, max: …`"
    case .limitsOutOfOrder: "the design size lies between `min:` and `max:`"
    case .badSize: "a size is written `240 x 320`, both lengths above 0"
    case .tooManyElements, .tooManySteps, .repeatTooLong: nil
    case .regionOfTooManySteps: "use fewer shapes, or shapes with fewer lines"
    case .undecidedRegion: "move one of the paths"
    case .callsTooDeep: nil
    case .checkCutShort: nil
    case .unknownAllowance(let code, nil) where code.hasPrefix("shapec"):
      "a warning is silenced by a comment such as `// \(Allowance.mark) W0001`"
    case .unknownAllowance(_, let nearest):
      nearest.map { "did you mean \(quoted($0))?" } ?? "the code stands in square brackets at the end of a warning"
    case .allowedError(let code): "`shapec explain \(code)` says how it is put right"
    case .unneededAllowance(_, let hasScope):
      hasScope
        ? "delete the comment, or only this code where it names several"
        : "it stands on a line of its own, before the declaration, the parameter or the statement"
    case .shareAsLength(_, _, let share):
      share.map { "write \(quoted($0))" } ?? "a share of a length is written as a product, such as `50% * width`"
    case .coveredLayer: "delete it, or change the order, for example by `z: 1`"
    case .layerOutside: "`left:`, `top:` and their kin are distances from the edges of the layer that it stands in"
    case .wideBorder: "a border lies inside, along each of its edges; to paint all of it, `fill` it"
    case .clipOfAll(.line), .eraseWithoutEffect(.line):
      "a line has no inside: `.stroked(width: 4)` after the path gives it a width"
    case .clipWithoutEffect, .eraseWithoutEffect, .eraseOfAll, .clipOfAll: nil
    case .unseenShadow(let reason):
      switch reason {
      case .clear: "a shadow has a colour and an opacity: `shadow .black, radius: 4, opacity: 30%`"
      case .withoutCaster: "what is painted in the same layer casts it"
      case .hidden: "`radius:` makes it wider, and `offset:` moves it"
      }
    case .certainRequirement: "leave it out, or compare what can change"
    case .orderWithoutEffect: "layers of the same parent lie in the order of the source, those of a greater `z` above"
    case .emptyPicture(isPainted: true):
      "look at opacities, at what is cut or erased, and whether what is painted lies within the bounds"
    case .emptyPicture(isPainted: false):
      "look at opacities, widths and colours, and at what an `if` or a `repeat` leaves out"
    }
  }
}

private func commaHint(_ statement: String?) -> String {
  switch statement {
  case "border": "for example `border .all, width: 1, color: .black`"
  case "stroke": "for example `stroke .black, width: 1`"
  case "shadow": "for example `shadow .black, radius: 4, offset: (0, 2), opacity: 30%`"
  case "size": "for example `size 240 x 320`"
  case "stop": "a colour at a place of a gradient is `stop(.white, at: 0%)`"
  case "fill": "for example `fill .red, opacity: 50%`, or with a condition `fill isOn ? .red : .blue`"
  default: "the parts of a statement or a list stand between commas"
  }
}

private func labelHint(_ labels: [String], _ value: String) -> String? {
  switch labels.count {
  case 0: nil
  case 1: "write `\(labels[0]): \(value)`"
  case 2...4:
    "for example `\(labels[0]): \(value)`; there is \(labels.map { quoted($0 + ":") }.joined(separator: ", "))"
  default: "for example `\(labels[0]): \(value)`"
  }
}

private func angleHint(_ text: String) -> String {
  let isLiteral =
    text.utf8.last.map { (48...57).contains($0) } ?? false
    && text.utf8.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
  return isLiteral
    ? "write the unit: `\(text)deg`, or `turn` or `rad`"
    : "multiply it by an angle: `a * 1deg`"
}

private func choiceHint(_ nearest: String?, _ all: [String]) -> String? {
  if let nearest { return "did you mean \(quoted(nearest))?" }
  return all.isEmpty ? nil : "there is \(all.map(quoted).joined(separator: ", "))"
}

private func characterHint(_ text: String) -> String? {
  switch text {
  case "'", "“", "”", "‘", "’", "„", "«", "»": "a text stands in straight double quotes: `\"text\"`"
  case "%": "`%` belongs to a number, as in `35%`; the remainder is `mod(a, b)`"
  case "&": "both of two conditions is `&&`"
  case "|": "either of two conditions is `||`; several edges are `[.left, .top]`"
  case "^": "a power is `pow(a, b)`"
  case "°": "an angle is written `45deg`"
  case "×": "a size is written `240 x 320`, a product `a * b`"
  case "·": "a product is written `a * b`"
  case "–", "—", "−": "a minus is written `-`"
  case "…", "..": "a range is `0...5`, or `0..<5` without its upper end"
  case "≤": "write `<=`"
  case "≥": "write `>=`"
  case "≠": "write `!=`"
  case "π": "half a turn is `180deg`"
  case "#": "a comment begins with `//`, and a colour has no space after its `#`"
  case "<!--": "a comment begins with `//`, or stands between `/*` and `*/`"
  case "@", "$", "`", "~", "\\": nil
  default: text.utf8.first.map { $0 >= 0x80 } == true ? "names are made of ASCII letters, digits and `_`" : nil
  }
}

/// How the language spells a unit of angles; nothing for one of lengths, which have none.
func angleUnit(_ unit: String) -> String { NumberUnit(meantBy: unit)?.spelling ?? "" }

private func unitHint(_ unit: String, _ number: String) -> String {
  switch unit {
  case "px", "pt", "dp": "lengths have no unit: write `\(number)`"
  case "degrees", "degree", "grad": "angles are in `deg`, `turn` or `rad`"
  case "radians": "write `\(number)rad`"
  case "s", "ms": "there is no time in a shape"
  case "em", "rem", "vw", "vh", "in", "cm", "mm", "fr": "lengths have no unit: they are points"
  default:
    if let hint = ForeignWords.colorHint(number + unit) {
      hint
    } else if unit.utf8.first == UInt8(ascii: "x"), unit.utf8.dropFirst().allSatisfy({ $0 >= 48 && $0 <= 57 }) {
      "a size has spaces round its `x`: write `\(number) x \(unit.dropFirst())`"
    } else {
      "a number is plain, or ends in `deg`, `turn`, `rad` or `%`"
    }
  }
}

private func expectationHint(_ expectation: Expectation, _ found: String) -> String? {
  switch found {
  case "`and`", "`or`", "`**`": return unexpectedHint(found)
  case "`=`" where expectation == .block: return "no `=` stands before a block; two values are compared with `==`"
  case "`=`" where [.closingParenthesis, .colonOfConditional].contains(expectation):
    return "two values are compared with `==`"
  default: break
  }
  switch expectation {
  case .arguments: return "write `()` where there are none"
  case .declaration: return "a file is made of `import`, `let`, `func`, `style`, `shape`, `enum` and `preview`"
  case .equals: return "for example `let r = 4`"
  case .functionValue: return "a function is one value: `func double(a: Number) = 2 * a`"
  case .typeName where found.dropFirst().first?.isNumber == true: return "a range goes after `in`: `n in 0...10 = 5`"
  case .block where found == "`:`" || found.hasPrefix("`\""):
    return "a layer's name is a bare word right before its block: `layer body { … }`"
  case .constantName where found.dropFirst().first?.isNumber == true:
    return "a number begins with a digit: write `0.\(found.dropFirst().dropLast())`"
  case .loopName, .in: return "for example `repeat i in 0..<5 { … }`"
  default:
    // A number with letters stands for a name.
    guard let last = found.utf8.dropLast().last, found.utf8.dropFirst().first.map({ $0 >= 48 && $0 <= 57 }) == true,
      last >= 65
    else { return nil }
    return "a name begins with a letter or with `_`"
  }
}

private func unexpectedHint(_ found: String) -> String? {
  switch found {
  case "`}`": "a `{` is missing before it, or this one is too many"
  case "`{`": "this statement takes no block"
  case "`=`": "values are named with `let name = value`; nothing changes later"
  case "`and`": "both of two conditions is `&&`"
  case "`stroke`": "what a stroke covers is `path.stroked(width: 8)`, as in `erase p.stroked(width: 8)`"
  case "`or`": "either of two conditions is `||`"
  case "`not`": "the opposite of a condition is `!`, as in `!isOn`"
  case "`**`": "a power is `pow(a, b)`"
  case "`,`": "the next statement stands on a line of its own, or after a `;`"
  case "a range after the default": "the range goes before the default: `n in 0...10 = 5`"
  case "a second name": "a parameter has one name, which is its label too"
  case _ where found.dropFirst().first?.isLetter == true && found.contains("-"):
    ForeignWords.hyphenHint(String(found.dropFirst().dropLast()))
  default: "a statement ends with its line, or with `;`"
  }
}

private func statementHint(_ word: String, _ form: WordForm) -> String? {
  if let hint = ForeignWords.statementHint(word) { return hint }
  let nearest = nearestName(to: word, among: Keyword.allCases.filter { $0.place == .statement }.map(\.spelling))
  if let nearest { return "did you mean \(quoted(nearest))?" }
  switch form {
  case .assigned: return "a value is named with `let \(word) = …`, and never changes"
  case .called: return "a shape is drawn with `use \(word)(…)`; a function's value goes into a statement"
  case .alone: return "statements begin with a keyword, such as `fill`, `layer` or `let`"
  }
}

private func declarationHint(_ word: String) -> String? {
  ForeignWords.declarationHint(word)
    ?? nearestName(to: word, among: ["import", "let", "func", "style", "shape", "enum", "preview", "private"])
    .map { "did you mean \(quoted($0))?" }
    ?? "a file is made of `import`, `let`, `func`, `style`, `shape`, `enum` and `preview`"
}

private func unknownNameHint(_ name: String, _ wanted: WantedName, _ nearest: String?) -> String? {
  if let hint = ForeignWords.nameHint(name, wanted) { return hint }
  if name.contains("-") { return ForeignWords.hyphenHint(name) }
  if let nearest { return "did you mean \(quoted(nearest))?" }
  if wanted == .value, let hint = ForeignWords.keywordHint(name) { return hint }
  switch wanted {
  case .value: return "a value is a parameter or a `let`; constants such as colours have a dot: `.black`"
  case .layer: return "`above:` and `below:` name layers of the same parent, or `content`"
  case .importedFile: return "a file has a name where it is imported so: `import \"file.shape\" as name`"
  case .function:
    let isMethod = BuiltinEntry.all.contains { $0.receiver != nil && $0.signature.name == name }
    return isMethod ? "it goes after the value that it is for: `value.\(name)(…)`" : nil
  case .shape, .style, .type: return nil
  }
}

private func cycleHint(_ kind: CycleKind) -> String {
  switch kind {
  case .value: "one of them must be known without the others; functions can't call themselves"
  case .use: "a shape can't be drawn inside itself"
  case .style: "a style can't apply itself"
  case .layer: "take one `above:` or `below:` away"
  case .importing: "move what both files need into a third"
  }
}

private func mismatchHint(_ expected: String, _ found: String) -> String? {
  switch (expected, found) {
  case ("Paint", "Path"), ("Color", "Path"): "the paint comes first: `fill .red, path: …`"
  case (_, "text") where BuiltinEnum.allCases.contains { $0.name == expected }: "a constant has a dot: `.round`"
  case ("[Point]", _) where found.hasPrefix("["): "a list of points is `[(0, 0), (10, 0), (10, 10)]`"
  case ("Number", "Angle"): "an angle divided by an angle is a number: `a / 1deg`"
  case ("gradient stop", "Point"): "a stop is written `stop(.red, at: 0%)`"
  case ("Point", "[Int]"), ("Point", "[Number]"): "a point is written `(x, y)`"
  case ("Point", "Size"): "a point is written `(x, y)`"
  case ("Size", "Point"): "a size is written `width x height`"
  case ("Path", "Rect"): "`rect(…)` makes a path of a rectangle"
  case ("Path", "[Path]"): "`a.union(b)` is one path of two"
  case ("Rect", "Path"): "`.bounds` is the rectangle round a path"
  case ("Bool", "Number"), ("Bool", "Int"): "compare it: `… > 0`"
  case ("Point", "Number"), ("Point", "Int"): "a point is written `(x, y)`"
  case ("Size", "Number"), ("Size", "Int"): "a size is written `240 x 320`"
  case ("Rect", "Number"), ("Rect", "Int"): "a rectangle is `bounds`, or `Rect(x: 0, y: 0, width: 10, height: 10)`"
  case ("Color", "text"), ("Paint", "text"): "a colour is `#FF8800`, or has a name with a dot: `.red`"
  default: expected.hasPrefix("[") && !found.hasPrefix("[") ? "a list stands in square brackets: `[a, b]`" : nil
  }
}

private func operandsHint(_ symbol: String, _ left: String, _ right: String) -> String? {
  switch (left, right) {
  case ("Point", "Number"), ("Number", "Point"), ("Point", "Int"), ("Int", "Point"):
    symbol == "+" || symbol == "-" ? "add a point: `p + (x, y)`" : nil
  case ("Point", "Point"): symbol == "*" ? "multiply the parts: `(a.x * b.x, a.y * b.y)`" : nil
  case ("Path", "Path"):
    switch symbol {
    case "+": "what lies in either is `a.union(b)`"
    case "-": "what is left of the first is `a.subtracting(b)`"
    case "*": "what lies in both is `a.intersection(b)`"
    default: nil
    }
  case ("Angle", "Angle"): symbol == "*" ? "multiply an angle by a number" : nil
  default: nil
  }
}

private func misplacedHint(_ word: String, _ place: StatementPlace) -> String? {
  switch place {
  case .path: "in a path stand `move`, `line`, `quad`, `curve`, `arc`, `corner`, `close`, `add` and values"
  case .style: "a style holds paints, cuts and shadows"
  case .rounds: "a `repeat` holds what may be there many times: layers, paints, values"
  case .shape, .layer, .shapeBranch:
    switch word {
    case "size": "a shape says its size once, directly in its block"
    case "move", "line", "quad", "curve", "arc", "corner", "close", "add":
      "write it inside `outline { … }` or `path { … }`"
    default: nil
    }
  }
}

private func pendingHint(_ feature: PendingFeature) -> String? {
  switch feature {
  case .softMask: "`clip` keeps a path's inside, and `erase` rubs a path out"
  case .shadowSpread: "leave it out; a larger `radius:` makes the shadow wider"
  case .innerShadow: "leave `inner:` out for a shadow that falls outside"
  }
}
