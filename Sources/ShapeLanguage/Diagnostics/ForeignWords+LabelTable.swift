extension ForeignWords {
  /// The words that are labels or have a `-`, in the form of `table`.
  ///
  /// A label is in the parentheses of the statements or functions that it may be tried for. `Shape` is any shape. In a
  /// hint, `{callee}` is the statement or function.
  static let labelTable = """
    label
    `layer content(name id)`: write the name before the parenthesis: `{callee} body(inset: 4)`
    `layer content(x minX leading marginLeft paddingLeft)`: use `left: 10`
    `layer content(y minY marginTop paddingTop)`: use `top: 10`
    `layer content(maxX trailing marginRight paddingRight)`: use `right: 10`, the distance from the right edge
    `layer content(maxY marginBottom paddingBottom)`: use `bottom: 10`, the distance from the bottom edge
    `layer content(align alignment anchor)`: \
      use `center: center` to center the layer, or `left:`, `top:`, `right:` and `bottom:` to place it at an edge
    `layer content inset(marginInlineStart paddingInlineStart marginStart leadingAnchor)`: use `leading: 10`
    `layer content inset(marginInlineEnd paddingInlineEnd marginEnd trailingAnchor)`: \
      use `trailing: 10`, the distance from the trailing edge
    `layer content(margin padding insets edges)`: use `inset: 10`
    `layer content(origin position offset at point)`: use `left: 10, top: 10`, or `center: (x, y)`
    `layer content(frame bounds rect)`: use `left: 10, top: 10, width: 40, height: 20`
    `layer content(w)`: use `width: 10`
    `layer content(h)`: use `height: 10`
    `layer content(cx midX)`: use `centerX: 10`
    `layer content(cy midY)`: use `centerY: 10`
    `layer content(zIndex zPosition order depth)`: use `z: 1`, or `above: other`
    `layer content(blendMode mixBlendMode blending compositing mode)`: use `blend: .multiply`
    `layer content(mask maskLayer)`: use `mask layer { … }`
    `layer content(rotate angle transform)`: use `rotation: 45deg`
    `layer(flipsForRightToLeftLayoutDirection rtl autoMirrored matchesLayoutDirection)`: use `mirrored: .inRightToLeft`
    `layer(viewBox designSize scaledToFit contentMode aspectRatio objectFit objectfit fitSize design)`: \
      use `fit: 100 x 100`, or `fill:` to cover the frame
    `layer content(scaleX flipX flipped mirror isMirrored flip)`: \
      use `scale: (-1, 1)` to mirror the layer horizontally
    `layer content(scaleY flipY)`: use `scale: (1, -1)` to mirror the layer vertically
    `layer content(scaleBy zoom scaleFactor scaleEffect factor)`: use `scale: 50%`
    `layer content(color background backgroundColor fill)`: use a `fill` in the block of the layer: `{ fill .red }`
    `content(opacity rotation scale)`: put the slot into a layer: `layer({word}: …) { content }`
    `layer content stroke border fill(alpha)`: use `opacity: 50%`
    `stroke border(lineWidth strokeWidth borderWidth thickness weight size w)`: use `width: 2`
    `stroke(lineCap linecap strokeLinecap)`: use `cap: .round`
    `stroke(lineJoin linejoin strokeLinejoin)`: use `join: .round`
    `stroke(lineDash dashes dashArray dasharray strokeDasharray pattern)`: use `dash: [4, 2]`
    `stroke(dashOffset dashPhase)`: use `phase: 2`
    `stroke border(fit fitDash fitDashes dashFit dashFitted alignDashes alignDash dashAlign adjustDashes)`: \
      use `fitted: true`
    `stroke(position placement side)`: use `align: .inside` or `align: .outside`
    `layer content stroke border(cornerRadius radius borderRadius)`: \
      round the outline: `outline roundedRect(bounds, cornerRadius: 12)`
    `shadow(blur blurRadius size softness)`: use `radius: 2`, which is half the blur of CSS
    `shadow(stdDeviation)`: use `radius: 4`
    `shadow(x y dx dy offsetX offsetY)`: use `offset: (0, 2)`
    `shadow(inset isInner isInset)`: use `inner: true`
    `shadow(alpha)`: use `opacity: 30%`
    `fill(z above below rotation scale)`: use a layer: `layer({word}: …) { fill .red }`
    `fill(cornerRadius radius borderRadius)`: use `path: roundedRect(bounds, cornerRadius: 12)`
    `fill(in shape outline area)`: use `path:`, as in `path: circle(center: center, radius: 8)`
    `size(width height w h)`: write the size without labels: `size 240 x 320`
    `erase clip(width dash cap join)`: use the region of a stroke: `path.stroked(width: 8)`
    `roundedRect(rx ry radius corner r)`: use `roundedRect(bounds, cornerRadius: 12)`
    `roundedRect rounded(cornerSmoothing smooth)`: use `smoothing: 60%`
    `roundedRect rounded(exponent superellipse squircle power n)`: \
      use `curvature: 2`, the number of `superellipse()` in CSS
    `roundedRect rounded(cornerStyle cornerShape shape)`: use `style: .bevel`
    `capsule(style smoothing curvature)`: \
      use `roundedRect(bounds, cornerRadius: min(width, height) / 2, {word}: …)`
    `rect(x y width height)`: use a rectangle: `{callee}(Rect(x: 0, y: 0, width: 10, height: 10))`
    `roundedRect ellipse(x y)`: use a rectangle: `{callee}(Rect(x: 0, y: 0, width: 10, height: 10))`
    `circle(cx cy r x y)`: use `circle(center: (x, y), radius: r)`
    `ellipse(cx cy rx ry center radii)`: use the bounding rectangle: `ellipse(bounds)`
    `linearGradient radialGradient conicGradient(stops colors)`: \
      write the colors first, without a label: `{callee}([.red, stop(.blue, at: 80%)])`
    `inset(dx dy)`: use `inset(left: 10, right: 10)` or `inset(by: 10)`
    `dashed stroked(fit dashFit alignDashes)`: use `fitted: true`
    `smooth(control1 control)`: \
      remove `{word}:`; the first control point follows from the curve before, and `control2:` is that of the end
    `curve(control)`: use `control1:` and `control2:`, or `quad` with one `control:`
    `spline(points via data)`: use `through:`, as in `spline(through: points)`
    `spline(alpha tightness smoothness smoothing)`: use `tension: 0.5`; 0 is the smoothest
    `polyline(closed close isClosed)`: use `polygon(points)` to close the lines
    `regularPolygon(points count n corners)`: use `sides: 6`
    `regularPolygon(outerRadius r)`: use `radius: 20`
    `star(sides count tips spikes n)`: use `points: 5`
    `star(radius r)`: use `outerRadius: 20, innerRadius: 8`
    `polygon(center sides radius)`: use `regularPolygon(center: center, sides: 6, radius: 20)`
    `arc(largeArc largeArcFlag isLarge)`: use `large: true`
    `arc(sweepFlag counterclockwise anticlockwise ccw)`: use `clockwise: false` to run counterclockwise
    `arc(rx ry)`: use `radii: 30 x 20`
    `arc(startAngle start)`: use `from: 0deg`
    `arc(endAngle)`: use `to: 90deg`
    `arc(end)`: use `arc (x, y), radius: r` for an end point, or `to: 90deg` for an angle
    `add(join connect connected continued)`: use `joined: true`
    `linearGradient(angle)`: use two points: `from: (0, 0), to: (width, 0)`
    `Shape(left top right bottom leading trailing width height inset center centerX centerY size z above below \
      opacity rotation scale blend fit align mirrored)`: \
      use the shape in a layer: `layer({word}: …) { use {callee}() }`

    side or corner
    `layer content inset(start insetInlineStart inlineStart leadingInset lead)`: leading
    `layer content inset(end insetInlineEnd inlineEnd trailingInset trail)`: trailing
    `roundedRect(topStart borderStartStartRadius topLeadingRadius)`: topLeading
    `roundedRect(topEnd borderStartEndRadius topTrailingRadius)`: topTrailing
    `roundedRect(bottomEnd borderEndEndRadius bottomTrailingRadius)`: bottomTrailing
    `roundedRect(bottomStart borderEndStartRadius bottomLeadingRadius)`: bottomLeading

    name with `-`
    `z-index`: use `z: 1`
    `mix-blend-mode`: use `layer(blend: .multiply) { … }`
    `blend-mode`: use `blend: .multiply`
    `light-dark`: use `adaptive(light: .white, dark: .black)`
    `stroke-width line-width border-width outline-width`: use `width: 2`
    `stroke-linecap line-cap`: use `cap: .round`
    `stroke-linejoin line-join`: use `join: .round`
    `stroke-dasharray dash-array`: use `dash: [4, 2]`
    `stroke-dashoffset dash-offset`: use `phase: 2`
    `border-radius corner-radius`: use `cornerRadius: 12`
    `fill-rule clip-rule`: use `rule: .evenOdd`
    `margin-left padding-left`: use `left: 10`
    `margin-right padding-right`: use `right: 10`
    `margin-top padding-top`: use `top: 10`
    `margin-bottom padding-bottom`: use `bottom: 10`
    """
}
