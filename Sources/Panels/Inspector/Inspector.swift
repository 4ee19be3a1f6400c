import Foundation
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The properties of one view; changing one runs the last touch again.
final class Inspector: UIView {
  static let margin: CGFloat = 16

  private let scroll = ScrollArea(UIView(frame: .zero))
  private let head: InspectorHead
  private let sections: [InspectorSection]
  private var subject: Inspected?

  init(send: @escaping (Command) -> Void) {
    var change: (Change) -> Void = { _ in }
    let relay: (Change) -> Void = { change($0) }
    head = InspectorHead(change: relay)
    sections = [
      GatesSection(change: relay), HitAreaSection(change: relay), TouchesSection(change: relay), RecognizersSection(),
    ]
    super.init(frame: .zero)
    addSubview(scroll)
    for view in [head] + sections { scroll.content.addSubview(view) }
    change = { [unowned self] change in
      if let subject { send(.edit(Edit(subject.node.name, change))) }
    }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ display: DisplayState, _ appearance: Appearance) {
    subject = Inspected(in: display)
    scroll.isHidden = subject == nil
    guard let subject else { return }
    head.show(subject, appearance)
    for section in sections { section.show(subject, appearance) }
    layoutSubviews()
  }

  override func layoutSubviews() {
    scroll.frame = bounds
    let width = bounds.width - 2 * Inspector.margin
    head.frame = CGRect(x: Inspector.margin, y: 0, width: width, height: InspectorHead.height)
    var top = InspectorHead.height
    for section in sections {
      section.frame = CGRect(x: Inspector.margin, y: top, width: width, height: section.wantedHeight)
      top += section.wantedHeight
    }
    scroll.setContentHeight(top)
  }
}
