import Canvas
import Narration
import PanelModels
import ScenePicture
import UIKit

/// Why a recognizer did not recognize the touch, and the button that asks with which changes it would have.
final class RecognizerReasonSection: InspectorSection {
  private var boxTitle = ""
  private var step = ""
  private var lines: [String] = []
  private var name = ""
  private let ask = PushButton()

  init(send: @escaping (Command) -> Void) {
    super.init(frame: .zero)
    ask.accessibilityIdentifier = "inspector.whyNot"
    ask.addAction(UIAction { [unowned self] _ in send(.askWhyNot(name, at: nil)) }, for: .touchUpInside)
    addSubview(ask)
  }

  override var preferredHeight: CGFloat { lines.isEmpty ? 0 : boxHeight + 6 + 26 + 8 }

  private var boxHeight: CGFloat { 36 + CGFloat(lines.count) * 17 }

  override func show(_ object: InspectedObject, _ appearance: Appearance) {
    let language = appearance.languages.first, reason = RecognizerReason(of: object, language)
    name = object.name
    boxTitle = InspectorText.whyItFailed[language]
    step = reason.step.map { InspectorText.step($0)[language] } ?? ""
    let width = appearance.layout.panel.width - 2 * Inspector.margin
    lines =
      reason.text.map { text in
        appearance.typesetter.lines(of: text, .row, width: width - 28, maximum: 4)
      } ?? []
    ask.show(HeadingText.whyNotMe[language], appearance)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    ask.isHidden = lines.isEmpty
    ask.frame = CGRect(x: -8, y: boxHeight + 6, width: ask.preferredWidth, height: 26)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    guard !lines.isEmpty else { return }
    let theme = appearance.theme, box = bounds.insetBy(dx: -8, dy: 0).strip(.top, boxHeight)
    list.box(
      box, radius: 6, fill: theme.no.mixed(into: theme.panel, 0.08), border: theme.no.mixed(into: theme.panel, 0.5))
    let head = box.inset(left: 26, right: 10, top: 6).strip(.top, 20)
    list.icon(.cross, at: CGPoint(x: box.minX + 14, y: head.midY), magnification: 0.8, theme.no)
    list.line(boxTitle, .selectedRow, theme.text, in: head, appearance)
    list.line(step, .caption, theme.secondaryText, in: head, appearance, .right)
    for (index, line) in lines.enumerated() {
      let frame = box.inset(left: 26, right: 10, top: 27).row(index, height: 17)
      list.line(line, .row, theme.text, in: frame, appearance)
    }
  }
}
