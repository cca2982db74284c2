import ExampleShapes
import ShapeKit
import SwiftUI

/// A list with bubbles that are as large as their text needs.
struct ChatView: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(Message.examples) { MessageBubble(message: $0) }
      }
      .padding(16)
    }
    .navigationTitle("Chat")
  }
}

private struct MessageBubble: View {
  let message: Message
  /// Grows with the text.
  @ScaledMetric private var tailHeight = 12.0

  var body: some View {
    ShapePicture(bubble, alignment: .leading) { Text(message.text) }
      .sizing(.content)
      .frame(maxWidth: 320, alignment: side)
      .frame(maxWidth: .infinity, alignment: side)
  }

  private var side: Alignment { message.isOwn ? .trailing : .leading }

  private var bubble: Bubble {
    Bubble(fillColor: ShapeColor(message.isOwn ? .green.opacity(0.3) : .gray.opacity(0.2)), tailHeight: tailHeight)
  }
}
