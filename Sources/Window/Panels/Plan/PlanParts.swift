import Canvas
import Narration
import PanelModels
import ScenePicture
import UIKit

/// The parts of the lesson plan, above the presets in the sidebar.
final class PlanParts: PaintedView {
  /// The number of rows that are visible at once.
  private static let mostRows = 12
  private let head: LessonHead
  private let scroll = ScrollArea(UIView(frame: .zero))
  private var rows: [PresetRow] = []
  private var part = 0
  /// The part to which the list was scrolled.
  private var revealed: Int?
  private let send: (Command) -> Void

  init(send: @escaping (Command) -> Void) {
    self.send = send
    head = LessonHead()
    super.init(frame: .zero)
    head.accessibilityIdentifier = "sidebar.plan"
    head.isUnfolded = true
    head.isEnabled = false
    addSubview(head)
    addSubview(scroll)
  }

  /// The height for whole rows, in pixels; 0 without a plan.
  func height(atMost limit: CGFloat) -> CGFloat {
    let margins = 11 + LessonHead.height + 8, fitting = Int((limit - margins) / 24)
    return rows.isEmpty ? 0 : margins + CGFloat(max(min(rows.count, fitting, PlanParts.mostRows), 2)) * 24
  }

  /// - Parameter isShown: whether the open scene is that of the open part.
  func show(_ state: PlanState?, isShown: Bool, _ appearance: Appearance) {
    let language = appearance.languages.first
    if rows.count != state?.plan.parts.count ?? 0 { rebuildRows(state?.plan.parts.count ?? 0) }
    guard let state else { return }
    head.title = state.plan.title[language]
    head.detail = PlanText.parts(state.plan.parts.count, minutes: state.plan.minutes)[language]
    for (index, row) in rows.enumerated() {
      row.title = "\(index + 1)  \(state.plan.parts[index].title[language])"
      row.isSelected = index == state.part && isShown
      row.isDone = state.isAnswered(index)
    }
    if revealed != state.part { setNeedsLayout() }
    part = state.part
  }

  private func rebuildRows(_ count: Int) {
    rows.forEach { $0.removeFromSuperview() }
    rows = (0..<count).map { index in
      let row = PresetRow { [send] in send(.openPart(index)) }
      row.accessibilityIdentifier = "sidebar.part.\(index + 1)"
      scroll.content.addSubview(row)
      return row
    }
    revealed = nil
    setNeedsLayout()
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    guard !rows.isEmpty else { return }
    list.rule(from: 12, to: bounds.maxX - 12, y: bounds.maxY - 1, appearance.theme.line)
  }

  override func layoutSubviews() {
    let body = bounds.inset(left: 8, right: 7, top: 11)
    head.frame = body.strip(.top, LessonHead.height)
    scroll.frame = bounds.inset(top: 11 + LessonHead.height, bottom: 8)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: body.minX, y: CGFloat(index) * 24, width: body.width, height: 24)
    }
    scroll.setContentHeight(CGFloat(rows.count) * 24)
    guard revealed != part, rows.indices.contains(part), scroll.frame.height > 0 else { return }
    revealed = part
    scroll.reveal(rows[part].frame)
  }
}
