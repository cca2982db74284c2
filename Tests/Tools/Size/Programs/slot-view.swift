// shapes: slot.shape
// without: NamedColor blended
import ShapeKit
import SwiftUI
import UIKit

@main struct App {
  @MainActor static func main() {
    let view = ShapeView(Panel())
    view.contentView = UIView(frame: .zero)
    view.layoutIfNeeded()
    print(view.subviews.count, EmptyView.self)
  }
}
