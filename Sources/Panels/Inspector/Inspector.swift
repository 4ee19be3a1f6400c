import Foundation
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The properties of one view. Changing one runs the last touch again.
final class Inspector: UIView {
  static let margin: CGFloat = 16

  private let scroll = ScrollArea(UIView(frame: .zero))
  private lazy var head = InspectorHead(change: change)
  private lazy var sections = [
    GatesSection(change: change), HitAreaSection(change: change), TouchesSection(change: change), RecognizersSection(),
  ]
  private var subject: InspectedView?
  private let send: (Command) -> Void

  init(send: @escaping (Command) -> Void) {
    self.send = send
    super.init(frame: .zero)
    addSubview(scroll)
    for view in [head] + sections { scroll.content.addSubview(view) }
  }

  /// Edits the inspected view.
  private var change: (Change) -> Void {
    { [unowned self] change in
      if let subject { send(.edit(Edit(subject.node.name, change))) }
    }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ display: DisplayState, _ appearance: Appearance) {
    subject = InspectedView(in: display)
    scroll.isHidden = subject == nil
    guard let subject else { return }
    head.show(subject, appearance)
    for section in sections { section.show(subject, appearance) }
    layoutSubviews()
  }

  override func layoutSubviews() {
    scroll.frame = bounds
    let column = bounds.insetBy(dx: Inspector.margin, dy: 0)
    head.frame = column.strip(.top, InspectorHead.height)
    var top = InspectorHead.height
    for section in sections {
      section.frame = column.offsetBy(dx: 0, dy: top).strip(.top, section.preferredHeight)
      top += section.preferredHeight
    }
    scroll.setContentHeight(top)
  }
}
