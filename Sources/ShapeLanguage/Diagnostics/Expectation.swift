/// What the parser expected when it found something else.
enum Expectation: Sendable {
  case value, height, statement, declaration, block, closingBrace, closingParenthesis, closingBracket
  case equals, functionValue, colonOfConditional, colonOfComprehension, colonOfCase, caseOfSwitch, constant, `in`,
    range, arguments,
    parameters
  case name, loopName, layerName, slotName, shapeName, previewedShape, styleName, functionName, enumName, caseName,
    typeName,
    parameterName,
    memberName
  case constantName, wholeNumber, importPath, privateDeclaration, commaInEnum, endOfSetting

  var text: String {
    switch self {
    case .value: "a value"
    case .height: "a height after `x`"
    case .statement: "a statement"
    case .declaration: "a declaration"
    case .block: "a block in `{ }`"
    case .closingBrace: "`}`"
    case .closingParenthesis: "`)`"
    case .closingBracket: "`]`"
    case .equals: "`=`"
    case .functionValue: "`=` and the value of the function"
    case .colonOfConditional: "`:` and the value for a false condition"
    case .colonOfComprehension: "`:` and the value of each iteration"
    case .colonOfCase: "`:` after the case"
    case .caseOfSwitch: "`case` or `default`"
    case .constant: "a constant, a whole number, `true` or `false`"
    case .in: "`in`"
    case .range: "a range, such as `0...10`"
    case .arguments: "arguments in `( )`"
    case .parameters: "parameters in `( )`"
    case .name: "a name"
    case .loopName: "a name for the value of each iteration"
    case .layerName: "the name of a layer"
    case .slotName: "the name of a slot"
    case .shapeName, .previewedShape: "the name of a shape"
    case .styleName: "the name of a style"
    case .functionName: "the name of a function"
    case .enumName: "the name of an enum"
    case .caseName: "the name of a constant"
    case .typeName: "a type"
    case .parameterName: "the name of a parameter"
    case .memberName: "the name of a member"
    case .constantName: "the name of a constant"
    case .wholeNumber: "a whole number"
    case .importPath: "the path of a file, in double quotes"
    case .privateDeclaration: "`let`, `func`, `style`, `shape` or `enum` after `private`"
    case .commaInEnum: "`,` between constants, or `}`"
    case .endOfSetting: "the end of the value"
    }
  }

  /// The hint that applies whatever was found.
  var hint: Hint? {
    switch self {
    case .height: "`x` after a value makes a size, as in `20 x 10`; give a variable another name"
    case .arguments: "use `()` if there are none"
    case .declaration: "use `import`, `let`, `func`, `style`, `shape`, `enum` or `preview`"
    case .equals: "write `=` before the value, as in `let r = 4`"
    case .functionValue: "write one value after `=`, as in `func double(a: Number) = 2 * a`"
    case .slotName: "write the name, as in `slot icon { … }`; other statements of a `use` fill the unnamed slot"
    case .constant: "write constants as `.name`, numbers as `2`, and ranges with both ends as `1...3`"
    case .wholeNumber: "a label is a number or a range with both ends, as in `case 1...3:`"
    case .loopName, .in: "write the loop as `repeat i in 0..<5 { … }`"
    case .colonOfComprehension: "write the list as `[for i in 0..<5: 2 * i]`"
    case .value, .statement, .block, .closingBrace, .closingParenthesis, .closingBracket, .colonOfConditional,
      .colonOfCase, .caseOfSwitch, .range, .parameters, .name, .layerName, .shapeName, .previewedShape, .styleName,
      .functionName,
      .enumName, .caseName, .typeName, .parameterName, .memberName, .constantName, .importPath, .privateDeclaration,
      .commaInEnum, .endOfSetting:
      nil
    }
  }

  /// The change that fixes it, if only one token can be missing.
  var change: Change? {
    switch self {
    case .closingParenthesis: .close(with: ")")
    case .closingBracket: .close(with: "]")
    case .equals: .insertEquals
    case .colonOfCase, .colonOfConditional, .colonOfComprehension: .insertColon
    case .commaInEnum: .insertComma
    case .constantName: .insertZero
    case .importPath: .quotePath
    case .value, .height, .statement, .declaration, .block, .closingBrace, .functionValue, .caseOfSwitch, .constant,
      .in, .range, .arguments, .parameters, .name, .loopName, .layerName, .slotName, .shapeName, .previewedShape,
      .styleName,
      .functionName, .enumName, .caseName, .typeName, .parameterName, .memberName, .wholeNumber, .privateDeclaration,
      .endOfSetting:
      nil
    }
  }
}
