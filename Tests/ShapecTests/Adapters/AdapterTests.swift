#if os(Linux)
  import TestSupport
  import Testing

  /// The adapters against stand-ins: the layers that they create for a picture, not its appearance on a screen.
  ///
  /// With `SHAPE_REWRITE=1` in the environment, the actual output replaces the expected one in the source of the test.
  @Suite("The adapters to Apple's frameworks")
  struct AdapterTests {
    @Test(arguments: AdapterCase.all)
    func `make the expected layers and views`(snippet: AdapterCase) throws {
      let actual = try AdapterDriver.output(of: snippet)
      if isRewriting, actual != snippet.expected + "\n" {
        return MultilineText.rewrite(snippet.expected, as: String(actual.dropLast()), in: snippet.path)
      }
      #expect(actual == snippet.expected + "\n")
    }

    @Test(arguments: Page.blocks(tagged: "swift"))
    func `fit the examples of the documentation`(block: Page.CodeBlock) throws {
      for platform in AdapterCase.Platform.allCases {
        let isOfOther = AdapterCase.Platform.allCases.contains {
          $0 != platform && block.text.contains("import \($0.rawValue)\n")
        }
        if !isOfOther { try AdapterDriver.check(block.text, on: platform, flags: AdapterDriver.memberImports) }
      }
    }
  }

  extension AdapterCase {
    static let all =
      paths + layers + effects + images + blends + views + slots + groups + lenses + clicks + pictures + pictureSizes
      + drawing
      + motion + timing + stillness + sizes + surroundings + colors
  }
#endif
