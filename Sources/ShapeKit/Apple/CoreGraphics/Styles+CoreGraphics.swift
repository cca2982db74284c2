#if canImport(CoreGraphics)
  import CoreGraphics
  import ShapeCore

  extension CGPathFillRule {
    init(_ rule: FillRule) {
      switch rule {
      case .nonZero: self = .winding
      case .evenOdd: self = .evenOdd
      }
    }
  }

  extension StrokeStyle {
    /// The dashes and gaps as Core Graphics and Core Animation take them: an odd number of lengths counts twice.
    var evenDash: [Double] { dash.count % 2 == 0 ? dash : dash + dash }
  }

  extension CGLineCap {
    init(_ cap: LineCap) {
      switch cap {
      case .butt: self = .butt
      case .round: self = .round
      case .square: self = .square
      }
    }
  }

  extension CGLineJoin {
    init(_ join: LineJoin) {
      switch join {
      case .miter: self = .miter
      case .round: self = .round
      case .bevel: self = .bevel
      }
    }
  }

  extension CGBlendMode {
    init(_ mode: BlendMode) {
      switch mode {
      case .normal: self = .normal
      case .multiply: self = .multiply
      case .screen: self = .screen
      case .overlay: self = .overlay
      case .darken: self = .darken
      case .lighten: self = .lighten
      case .colorDodge: self = .colorDodge
      case .colorBurn: self = .colorBurn
      case .hardLight: self = .hardLight
      case .softLight: self = .softLight
      case .difference: self = .difference
      case .exclusion: self = .exclusion
      case .hue: self = .hue
      case .saturation: self = .saturation
      case .color: self = .color
      case .luminosity: self = .luminosity
      }
    }
  }
#endif
