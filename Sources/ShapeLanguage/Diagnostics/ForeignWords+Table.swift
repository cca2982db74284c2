extension ForeignWords {
  /// The words of all places except those of labels.
  ///
  /// After the heading of a place, a line has words in backquotes and their hint, in which `{word}` is the word.
  static let table = """
    statement
    `text label font font-size font-family`: use the content slot for text; a shape can't contain text
    `image img`: use the content slot for images; a shape can't contain images
    `var const set mut`: use `let` to name a value; values never change
    `when match given select`: use `switch kind { case .first: … }`
    `for while loop forEach ForEach`: use `repeat i in 0..<3 { … }`
    `case default`: move the case into a `switch`
    `function def fn fun`: use `func`, as in `func double(a: Number) = 2 * a`
    `else elseif elif`: write `else` right after the block of an `if`
    `break`: remove it; a case ends where the next one begins
    `return`: declare the function with one value: `func double(a: Number) = 2 * a`
    `print console log`: remove it, or use `require` to check a condition; a shape can't print
    `assert guard precondition`: use `require` to check a condition, as in `require width > 10`
    `background backgroundColor background-color background-image color paint fillColor fill-color fill-rule \
      fill-opacity`: \
      use `fill`, as in `fill .red`
    `border-width borderWidth border-color borderColor border-style border-left border-right border-top \
      border-bottom`: \
      use one statement: `border .all, width: 1, color: .black`
    `stroke-width strokeWidth stroke-linecap stroke-linejoin stroke-dasharray lineWidth line-width strokeColor \
      stroke-color outline-width outline-color`: \
      use one statement: `stroke .black, width: 1`
    `box-shadow drop-shadow dropShadow boxShadow shadowRadius shadowColor shadowOffset shadowOpacity`: \
      use one statement: `shadow .black, radius: 4, offset: (0, 2), opacity: 30%`
    `innerShadow inner-shadow insetShadow`: use `shadow .black, radius: 4, inner: true`
    `mix-blend-mode mixBlendMode blend-mode blendMode blend`: use `layer(blend: .multiply) { … }`
    `maskLayer masklayer mask-layer mask-image maskImage`: use `mask layer`
    `cornerRadius corner-radius border-radius borderRadius radius rx ry`: \
      round the outline: `outline roundedRect(bounds, cornerRadius: 12)`
    `width height min-width min-height max-width max-height frame viewBox`: \
      use `size 240 x 320` for a shape, or the header of a layer: `layer(width: 10) { … }`
    `top right bottom left inset margin padding position opacity rotation rotate transform scale z z-index zIndex \
      zPosition alpha`: \
      use it in the header of a layer: `layer(inset: 4, opacity: 50%, z: 1) { … }`
    `polyline spline`: use a statement: `stroke .red, path: {word}(…)`, or `add {word}(…)` in the block of a path
    `rect roundedRect circle ellipse capsule polygon regularPolygon star`: \
      use a statement to paint the path: `fill .red, path: {word}(…)`
    `path`: use `outline { … }`, or name the path: `let name = path { … }`
    `moveTo M m`: use `move (x, y)`
    `lineTo addLine L l`: use `line (x, y)`
    `quadTo addQuadCurve quadraticCurveTo Q q`: use `quad (x, y), control: (x, y)`
    `curveTo cubic bezier addCurve bezierCurveTo C`: use `curve (x, y), control1: (x, y), control2: (x, y)`
    `arcTo addArc A a`: use `arc (x, y), radius: r`, `arc center: (x, y), radius: r, from: 0deg, to: 90deg`, or `corner`
    `smoothTo smoothCurve smoothCurveTo S s`: use `smooth (x, y), control2: (x, y)`
    `smoothQuad smoothQuadTo T t`: use `smooth (x, y)`
    `append addPath`: use `add path`, or `add path, joined: true` to continue the current piece
    `closePath closeSubpath Z`: use `close`
    `group g view sublayer addSubview div svg`: use `layer { … }` for a group
    `slot children placeholder`: use `content(inset: 8)` for the views of an app
    `subtract cut cutout`: use `erase` to cut a path out of a layer
    `clip-path clipPath clipsToBounds overflow`: \
      use `clip` to keep the part inside the outline, or `clip path` for another path

    declaration
    `var const`: use `let` to name a value; values never change
    `function def fn fun`: use `func` to declare a function
    `struct class component view svg`: use `shape` to declare a picture
    `public internal export`: remove `{word}`; declarations are public unless they are `private`

    type
    `CGFloat Double Float number float double length Length`: Number
    `Integer UInt integer`: Int
    `boolean Boolean`: Bool
    `UIColor NSColor CGColor`: Color
    `CGPoint CGVector`: Point
    `CGSize`: Size
    `CGRect NSRect`: Rect
    `UIBezierPath NSBezierPath CGPath CGMutablePath`: Path

    name
    `UIColor NSColor CGColor Color SwiftUI`: use `#FF8800`, or a color name with a dot: `.red`
    `CGFloat Double Float number float double length Length`: use the number itself; it needs no conversion
    `Integer UInt integer`: use `floor`, `round` or `ceil` for a whole number
    `CGPoint Point UnitPoint CGVector`: use `(x, y)` for a point
    `CGSize Size`: use `240 x 320` for a size
    `CGRect NSRect`: use `Rect(x: 0, y: 0, width: 10, height: 10)`
    `UIBezierPath NSBezierPath CGPath CGMutablePath Path`: \
      use `path { … }`, or a function such as `rect(…)` or `circle(…)`
    `RoundedRectangle`: use `roundedRect(bounds, cornerRadius: 12)`
    `Rectangle`: use `rect(bounds)`
    `Circle Ellipse`: use `ellipse(bounds)`, or `circle(center: center, radius: r)`
    `LinearGradient CAGradientLayer RadialGradient linear linear-gradient radial-gradient conic-gradient \
      repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient`: \
      use `linearGradient([.red, .blue])`, `radialGradient(…)` or `conicGradient(…)`
    `String Text string text`: use the content slot for text; a shape can't contain text
    `oval Oval`: use `ellipse(bounds)`
    `catmullRom catmullrom CatmullRom cardinal bspline bSpline smoothLine curveThrough`: use `spline(through: points)`
    `ngon nGon nGonal hexagon pentagon octagon regularpolygon`: \
      use `regularPolygon(center: center, sides: 6, radius: 20)`
    `triangle Triangle`: use `polygon([(width / 2, 0), (width, height), (0, height)])`
    `calc`: remove `calc`, as in `width - 2 * 8`
    `var`: use the name directly: `tint` instead of `var(--tint)`
    `url`: use the content slot for images; a shape can't contain images
    `rgba`: use `rgb(1, 0.5, 0, opacity: 50%)`, with components from 0 to 1
    `hsla`: use `hsl(30deg, 100%, 50%, opacity: 50%)`
    `color-mix`: use `mix(.red, .blue, at: 50%)`
    `drop-shadow`: use the statement `shadow .black, radius: 4, offset: (0, 2)`
    `hex`: use `#FF8800`
    `none null nil undefined transparent`: remove the statement or the argument, or use `.transparent` as a color

    value
    `True TRUE YES yes on`: use `true`
    `False FALSE NO no off`: use `false`
    `parent superview container`: \
      use `width`, `height` or `bounds`; in the header of a layer they are those of its parent
    `self this rect frame layer view`: use the values of the layer directly: `width`, `height`, `bounds`, `center`
    `isRTL isRtl rtl RTL isRightToLeftLayout rightToLeft direction layoutDirection dir`: use `isRightToLeft`
    `isLTR isLtr ltr LTR isLeftToRight leftToRight`: use `!isRightToLeft`
    `size`: use `width`, `height` or `bounds.size`
    `pi PI M_PI`: use `180deg` or `0.5turn` for half a turn
    `Math`: remove `Math.`, as in `max(1, 2)` and `sin(30deg)`; use `180deg` for half a turn

    function
    `lighten`: use `color.lighter(20%)`
    `darken`: use `color.darker(20%)`
    `average avg mean`: use `sum(list) / list.count`
    `sqr`: use `a * a` or `sqrt(a)`
    `fmod`: use `mod(a, b)`, whose result has the sign of `b`
    `sinh cosh tanh asinh acosh atanh`: compute it with `pow(2.718281828, x)`
    `not`: use `!`, as in `!isOn`
    `path`: use braces: `path { move (0, 0); line (10, 0) }`
    `Angle`: write the angle with a unit: `30deg`
    `line lines`: use `polyline([(0, 0), (10, 10)])`

    color
    `clear none`: use `.transparent`
    `inner`: use `inner: true` for a shadow inside the layer
    `accentColor accent tintColor controlAccentColor`: use `.tint`
    `primary foreground labelColor textColor`: use `.label`
    `secondary secondaryLabelColor`: use `.secondaryLabel`
    `tertiary tertiaryLabelColor`: use `.tertiaryLabel`
    `quaternary quaternaryLabelColor`: use `.quaternaryLabel`
    `placeholder placeholderTextColor`: use `.placeholderText`
    `linkColor`: use `.link`
    `separatorColor`: use `.separator`
    `background systemBackgroundColor windowBackgroundColor`: use `.systemBackground`

    edge
    `start inlineStart lead`: use `.leading`
    `end inlineEnd trail`: use `.trailing`
    `topLeft topRight bottomLeft bottomRight topLeading topTrailing bottomLeading bottomTrailing`: \
      use a list of two edges, such as `[.top, .left]`

    direction of the layout
    `left right`: use `.leftToRight` or `.rightToLeft`
    `rtl`: use `.rightToLeft`
    `ltr`: use `.leftToRight`

    style of corners
    `superellipse squircle`: use `curvature: 2` instead of `style:`
    `round rounded circle`: use `.circular`
    `smooth ios apple`: use `.continuous`
    `chamfer angled cut`: use `.bevel`
    `square sharp miter`: remove the radius

    member of a number
    `x y`: remove `.{word}`; the value is a number already

    member of a list
    `length size`: use `.count`
    `isEmpty`: use `.count == 0`
    `map compactMap flatMap`: use `[for x in list: 2 * x]`
    `filter`: use `[for x in list where x > 0: x]`
    `forEach`: use `repeat x in list { … }`
    `enumerated entries`: write `x, i in list` after `repeat` or `for`: the element, then its index
    `push append add insert appending concat push_back extend`: \
      use `+` to join lists, as in `list + [4]`; values never change
    `sum min max`: use `{word}(list)`
    `reduce`: use `sum(list)`, `min(list)` or `max(list)`
    `reverse`: use `.reversed()`
    `at get nth`: use `list[0]`
    `slice subarray dropFirst drop`: use a slice, as in `list[1..<list.count]`
    `prefix take`: use a slice, as in `list[0..<2]`
    `dropLast`: use a slice, as in `list[0..<list.count - 1]`
    `suffix`: use a slice, as in `list[list.count - 2..<list.count]`
    `head`: use `.first`
    `tail`: use `list[1..<list.count]`
    `keys`: use `.indices`

    member of a rectangle
    `mid middle centre`: use `.center`
    `centerX`: use `.midX`
    `centerY`: use `.midY`
    `topCenter centerTop topMiddle midTop`: use a point, as in `(bounds.midX, bounds.minY)`
    `bottomCenter centerBottom bottomMiddle midBottom`: use a point, as in `(bounds.midX, bounds.maxY)`
    `leftCenter centerLeft leftMiddle midLeft`: use a point, as in `(bounds.minX, bounds.midY)`
    `rightCenter centerRight rightMiddle midRight`: use a point, as in `(bounds.maxX, bounds.midY)`
    `origin leftTop`: use `.topLeft`
    `left`: use `.minX`
    `top`: use `.minY`
    `right`: use `.maxX`
    `bottom`: use `.maxY`
    `insetBy padding padded shrunk`: use `.inset(by: 4)`
    `offsetBy moved offset`: use `.translated(by: (4, 0))`

    member of a path
    `subtract subtracted difference minus exclude excluding cut lineSubtraction`: use `a.subtracting(b)`
    `intersect intersecting intersected lineIntersection clip clipped`: use `a.intersection(b)`
    `unite united merge merged combine combined plus`: use `a.union(b)`
    `add adding append appending concat concatenated join joined joining connect`: \
      use `path { add a; add b, joined: true }` to join two paths, or `a.union(b)` for their region
    `xor exclusiveOr`: use `a.symmetricDifference(b)`
    `inset outset insetBy expand expanded grow grown shrink shrunk dilate dilated erode eroded buffer buffered`: \
      use `.offset(by: 4)` to grow the path, or `.offset(by: -4)` to shrink it
    `outline outlined strokedPath strokePath thickened widened`: use `.stroked(width: 4)`
    `dash dashedPath`: use `.dashed([4, 2])`
    `normalized normalizing cleaned simplify removingOverlaps`: use `.simplified()`
    `trim trimmedPath subpath slice`: use `.trimmed(from: 0%, to: 50%)`
    `cornerRadius roundedCorners roundCorners filleted`: use `.rounded(radius: 4)`
    `boundingBox boundingRect boundingBoxOfPath frame size center width height`: use `.bounds`, as in `.bounds.width`
    `closestPoint nearest project`: use `.nearestPoint(to: p)`
    `perimeter totalLength getTotalLength count`: use `.length`
    `getPointAtLength pointAt`: use `.point(at: 50%)`
    `isPointInFill containsPoint isInside`: use `.contains(p)`
    `move moved translate offsetBy`: use `.translated(by: (4, 0))`
    `applying transform transformed`: use `.translated(by:)`, `.rotated(by:)` or `.scaled(by:)`
    """
}
