import Canvas
import Foundation
import Narration
import TouchTrace

/// The marks of edit mode: its frame, the selected view with its handles, the guides, and the touch that is run again.
///
/// All places are window pixels.
struct EditMarks {
  /// The frame of the stage.
  private let stage: CGRect
  private let scale: CGFloat
  private let title: String
  private let advice: [String]
  /// The corners of the selected view.
  private let selected: [CGPoint]?
  private let hasHandles: Bool
  private let held: EditHandle?
  /// The place of the selected view in the file, if it has another one now.
  private let original: [CGPoint]?
  private let drawn: CGRect?
  private let guides: [(line: LineSegment, pill: Pill)]
  private let measure: Pill?
  /// The places at which the fingers of the touch come down.
  private let touches: [CGPoint]
  private let fingerRadius: CGFloat

  init(
    _ edit: EditState, in display: DisplayState, _ views: [StagedView], _ geometry: StageGeometry,
    _ appearance: Appearance
  ) {
    let language = appearance.languages.first, layout = appearance.layout
    (stage, scale) = (layout.stage, layout.scale)
    title = EditText.editMode[language]
    let view = display.selected.flatMap { name in views.first { $0.name == name } }
    selected = view?.corners
    hasHandles = view?.node.isWindow == false && edit.drawn == nil
    held = edit.handle
    original = view.flatMap { view in
      let corners = display.originalTree.node(view.name)?.corners.map { geometry.windowPoint($0, layer: 0) }
      return corners == view.corners ? nil : corners
    }
    drawn = edit.drawn.map { CGRect(around: $0.corners.map { geometry.windowPoint($0, layer: 0) }) }
    touches = [display.finalStory].compactMap { $0?.trail.first.map { geometry.windowPoint($0, layer: 0) } }
    fingerRadius = StageMeasures(geometry, layout).finger
    advice = appearance.typesetter.lines(
      of: edit.tool.advice[language], .caption,
      width: max(geometry.bezel.minX - layout.stage.minX - 24, 60))
    let moving = (drawn.map { $0.corners } ?? view?.corners).map { CGRect(around: $0) } ?? .zero
    let pills = EditPills(around: moving, in: layout.stage.insetBy(dx: 6, dy: 6), scale: scale, appearance)
    measure = edit.measure.map { pills.measure($0, besides: edit.handle) }
    guides = edit.guides.map { guide in
      let line = guide.line(through: moving, geometry)
      return (line, pills.pill(guide.text[language], of: guide, at: line))
    }
  }

  func draw(_ appearance: Appearance, _ list: inout DrawingList) {
    let theme = appearance.theme, width = 3 * scale
    list.stroke(.rect(stage.insetBy(dx: width / 2, dy: width / 2)), width: width, theme.edit)
    drawTitle(appearance, &list)
    for point in touches {
      list.stroke(.circle(center: point, radius: fingerRadius), Stroke(2.2 * scale, dash: [5, 3.5]), theme.text)
      list.fill(.circle(center: point, radius: 3.5 * scale), theme.text)
    }
    if let original {
      list.stroke(.polygon(original), Stroke(scale, dash: [2 * scale, 3 * scale]), theme.faintText)
    }
    for guide in guides {
      list.stroke(
        .line(from: guide.line.start, to: guide.line.end), Stroke(scale, dash: [4 * scale, 3 * scale]), theme.edit)
    }
    if let drawn {
      list.fill(.rect(drawn), theme.edit.opacity(0.13))
      list.stroke(.rect(drawn.insetBy(dx: scale / 2, dy: scale / 2)), width: scale, theme.edit)
    }
    if let selected { drawSelection(selected, theme, &list) }
    for guide in guides { guide.pill.draw(theme.edit, appearance, &list) }
    if let measure { drawMeasure(measure, appearance, &list) }
    for (index, line) in advice.reversed().enumerated() {
      let middle = stage.maxY - 14 * scale - CGFloat(index) * 14 * scale
      list.text(
        line, .caption, at: CGPoint(x: stage.minX + 14, y: Font.caption.baseline(centeredOn: middle)),
        theme.secondaryText)
    }
  }

  private func drawTitle(_ appearance: Appearance, _ list: inout DrawingList) {
    let theme = appearance.theme, font = Font.sans(11, .semibold).scaled(by: scale)
    let width = max(96 * scale, appearance.width(title, font) + 40 * scale)
    let tab = CGRect(x: stage.minX, y: stage.minY, width: width.rounded(), height: 22 * scale)
    list.fill(tab, theme.edit)
    list.icon(PanelIcon.pencil, at: CGPoint(x: tab.minX + 14 * scale, y: tab.midY), theme.textOnEdit)
    list.line(title, font, theme.textOnEdit, in: tab.inset(left: 26 * scale), appearance)
  }

  private func drawSelection(_ corners: [CGPoint], _ theme: Theme, _ list: inout DrawingList) {
    list.fill(.polygon(corners), theme.edit.opacity(0.08))
    list.stroke(.polygon(corners.outset(by: -scale)), Stroke(2 * scale), theme.edit)
    guard hasHandles else { return }
    for handle in EditHandle.allCases {
      let square = CGRect(center: handle.place(on: corners), side: 8 * scale)
      list.fill(square, handle == held ? theme.edit : theme.panel)
      list.stroke(.rect(square.insetBy(dx: 0.75 * scale, dy: 0.75 * scale)), width: 1.5 * scale, theme.edit)
    }
  }

  private func drawMeasure(_ pill: Pill, _ appearance: Appearance, _ list: inout DrawingList) {
    list.fill(.roundedRect(pill.frame, radius: pill.frame.height / 2), appearance.theme.edit)
    list.text(pill.text, pill.font, centeredOn: pill.frame.center, appearance.typesetter, appearance.theme.textOnEdit)
  }
}

extension SnapGuide {
  /// Returns the line through the moved view and the other view.
  fileprivate func line(through moving: CGRect, _ geometry: StageGeometry) -> LineSegment {
    switch axis {
    case .x:
      let one = geometry.windowPoint(CGPoint(x: position, y: start), layer: 0)
      let two = geometry.windowPoint(CGPoint(x: position, y: end), layer: 0)
      return LineSegment(
        start: CGPoint(x: one.x, y: min(one.y, moving.minY)), end: CGPoint(x: one.x, y: max(two.y, moving.maxY)))
    case .y:
      let one = geometry.windowPoint(CGPoint(x: start, y: position), layer: 0)
      let two = geometry.windowPoint(CGPoint(x: end, y: position), layer: 0)
      return LineSegment(
        start: CGPoint(x: min(one.x, moving.minX), y: one.y), end: CGPoint(x: max(two.x, moving.maxX), y: one.y))
    }
  }

  /// Names the line: `left edge of card`.
  fileprivate var text: EditText {
    switch (axis, part) {
    case (.x, .start): .leftEdge(view)
    case (.x, .end): .rightEdge(view)
    case (.y, .start): .topEdge(view)
    case (.y, .end): .bottomEdge(view)
    case (_, .middle): .middle(view)
    }
  }
}

extension EditTool {
  /// Below the palette.
  fileprivate var advice: EditText {
    switch self {
    case .pointer: .drawsInside
    case .move: .snapsTo
    case .draw: .dragToDraw
    }
  }
}
