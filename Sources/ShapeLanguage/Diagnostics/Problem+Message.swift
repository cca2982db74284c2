import ShapeKit

extension Problem {
  /// What is wrong, in one line, without a full stop.
  public var message: String {
    switch self {
    case .notUTF8(let byte): "this file is not UTF-8 text: the byte 0x\(hexadecimal(byte)) has no meaning here"
    case .looksLikeUTF16: "this file is UTF-16 text; a .shape file is UTF-8"
    case .fileTooLarge: "this file has more than \(SourceLimits.fileBytes) bytes, the most that a file may have"
    case .programTooLarge:
      "this file and its imports have more than \(SourceLimits.files) files or \(SourceLimits.programBytes) bytes"
    case .cannotRead(let path, let reason): "can't read \(quoted(path)): \(reason)"
    case .importLeavesFolder(let path): "\(quoted(path)) lies outside the folder of the file that is compiled"
    case .importNotShape(let path): "\(quoted(path)) is not a .shape file"

    case .unexpectedCharacter(let text): "\(quoted(text)) has no meaning here"
    case .unterminatedComment: "this comment never ends"
    case .unterminatedString: "this text has no closing quote on its line"
    case .unknownEscape: "in a text `\\` stands only before `\"`, `\\` or `n`"
    case .unknownUnit(let unit, let number): "\(quoted(number + unit)) has an unknown unit \(quoted(unit))"
    case .detachedUnit(let unit, _): "the unit \(quoted(unit)) stands apart from its number"
    case .malformedColor(let text): "\(quoted(text)) is not a colour: 3, 4, 6 or 8 hexadecimal digits go after the `#`"
    case .numberTooLarge(let text): "\(quoted(text)) is larger than any number can be"
    case .expected(let expectation, let found): "expected \(expectation.text), found \(found)"
    case .misspeltWord(let word, _): "\(quoted(word)) does not belong here"
    case .unexpected(let found): "\(found) does not belong here"
    case .unknownStatement(let word, _): "\(quoted(word)) is not a statement"
    case .unknownDeclaration(let word): "\(quoted(word)) does not begin a declaration"
    case .statementOutsideShape(let word): "\(quoted(word)) belongs inside a shape"
    case .misplacedDeclaration(let word): "\(quoted(word)) stands inside a block; it belongs at the top level of a file"
    case .missingComma(let found, _): "a `,` is missing before \(found)"
    case .missingColon(let label): "a `:` is missing after the label \(quoted(label))"
    case .bracketedArguments(let word): "what \(quoted(word)) takes stands without brackets"
    case .signAfterKeyword(let word, let sign): "no \(quoted(sign)) goes after \(quoted(word))"
    case .chainedComparison(let isSize):
      isSize ? "a size has two lengths, not three" : "comparisons can't be chained"
    case .resultType: "a function does not say its result's type; it follows from the value"
    case .caseInEnum: "the cases of an enum are bare names with commas between them"
    case .nestingTooDeep: "brackets, blocks or operators nest deeper than \(SourceLimits.nesting) levels"

    case .unknownName(let name, let wanted, _): "no \(wanted.text) is named \(quoted(name)) here"
    case .misspeltDeclaration(let name, let used): "\(quoted(name)) is declared here, and \(quoted(used)) is used"
    case .duplicate(let name): "\(quoted(name)) is \(name.hasPrefix(".") ? "listed" : "declared") twice"
    case .duplicatePreview(let name): "two previews are named \"\(name)\""
    case .importClash(let name): "\(quoted(name)) comes from two places"
    case .privateName(let name): "\(quoted(name)) is private to its file"
    case .unused(let name): "\(quoted(name)) is never used"
    case .unusedParameter(let name): "the parameter \(quoted(name)) is never used"
    case .hides(let name): "\(quoted(name)) hides another \(quoted(name)) declared outside"
    case .hidesBuiltin(let name): "\(quoted(name)) hides the layer's own \(quoted(name))"
    case .hidesType(let name): "the enum \(quoted(name)) hides the type of that name"
    case .notAValue(let name, let kind): "\(quoted(name)) is \(kind), not a value"
    case .notAFunction(let name, let kind): "\(quoted(name)) is \(kind), not a function"
    case .notAShape(let name): "\(quoted(name)) is not a shape"
    case .notAType(let name): "\(quoted(name)) is not a type"
    case .functionAsValue(let name): "\(quoted(name)) is a function; it needs its arguments"
    case .layerAsValue(let name): "\(quoted(name)) is a layer, not a value"
    case .noLayerHere(let name): "\(quoted(name)) is known only inside a shape"
    case .notConstant(let name, let purpose): "\(quoted(name)) is not a constant, and \(purpose.text)"
    case .cycle(let kind, let names): "\(kind.text): \(chain(names))"
    case .chainTooLong(let name):
      "\(quoted(name)) needs a name that is declared later, that one the next, and so on for too long"

    case .mismatch(let expected, let found): "expected \(article(expected)), found \(article(found))"
    case .numberForAngle(let text): "\(quoted(text)) is a number, and this is an angle"
    case .numberForInt: "this is a Number, and a whole number is needed"
    case .badOperand(let symbol, let type): "\(quoted(symbol)) does not work on \(article(type))"
    case .badOperands(let symbol, let left, let right):
      "\(quoted(symbol)) does not work between \(article(left)) and \(article(right))"
    case .equalityOfNumbers(let type): "\(article(type)) can't be tested for being equal: it is rarely exactly so"
    case .branchesDiffer(let a, let b): "the two values of `?` and `:` differ in type: \(a) and \(b)"
    case .switchOnType(let type): "`switch` goes over the cases of an enum, and this is \(article(type))"
    case .switchLacks(let names): "this `switch` lacks \(list(names))"
    case .repeatOverType(let type): "`repeat` runs over a range or a list, and this is \(article(type))"
    case .constantWithoutType(let name, _): "nothing here says of what type \(quoted("." + name)) is"
    case .noConstants(let constant, let type): "\(quoted(constant)) stands where \(article(type)) is needed"
    case .unknownConstant(let name, let type, _, _): "\(type) has no constant \(quoted("." + name))"
    case .typeBeforeConstant(_, let name): "a constant is written without its type: \(quoted("." + name))"
    case .missingDot(let name): "the constant \(quoted("." + name)) lacks its dot here"
    case .unknownMember(let name, let type, _, _): "\(article(type)) has no \(quoted("." + name))"
    case .methodAsValue(let name, let needsArguments):
      "\(quoted("." + name)) needs its \(needsArguments ? "arguments" : "brackets")"
    case .memberAsMethod(let name): "\(quoted("." + name)) takes no arguments"
    case .emptyListWithoutType: "nothing here says what this empty list is a list of"
    case .rangeOfType(let type): "\(article(type)) has no range"
    case .missingDefault(let name): "the parameter \(quoted(name)) needs a default"
    case .missingType(let name): "the parameter \(quoted(name)) needs a type, a range or a default"
    case .parameterOfType(let type): "a parameter can't be \(article(type))"

    case .unknownLabel(let label, let callee, _, _): "\(quoted(callee)) has no \(quoted(label + ":"))"
    case .repeatedLabel(let label): "\(quoted(label)) is given twice"
    case .missingLabel(let labels, let callee, _):
      switch labels.count {
      case 0: "\(quoted(callee)) takes no further value here"
      case 1: "this value needs its label \(quoted(labels[0] + ":"))"
      default: "this value needs a label that says what it is"
      }
    case .missingArgument(let name, let callee, let isLabel, _):
      isLabel ? "\(quoted(callee)) needs \(quoted(name + ":"))" : "\(quoted(callee)) needs a value: the \(name)"
    case .decimalComma(let whole, let fraction):
      "\(quoted(whole + "," + fraction)) is two values: the decimals of a number go after a point"
    case .edgesWithoutList: "several edges are a list, in square brackets"
    case .tooManyArguments(let callee, _): "this is one value more than \(quoted(callee)) takes"
    case .exactlyOne(let names, let callee, let isMissing):
      isMissing
        ? "\(quoted(callee)) needs \(alternatives(names))"
        : "\(quoted(callee)) takes only one of \(list(names, quotes: false))"
    case .labelOnValue(let label): "the label \(quoted(label + ":")) is not written: the value stands first, alone"
    case .expectedLayerName: "the name of a layer is needed here"
    case .expectedStyle: "`apply` takes the name of one style"

    case .misplacedStatement(let word, let place): "\(quoted(word)) does not belong in \(place.text)"
    case .repeatedStatement(let word): "a second \(quoted(word)) has no meaning"
    case .missingSize(let name): "the shape \(quoted(name)) does not say its size"
    case .noCurrentPoint(let word): "\(quoted(word)) has no point to start from"
    case .overdeterminedFrame(let isHorizontal):
      isHorizontal
        ? "two of left, right, centre and width fix a layer across; here are more"
        : "two of top, bottom, centre and height fix a layer down; here are more"
    case .doubledFrame(let label): "\(quoted(label)) says again what another label says"
    case .noSlot(let name): "the shape \(quoted(name)) has no content slot to fill"
    case .notYet(let feature): feature.text
    case .translucentPaint(let layer):
      "this paint in \(layerText(layer)) is translucent, and EPS has no transparency"
    case .translucentLayer(let layer): "\(layerText(layer)) is translucent, and EPS has no transparency"
    case .softShadow(let layer, let isBlurred):
      "the shadow of \(layerText(layer)) is \(isBlurred ? "blurred" : "translucent"), and EPS has no "
        + "transparency"

    case .requirement(let text): text.isEmpty ? "what the shape requires does not hold" : "required: \(text)"
    case .divisionByZero: "this divides by 0"
    case .notFinite: "this is too large to be a number"
    case .undefined(let what, let value): "\(what) of \(value) is not a number"
    case .integerTooLarge: "this whole number is too large to be exact"
    case .negative(let what, let value, _): "\(what) can't be negative, and this is \(number(value))"
    case .outOfRange(let what, let value, let low, let high):
      "\(what) lies between \(number(low)) and \(number(high)), and this is \(number(value))"
    case .coordinateTooLarge(let value):
      "\(number(value)) is too far out to be drawn: the limit is \(number(SourceLimits.largestCoordinate))"
    case .emptyRange(let low, let high, let isAngle):
      "the range from \(number(low, isAngle)) to \(number(high, isAngle)) is empty"
    case .defaultOutsideRange(let name, let value, let low, let high, let isAngle):
      "the default \(number(value, isAngle)) of \(quoted(name)) lies outside its range from \(number(low, isAngle)) "
        + "to \(number(high, isAngle))"
    case .argumentOutsideRange(let name, let value, let low, let high, let isClosed, let isAngle):
      "\(quoted(name)) lies between \(number(low, isAngle)) and \(isClosed ? "" : "below ")\(number(high, isAngle)), "
        + "and this is \(number(value, isAngle))"
    case .stopsOutOfOrder: "the stops of a gradient go from 0 to 1, in order"
    case .tooFewStops(let count): "a gradient needs at least two colours, and this has \(count)"
    case .badDash: "dashes and gaps can't be negative, nor all 0"
    case .tooManyDashes(let count):
      "these lengths cut the path into \(number(count)) dashes; the limit is \(PictureLimits.dashes)"
    case .alignedOpenPath: "an open path has no inside: a stroke with `align:` needs a closed one"
    case .cornerDoesNotFit(let needed, let available):
      "this corner does not fit: it needs \(number(needed)) along each of its two lines, and one is \(number(available)) long"
    case .emptyPath(let what): "an empty path has no \(what)"
    case .tooFewPoints(let what, let count, let minimum):
      "\(what) needs at least \(minimum) points, and this has \(count)"
    case .sizeOutsideLimits(let name, let wanted, let minimum, let maximum):
      "\(quoted(name)) works from \(minimum) to \(maximum), and this is \(wanted)"
    case .limitsOutOfOrder(.maximumBelowMinimum(let other), let value):
      "`max:` can't be less than `min:`, which is \(other), and this is \(value)"
    case .limitsOutOfOrder(.minimumAboveDesignSize(let other), let value):
      "`min:` can't be larger than the design size, which is \(other), and this is \(value)"
    case .limitsOutOfOrder(.maximumBelowDesignSize(let other), let value):
      "`max:` can't be less than the design size, which is \(other), and this is \(value)"
    case .badSize(let text): "\(text) is not a size that can be drawn"

    case .tooManyElements: "this picture has more than \(SourceLimits.elements) layers, fills, strokes and borders"
    case .tooManySteps: "this picture takes more than \(SourceLimits.steps) steps"
    case .regionOfTooManySteps(let name):
      "`.\(name)` takes more steps than are left of the \(SourceLimits.steps) of this picture"
    case .undecidedRegion(let name): "`.\(name)` has no result: edges of the paths can't be told apart"
    case .repeatTooLong(let rounds):
      "this `repeat` goes round \(number(rounds)) times; the limit is \(SourceLimits.steps)"
    case .callsTooDeep(let name):
      "\(quoted(name)) is used at a depth of more than \(SourceLimits.calls) shapes, styles and functions"
    case .checkCutShort: "not every size and value could be checked: that would take too many steps"

    case .unknownAllowance(let code, _):
      if code.isEmpty {
        "no code stands after `shapec:allow`"
      } else if code == Allowance.mark {
        "this comment silences nothing: one that does begins with `//` alone"
      } else if code.hasPrefix("shapec") {
        "this comment silences nothing: \(quoted(code)) has no meaning"
      } else {
        "there is no code \(quoted(code))"
      }
    case .allowedError(let code): "\(quoted(code)) is an error, and only warnings can be silenced"
    case .unneededAllowance(let code, let hasScope):
      hasScope ? "there is no warning \(code) here to silence" : "nothing stands here that \(code) could be about"

    case .shareAsLength(let text, let value, _):
      "\(quoted(text)) is \(number(value)) here, a length in points, not a share"

    case .coveredLayer: "nothing is seen of this layer: something opaque lies above all of it"
    case .layerOutside: "this layer lies wholly outside the shape"
    case .wideBorder: "this border is wider than half of what it goes round"
    case .clipWithoutEffect: "this `clip` cuts nothing off: all of the layer lies inside"
    case .clipOfAll(.beside): "this `clip` leaves nothing of the layer: all of it lies outside"
    case .clipOfAll(.line), .clipOfAll(.empty): "this `clip` leaves nothing of the layer: its path has no inside"
    case .eraseWithoutEffect(.beside): "this `erase` rubs nothing out: nothing of the layer is there"
    case .eraseWithoutEffect(.line), .eraseWithoutEffect(.empty):
      "this `erase` rubs nothing out: its path has no inside"
    case .eraseOfAll: "this `erase` rubs out all of the layer"
    case .unseenShadow(let reason):
      switch reason {
      case .clear: "this shadow is not seen: its colour has an opacity of 0"
      case .withoutCaster: "nothing casts this shadow: the layer paints nothing"
      case .hidden: "this shadow is not seen: it lies exactly below what casts it"
      }
    case .certainRequirement: "this can't fail: it holds at every size and with all values"
    case .orderWithoutEffect: "this `z` changes nothing: the layers are in the same order without it"
    case .emptyPicture: "nothing is seen of this shape at its design size, whatever its values are"
    }
  }
}

