import PanelModels
import ScenePicture
import Scenes
import UIKit

/// The page "Why not me?": what happened to the event, what keeps it from an object, and the changes that cure each cause.
final class WhyNotPage: UIView {
  private let scroll = ScrollArea(WhyNotList())
  private var list: WhyNotList? { scroll.content as? WhyNotList }

  init(send: @escaping (Command) -> Void) {
    super.init(frame: .zero)
    accessibilityIdentifier = "whyNot"
    addSubview(scroll)
    list?.open = { send(.showSourceLine($0)) }
    list?.apply = { send(.applyCure($0)) }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ state: WhyNotState, _ appearance: Appearance) {
    list?.show(state, width: bounds.width - 1, appearance)
    setNeedsLayout()
    layoutSubviews()
  }

  override func layoutSubviews() {
    scroll.frame = bounds.inset(left: 1)
    scroll.setContentHeight(list?.height ?? 0)
  }
}
