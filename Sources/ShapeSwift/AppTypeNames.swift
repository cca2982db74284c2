/// The names of types that apps use without naming the module, by module: those of ShapeKit, of Swift and of Apple's
/// frameworks without a prefix. Some are macros, which a type hides, too.
enum AppTypeNames {
  static func contains(_ name: String) -> Bool { owner(of: name) != nil }

  /// Returns the module of a type, or `nil` if there is no such type. It reads all names: a dictionary of them takes
  /// longer to build than a small file takes to compile.
  static func owner(of name: String) -> String? {
    let name = Array(name.utf8)
    return names.first { contains(name, in: Array($0.names.utf8)) }?.module
  }

  /// Whether one of the words of a text is a name.
  private static func contains(_ name: [UInt8], in text: [UInt8]) -> Bool {
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex { $0 <= UInt8(ascii: " ") } ?? rest.endIndex
      if rest[..<end].elementsEqual(name) { return true }
      rest = rest[end...].drop { $0 <= UInt8(ascii: " ") }
    }
    return false
  }

  static let names: [(module: String, names: String)] = [
    (
      "ShapeKit",
      """
      AnimatableNumbers NoSlot ParametricShape ShapeAngle ShapeAppearance ShapeBlendMode ShapeColor ShapeColorSpace
      ShapeCornerStyle ShapeEdges ShapeFillRule ShapeGradientStop ShapeLayoutDirection ShapeLineCap ShapeLineJoin
      ShapeMirroring
      ShapeOutline ShapePaint ShapePath ShapePicture ShapePoint ShapeRect ShapeRequirement ShapeScheme
      ShapeSize ShapeSizeLimits ShapeSizing ShapeSlot ShapeStrokeAlignment ShapeView TouchRegion
      """
    ),
    (
      "Swift",
      """
      Actor AnyHashable AnyObject Array ArraySlice AsyncSequence AsyncStream Bool Character Clock ClosedRange Codable
      Collection Comparable Decodable Decoder Dictionary Double Duration Encodable Encoder Equatable Error Float Hashable
      Hasher Identifiable Int Int8 Int16 Int32 Int64 IteratorProtocol KeyPath MainActor Mirror Never Optional
      OptionSet Range Regex Result Sendable Sequence Set SIMD2 SIMD3 SIMD4 Slice StaticString Strideable String Substring
      Task TaskGroup UInt UInt8 UInt16 UInt32 UInt64 UnsafePointer Void
      """
    ),
    (
      "Foundation",
      """
      AttributedString Bundle Calendar CharacterSet Data Date DateComponents DateFormatter DateInterval Decimal Dimension
      FileManager Formatter HTTPURLResponse IndexPath IndexSet InputStream JSONDecoder JSONEncoder Locale Measurement
      Notification NotificationCenter NumberFormatter Operation OperationQueue OutputStream Pipe Port Process ProcessInfo
      Progress RunLoop Scanner Stream Thread TimeInterval Timer TimeZone Unit URL URLComponents URLRequest URLResponse
      URLSession UserDefaults UUID
      """
    ),
    (
      "Combine",
      "AnyCancellable AnyPublisher Cancellable Just Future Published Publisher Publishers Subject Subscriber"
    ),
    (
      "Observation", "Observable Observations"
    ),
    (
      "SwiftUI",
      """
      Alert Alignment Anchor Angle Animatable Animation AnyLayout AnyShape AnyTransition AnyView App AppStorage
      AsyncImage Axis Binding Bindable BlendMode Button ButtonRole ButtonStyle Canvas Capsule Circle Color ColorPicker
      ColorScheme Commands ContainerRelativeShape ContentMode ContentUnavailableView ControlGroup ControlSize
      DatePicker DisclosureGroup Divider DragGesture DynamicTypeSize Edge EdgeInsets EditButton EditMode Ellipse
      EllipticalGradient EmptyView Entry Environment EnvironmentKey EnvironmentObject EnvironmentValues FetchRequest
      FocusState Font ForEach Form Gauge GeometryProxy GeometryReader Gesture GestureState Glass Gradient
      GraphicsContext Grid GridItem GridRow Group GroupBox HStack HorizontalAlignment Image ImageRenderer
      InsettableShape Label LabelStyle LabeledContent LayoutDirection LayoutSubviews Layout LazyHGrid LazyHStack
      LazyVGrid LazyVStack LinearGradient Link List LocalizedStringKey LongPressGesture MagnifyGesture Material Menu
      MeshGradient NavigationLink NavigationPath NavigationSplitView NavigationStack NavigationView Namespace
      ObservedObject OutlineGroup Path PhaseAnimator Picker PreferenceKey Preview PrimitiveButtonStyle ProgressView
      ProjectionTransform ProposedViewSize RadialGradient Rectangle RenameButton RotateGesture RoundedCornerStyle
      RoundedRectangle SafeAreaRegions Scene SceneBuilder ScenePhase SceneStorage ScrollView ScrollViewReader Section
      SecureField Settings Shader ShapeStyle Shape ShareLink Slider Spacer SpatialTapGesture Spring StateObject State
      Stepper StrokeStyle SubmitLabel Subview Tab TabView Table TableColumn TapGesture TextEditor TextField
      TextSelection Text TimelineView Toggle ToggleStyle ToolbarItem ToolbarItemGroup ToolbarContent Transaction
      Transition UnevenRoundedRectangle UnitPoint VStack VerticalAlignment View ViewBuilder ViewModifier ViewThatFits
      Visibility Widget WidgetBundle Window WindowGroup ZStack
      """
    ),
    (
      "Charts",
      "AreaMark AxisMarks BarMark Chart ChartContent ChartProxy LineMark PointMark RectangleMark RuleMark SectorMark"
    ),
    (
      "MapKit", "Annotation Map MapCameraPosition MapCircle MapPolygon MapPolyline MapStyle Marker UserAnnotation"
    ),
    (
      "SwiftData",
      "Attribute FetchDescriptor Model ModelConfiguration ModelContainer ModelContext Query Relationship Schema"
    ),
    (
      "os", "Logger"
    ),
    (
      "Objective-C", "Selector"
    ),
  ]
}