extension Expectation {
  var text: String {
    switch self {
    case .value: "a value"
    case .statement: "a statement"
    case .declaration: "a declaration"
    case .block: "a block in `{ }`"
    case .closingBrace: "`}`"
    case .closingParenthesis: "`)`"
    case .closingBracket: "`]`"
    case .equals: "`=`"
    case .functionValue: "`=` and the function's value"
    case .colonOfConditional: "`:` and the value for when the condition does not hold"
    case .colonOfCase: "`:` after the case"
    case .caseOfSwitch: "`case` or `default`"
    case .constant: "a constant with a dot, such as `.round`"
    case .in: "`in`"
    case .range: "a range, such as `0...10`"
    case .arguments: "arguments in `( )`"
    case .parameters: "parameters in `( )`"
    case .name: "a name"
    case .loopName: "a name for the value of each round"
    case .layerName: "the name of a layer"
    case .shapeName: "the name of a shape"
    case .styleName: "the name of a style"
    case .functionName: "the name of a function"
    case .enumName: "the name of an enum"
    case .caseName: "the name of a case"
    case .typeName: "a type"
    case .parameterName: "the name of a parameter"
    case .memberName: "the name of a member"
    case .constantName: "the name of a constant"
    case .importPath: "the path of a file in double quotes"
    case .privateDeclaration: "`let`, `func`, `style`, `shape` or `enum` after `private`"
    case .commaInEnum: "`,` between cases, or `}`"
    }
  }
}

