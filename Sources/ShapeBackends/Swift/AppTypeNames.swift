/// The names of types that apps use without naming the module, by module: those of Swift and of Apple's frameworks
/// without a prefix.
enum AppTypeNames {
  static func contains(_ name: String) -> Bool { owners[name] != nil }

  /// Returns the module of a type, or `nil` if there is no such type.
  static func owner(of name: String) -> String? { owners[name] }

  private static let owners: [String: String] = {
    var owners: [String: String] = [:]
    for (module, names) in names {
      for name in names.split(whereSeparator: \.isWhitespace) where owners[String(name)] == nil {
        owners[String(name)] = module
      }
    }
    return owners
  }()

  private static let names: [(module: String, names: String)] = [
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
      Alert Alignment Anchor Angle Animatable Animation AnyLayout AnyShape AnyTransition AnyView App AppStorage AsyncImage
      Axis Binding Bindable BlendMode Button ButtonRole ButtonStyle Canvas Capsule Circle Color ColorPicker
      ColorScheme Commands ContainerRelativeShape ContentMode ContentUnavailableView ControlGroup ControlSize
      DatePicker DisclosureGroup Divider DragGesture DynamicTypeSize Edge EdgeInsets EditButton EditMode Ellipse
      EllipticalGradient EmptyView Environment EnvironmentKey EnvironmentObject EnvironmentValues FetchRequest
      FocusState Font ForEach Form Gauge GeometryProxy GeometryReader Gesture GestureState Glass Gradient GraphicsContext
      Grid GridItem GridRow Group GroupBox HStack HorizontalAlignment Image ImageRenderer InsettableShape Label
      LabelStyle LabeledContent LayoutDirection LayoutSubviews Layout LazyHGrid LazyHStack LazyVGrid LazyVStack
      LinearGradient Link List LocalizedStringKey LongPressGesture MagnifyGesture Material Menu MeshGradient
      NavigationLink NavigationPath NavigationSplitView NavigationStack NavigationView Namespace ObservedObject
      OutlineGroup Path PhaseAnimator Picker PreferenceKey Preview PrimitiveButtonStyle ProgressView
      ProjectionTransform ProposedViewSize RadialGradient Rectangle RenameButton RotateGesture RoundedCornerStyle
      RoundedRectangle SafeAreaRegions Scene SceneBuilder ScenePhase SceneStorage ScrollView ScrollViewReader Section
      SecureField Settings ShapeStyle Shape ShareLink Slider Spacer SpatialTapGesture StateObject State Stepper
      StrokeStyle SubmitLabel Subview Tab TabView Table TableColumn TapGesture TextEditor TextField
      TextSelection Text TimelineView Toggle ToggleStyle ToolbarItem ToolbarItemGroup ToolbarContent Transaction
      Transition UnevenRoundedRectangle UnitPoint VStack VerticalAlignment View ViewBuilder ViewModifier ViewThatFits
      Visibility Widget WidgetBundle Window WindowGroup ZStack
      """
    ),
    (
      "Objective-C", "Selector"
    ),
  ]
}
