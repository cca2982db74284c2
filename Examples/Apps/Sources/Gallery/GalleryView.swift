import SwiftUI

/// All examples, each on a page with controls for its parameters, and two screens that use them.
public struct GalleryView: View {
  public init() {}

  public var body: some View {
    NavigationSplitView {
      List {
        Section("Screens") {
          NavigationLink("Chat") { ChatView() }
          NavigationLink("Buttons") { ButtonsView() }
        }
        Section("Shapes") {
          ForEach(Example.all) { example in
            NavigationLink {
              example.page
            } label: {
              ExampleRow(example: example)
            }
          }
        }
      }
      .navigationTitle("Gallery")
    } detail: {
      Text("Choose an example.")
    }
  }
}

private struct ExampleRow: View {
  let example: Example

  var body: some View {
    HStack {
      example.thumbnail.frame(width: 44, height: 44)
      VStack(alignment: .leading) {
        Text(example.id)
        Text(example.title).font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}
