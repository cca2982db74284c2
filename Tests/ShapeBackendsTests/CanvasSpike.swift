@_spi(Generated) import ShapeCore

/// Scenes of 100 x 100 in which only a flat part extends beyond the canvas.
enum CanvasSpike: CaseIterable {
  case fromCorner, fromSide, flatSubpath, evenOdd, inRotatedLayer, inClip

  /// A square with a line from one of its corners and back.
  static let square = path((10, 10), (90, 10), (90, 90), (150, 90), (90, 90), (10, 90))

  var scene: Scene {
    SceneBuilder.scene { builder in
      switch self {
      case .fromCorner: builder.fill(Self.square)
      case .fromSide: builder.fill(Self.path((10, 10), (90, 10), (90, 50), (150, 50), (90, 50), (90, 90), (10, 90)))
      case .flatSubpath: builder.fill(Path.rect(Rect(0, 0, 9, 9)).appending(Self.path((0, 0), (-50, 0), (0, 0))))
      case .evenOdd: builder.fill(Self.square, rule: .evenOdd)
      case .inRotatedLayer:
        builder.layer {
          $0.rotation = Angle(radians: .pi / 4)
        } _: {
          // Only the rotation moves the spike out of the canvas.
          $0.fill(Self.path((40, 40), (60, 40), (60, 60), (99, 99), (60, 60), (40, 60)))
        }
      case .inClip:
        builder.layer {
          $0.clips = [Clip(path: Self.square)]
        } _: {
          $0.fill(.rect(Rect(0, 0, 200, 100)))
        }
      }
    }
  }

  private static func path(_ points: (Double, Double)...) -> Path { .polygon(points.map { Point($0.0, $0.1) }) }
}
