// A stand-in for the parts of WidgetKit, and of Foundation, that the recipe for a widget uses.
import SwiftUI

public struct Date: Sendable {
  public static var now: Date { Date() }
}

public protocol TimelineEntry: Sendable {
  var date: Date { get }
}
public struct TimelineReloadPolicy: Sendable { public static let never = TimelineReloadPolicy() }
public struct Timeline<EntryType: TimelineEntry>: Sendable {
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {}
}
public struct TimelineProviderContext: Sendable {}
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}
extension Widget {
  public static func main() { _ = Self() }
}
@MainActor @preconcurrency public protocol WidgetConfiguration {}
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}
extension WidgetConfiguration {
  public func configurationDisplayName(_ name: String) -> some WidgetConfiguration { self }
}
extension ContainerBackgroundPlacement {
  public static let widget = ContainerBackgroundPlacement()
}