extension WantedName {
  var text: String {
    switch self {
    case .value: "value"
    case .function: "function"
    case .shape: "shape"
    case .style: "style"
    case .type: "type"
    case .layer: "layer beside this one"
    case .importedFile: "imported file"
    }
  }
}

extension ConstantPurpose {
  var text: String {
    switch self {
    case .parameter: "the range and the default of a parameter are constants"
    case .size: "the size of a shape is a constant"
    case .preview: "the values of a preview are constants"
    case .commandLine: "a value on the command line is a constant"
    }
  }
}

extension CycleKind {
  var text: String {
    switch self {
    case .value: "these values need each other"
    case .use: "these shapes use each other"
    case .style: "these styles apply each other"
    case .layer: "these layers lie above each other"
    case .importing: "these files import each other"
    }
  }
}

extension PendingFeature {
  var text: String {
    switch self {
    case .softMask: "`mask` is not available yet"
    case .shadowSpread: "`spread:` of a shadow is not available yet"
    case .innerShadow: "inner shadows are not available yet"
    }
  }
}

extension StatementPlace {
  var text: String {
    switch self {
    case .shape: "a shape"
    case .layer: "a layer"
    case .style: "a style"
    case .path: "a path"
    case .shapeBranch: "an `if` or `switch`"
    case .rounds: "a `repeat`"
    }
  }
}

