#if os(Linux)
  import Testing

  /// The adapters against stand-ins: what they make of a picture, not how that looks on a screen.
  @Suite("The adapters to Apple's frameworks")
  struct AdapterTests {
    @Test(arguments: AdapterCase.all)
    func `make of a shape`(snippet: AdapterCase) throws {
      #expect(try AdapterDriver.output(of: snippet) == snippet.expected + "\n")
    }
  }

  extension AdapterCase {
    static let all = paths + layers + views + clicks + pictures
  }
#endif
