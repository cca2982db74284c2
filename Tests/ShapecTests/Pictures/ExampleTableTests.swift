import Testing

/// The reference pictures have the same parameters and sizes as the examples.
@Suite struct ExampleTableTests {
  @Test(arguments: ReferencePicture.all)
  func `parameters have the ranges and defaults of the source`(_ picture: ReferencePicture) throws {
    let table = picture.parameters.map { parameter in
      ExampleSource.Declaration(
        name: parameter.name, range: parameter.isRange ? parameter.others.joined(separator: "...") : nil,
        normal: parameter.normal)
    }
    #expect(try ExampleSource(picture).parameters == table)
  }

  @Test(arguments: ReferencePicture.all)
  func `the design size is that of the source`(_ picture: ReferencePicture) throws {
    #expect(try ExampleSource(picture).designSize() == [picture.designWidth, picture.designHeight])
  }

  @Test(arguments: ReferencePicture.all)
  func `a broken requirement is refused`(_ picture: ReferencePicture) throws {
    let request = picture.request(width: 4 * picture.designWidth, height: picture.designHeight)
    let result = try BuiltCompiler.run(picture, picture.options(for: request))
    #expect((result.status == 0) == picture.isDrawn(request), "\(result.errors)")
  }

  /// With the defaults, and with all numbers at either end: drawn at the minimum size, refused slightly below it.
  @Test(arguments: ReferencePicture.all)
  func `the minimum size is that of the source`(_ picture: ReferencePicture) throws {
    for values in [[:], picture.ends(upper: false), picture.ends(upper: true)] {
      let least = picture.request(atLeast: 0, 0, values)
      for (narrower, lower) in [(0, 0), (0.01, 0), (0, 0.01)] {
        var request = least
        request.width -= narrower
        request.height -= lower
        let result = try BuiltCompiler.run(picture, picture.options(for: request))
        #expect((result.status == 0) == (request == least), "\(request): \(result.errors)")
      }
    }
  }
}
