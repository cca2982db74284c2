import SwiftUI
import UIKit

@main struct App {
  @MainActor static func main() {
    let view = UIView(frame: .zero)
    view.layoutIfNeeded()
    print(view.subviews.count, EmptyView.self)
  }
}