private func layerText(_ name: String) -> String { name.isEmpty ? "this layer" : "the layer \(quoted(name))" }

func quoted(_ text: String) -> String { "`\(text)`" }

/// A type's name with its article: `an Angle`, `a list`.
private func article(_ type: String) -> String {
  let vowels: [UInt8] = Array("AEIO".utf8)
  guard let first = type.utf8.first else { return type }
  if type == "text" { return "text" }
  if type == "Edges" { return "a set of edges" }
  if first == UInt8(ascii: "[") { return "a list \(type)" }
  return (vowels.contains(first) ? "an " : "a ") + type
}

private func list(_ names: [String], quotes: Bool = true) -> String {
  let shown = names.map { quotes ? quoted($0) : $0 }
  guard shown.count > 1, let last = shown.last else { return shown.first ?? "" }
  return shown.dropLast().joined(separator: ", ") + " and " + last
}

/// The steps of a cycle; of a long one its beginning and its end.
private func chain(_ names: [String]) -> String {
  let shown = names.count > 12 ? names.prefix(8) + ["…"] + names.suffix(2) : names[...]
  return shown.joined(separator: " → ")
}

private func alternatives(_ names: [String]) -> String {
  guard names.count > 1, let last = names.last else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " or " + last
}

/// A number for a message: at most three decimals, angles in degrees.
func number(_ value: Double, _ isAngle: Bool = false) -> String {
  guard value.isFinite else { return value.isNaN ? "not a number" : "infinite" }
  let shown = isAngle ? value * 180 / Double.pi : value
  let unit = isAngle ? "deg" : ""
  guard shown.magnitude < 1e15 else {
    let text = "\(shown)"
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + unit
  }
  let scaled = (shown * 1000).rounded()
  let whole = Int64(scaled.magnitude) / 1000
  let thousandths = Int64(scaled.magnitude) % 1000
  var text = (scaled < 0 ? "-" : "") + "\(whole)"
  if thousandths > 0 {
    var digits = "\(thousandths + 1000)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
  } else if scaled == 0, shown != 0 {
    // Not 0, and too small to show so.
    return "\(shown)\(unit)"
  }
  return text + unit
}

private func hexadecimal(_ byte: UInt8) -> String {
  let text = String(byte, radix: 16, uppercase: true)
  return text.count < 2 ? "0" + text : text
}
