#if os(Linux)
  /// Names of types that apps use without a module in front of them.
  enum AppNames {
    /// Types of the stand-in for SwiftUI with names that a library of shapes would like to have.
    private static let declared = [
      "Alignment", "Angle", "Color", "ColorScheme", "Image", "LayoutDirection", "Path", "Text",
    ]

    static let all = Set(declared).union(
      """
      Animation AnimatablePair AnyShape AnyView App AppStorage Axis BackgroundStyle Bindable Binding BlendMode Button
      ButtonStyle Canvas Capsule Circle Color Content ContentMode CoordinateSpace DatePicker Data Date Decoder Divider
      DragGesture Edge EdgeInsets EllipticalGradient Ellipse EmptyView Encoder Environment Error EventModifiers FillStyle
      FocusState Font Form Gauge GeometryProxy GeometryReader Gesture GestureState Gradient GraphicsContext Grid Group
      GroupBox HStack Icon Image ImageRenderer InsettableShape Item Label Layout LayoutValueKey LinearGradient Link List
      Locale Menu Model Namespace NavigationStack Notification ObservedObject Operation Optional Paint Palette Picker
      Point Predicate PreferenceKey Progress ProgressView ProjectionTransform Published RadialGradient Rect Rectangle
      Result Router RoundedRectangle Scene ScenePhase ScrollView Section Set Settings Shadow Shape ShapeStyle
      Size Slider Slot Spacer State StateObject Stepper Store StrokeStyle Style Subview Tab TabView Table Task Text
      TextField TimelineView Timer Toggle Token Toolbar Transaction Transform Transition Unit VStack Vector View
      ViewModifier Visibility Window ZStack
      """.split { $0 == " " || $0 == "\n" }.map { String($0) })

    /// Returns a program that uses SwiftUI's names beside the library's and their members, with plain imports.
    static func program(importing modules: [String]) -> String {
      modules.map { "import \($0)\n" }.joined()
        + declared.map { "let type\($0) = \($0).self\n" }.joined()
          + """
            struct Card: View {
              @Environment(\\.colorScheme) private var colorScheme
              var tint = Color.accentColor
              var body: some View {
                ZStack(alignment: .center) {
                  ShapePicture(Spade()).foregroundColor(tint)
                  ShapePicture(Bubble()) { Text("Hello").background(.black).clipShape(ShapeOutline(Spade())) }
                }
                .frame(minWidth: 10, maxWidth: 20, alignment: .leading)
              }
            }
            @MainActor func use() {
            let size = ShapeSize(CGSize(width: 100, height: 100))
            let outline: CGPath = Spade().path(in: CGSize(width: 40, height: 50))
            let exact: ShapePath = Spade().path(in: ShapeSize(40, 50))
            let angle: Angle = Angle(radians: ShapeAngle(degrees: 90).radians)
            let color: Color = ShapeColor(Color.black).swiftUIColor
            print(ShapePoint(1, 2), size, Path(outline), Path(exact), angle, color)
            let area = Bubble.designSize.width * Spade().sizeLimits.minimum.height
            let bubble = Bubble(fillColor: .white)
            let edges: ShapeEdges = .all
            print(area, bubble.fillColor.light.red, edges.contains(.top), exact.isEmpty, bubble.tailWidth)
          }
          """
    }
  }
#endif
