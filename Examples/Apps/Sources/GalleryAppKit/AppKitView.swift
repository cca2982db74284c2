#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  import SwiftUI

  /// What the checks on a Mac look at, in AppKit, and buttons for its animations.
  public struct AppKitView: View {
    @State private var board = ChecksBoard()

    public init() {}

    public var body: some View {
      VStack(spacing: 8) {
        HStack {
          Button("Turn") { board.turn() }
          Button("Resize") { board.resize() }
        }
        BoardView(board: board)
      }
      .padding(8)
      .frame(minWidth: 700, minHeight: 580)
    }
  }

  private struct BoardView: NSViewRepresentable {
    let board: ChecksBoard

    func makeNSView(context: Context) -> ChecksBoard { board }
    func updateNSView(_ board: ChecksBoard, context: Context) {}
  }
#endif
