import Canvas
import Foundation
import Scenes
import TouchTrace

/// The entrance of an event: arrows from the application's event queue to the windows that it asks.
struct Entrance: Equatable {
  struct Label: Equatable {
    var first = "UIApplication"
    var second: String
    var firstFont: Font
    var secondFont: Font
    var frame: CGRect
    /// Whether there is room for the numbers of the first two steps left of it.
    var hasNumbers = false
  }

  /// An arrow into a window.
  struct Arrow: Equatable {
    var window: String
    var route: Route
  }

  /// Nil on a projected stage, and beside another scene.
  let label: Label?
  /// In the order of asking.
  let arrows: [Arrow]

  /// Each arrow runs in the row of its window's tag. The label is beside the arrow of the rearmost window.
  init(
    _ finalStory: TouchStory?, _ views: [StagedView], above legend: CGFloat, _ numbering: Numbering,
    _ appearance: Appearance, _ measures: StageMeasures
  ) {
    let row = { (view: StagedView) in
      let middle = view.box.minY + measures.inset + measures.badge / 2
      return min(middle, legend - 24 * measures.scale).rounded(.down) + (measures.scale == 1 ? 0.5 : 0)
    }
    label = views.first.flatMap { Label(beside: $0, row: row($0), numbering, appearance, measures) }
    let end = label?.frame.maxX ?? -.infinity
    let asked = (finalStory?.asked ?? []).filter { $0.by == nil }.map(\.view)
    arrows = views.filter { asked.contains($0.name) }.map { view in
      let x = view.box.minX,
        length = (appearance.layout.isProjector || appearance.layout.isHalf ? 34 : 70) * measures.scale
      let start = max(min(max(end + 12, x - length), x - 34 * measures.scale), end + 6)
      return Arrow(window: view.name, route: Route([CGPoint(x: start, y: row(view)), CGPoint(x: x - 1, y: row(view))]))
    }
  }

  func route(to window: String) -> Route? { arrows.first { $0.window == window }?.route }
}

extension Entrance.Label {
  fileprivate init?(
    beside view: StagedView, row: CGFloat, _ numbering: Numbering, _ appearance: Appearance, _ measures: StageMeasures
  ) {
    guard !appearance.layout.isProjector, !appearance.layout.isHalf else { return nil }
    // In the order of the steps: the event, then the application.
    second = StageText.eventQueue[appearance.languages.first]
    if numbering == .steps { (first, second) = (second, first) }
    let (name, code) = (Font.sans(measures.text.size, .medium), Font.mono(min(measures.text.size, 12)))
    (firstFont, secondFont) = numbering == .steps ? (code, name) : (name, code)
    frame = .zero
    let width = max(
      appearance.typesetter.width(of: first, firstFont), appearance.typesetter.width(of: second, secondFont))
    // Beside a narrow stage the label is closer to the edge, so that the arrow has room for its head.
    let edge = appearance.layout.stage.minX, wanted = max(edge + 16, view.box.minX - 176)
    let last = view.box.minX - width.rounded(.up) - 28, numbers = measures.smallBadge + 6
    hasNumbers = numbering == .steps && edge + 6 + numbers <= last
    let left = hasNumbers ? max(min(wanted + numbers, last), edge + 6 + numbers) : max(min(wanted, last), edge + 6)
    frame = CGRect(x: left, y: row - 16.5, width: width.rounded(.up), height: 32)
  }
}
