extension Pair {
  /// Functions that return colors.
  static let colors: [Pair] = [
    .paint("rgb, hsl", "⟨rgb(100%, 0%, 0%)|hsl(120deg, 100%, 40%)⟩"),
    .paint("rgb red", "rgb(⟨0|1⟩, 0.2, 0.2)"),
    .paint("rgb green", "rgb(0.2, ⟨0|1⟩, 0.2)"),
    .paint("rgb blue", "rgb(0.2, 0.2, ⟨0|1⟩)"),
    .paint("rgb opacity:", "rgb(0.2, 0.2, 1⟨, opacity: 40%⟩)"),
    .paint("rgb opacity:", "rgb(0.2, 0.2, 1⟨, opacity: 0⟩)"),
    .paint("hsl hue", "hsl(⟨0deg|120deg⟩, 100%, 50%)"),
    .paint("hsl saturation", "hsl(0deg, ⟨0%|100%⟩, 50%)"),
    .paint("hsl lightness", "hsl(0deg, 100%, ⟨50%|80%⟩)"),
    .paint("hsl opacity:", "hsl(0deg, 100%, 50%⟨, opacity: 40%⟩)"),
    .paint("hsl opacity:", "hsl(0deg, 100%, 50%⟨, opacity: 0⟩)"),
    .paint("oklch", "⟨oklch(70%, 0.15, 50deg)|hsl(120deg, 100%, 40%)⟩"),
    .paint("oklch lightness", "oklch(⟨70%|40%⟩, 0.1, 50deg)"),
    .paint("oklch chroma", "oklch(70%, ⟨0|0.15⟩, 50deg)"),
    .paint("oklch hue", "oklch(70%, 0.15, ⟨50deg|150deg⟩)"),
    .paint("oklch opacity:", "oklch(70%, 0.15, 50deg⟨, opacity: 40%⟩)"),
    .paint("oklch opacity:", "oklch(70%, 0.15, 50deg⟨, opacity: 0⟩)"),
    .paint("adaptive", "⟨adaptive(light: .red, dark: .blue)|.red⟩", dark: true),
    .paint("adaptive light:", "adaptive(light: ⟨.red|.blue⟩, dark: .white)"),
    .paint("adaptive dark:", "adaptive(light: .white, dark: ⟨.red|.blue⟩)", dark: true),
    .paint("Color.opacity", "mix(.red, .blue, at: 50%)⟨.opacity(40%)⟩"),
    .paint("Color.opacity opacity", "mix(.red, .blue, at: 50%).opacity(⟨100%|0%⟩)"),
  ]

  static let paints: [Pair] = [
    .paint("linearGradient, radialGradient", "⟨linearGradient|radialGradient⟩([.red, .blue])"),
    .paint("conicGradient", "⟨linearGradient|conicGradient⟩([.red, .blue])"),
    .paint("linearGradient colors", "linearGradient([.red, ⟨.blue|.lime⟩])"),
    .paint("linearGradient from:", "linearGradient([.red, .blue]⟨, from: (20, 30)⟩)"),
    .paint("linearGradient to:", "linearGradient([.red, .blue]⟨, to: (40, 0)⟩)"),
    .paint("radialGradient colors", "radialGradient([.red, ⟨.blue|.lime⟩])"),
    .paint("radialGradient center:", "radialGradient([.red, .blue]⟨, center: (5, 5)⟩)"),
    .paint("radialGradient radius:", "radialGradient([.red, .blue]⟨, radius: 8⟩)"),
    .paint("conicGradient colors", "conicGradient([.red, ⟨.blue|.lime⟩])"),
    .paint("conicGradient center:", "conicGradient([.red, .blue]⟨, center: (5, 5)⟩)"),
    .paint("conicGradient from:", "conicGradient([.red, .blue]⟨, from: 90deg⟩)"),
    .paint("stop", "linearGradient([⟨stop(.red, at: 60%)|.red⟩, .blue])"),
    .paint("stop color", "linearGradient([stop(⟨.red|.lime⟩, at: 60%), .blue])"),
    .paint("stop at:", "linearGradient([stop(.red, at: ⟨10%|60%⟩), .blue])"),
  ]
}
