import Canvas
import Scenes
import TouchTrace
import UIKit

/// The property of a view that a flag shows.
enum FlagKind: Equatable {
  case hidden, interactionOff, animated, clips, control, enlarged, exclusive, multiple
  /// The alpha, and whether the view can hardly be seen. Whether a hit test skips it is said when it was asked.
  case alpha(CGFloat, isUnseen: Bool)
  /// The number of gesture recognizers on the view.
  case recognizers(Int)
  /// The view overrides `hitTest` or `point(inside:)`.
  case ownAnswer

  var icon: Icon? {
    switch self {
    case .hidden: .hidden
    case .interactionOff: .interactionOff
    case .animated: .animated
    case .clips: .clips
    case .control: .control
    case .enlarged: .enlarged
    case .exclusive: .exclusive
    case .multiple: .multiple
    case .alpha(_, isUnseen: true): .hidden
    case .recognizers(1): .diamond
    case .alpha(_, isUnseen: false), .ownAnswer, .recognizers: nil
    }
  }

  fileprivate var text: String? {
    switch self {
    case .alpha(let alpha, _): "α \(number(alpha))"
    case .ownAnswer: "ƒ"
    case .recognizers(let count): count > 1 ? "\(count)" : nil
    case .hidden, .interactionOff, .animated, .clips, .control, .enlarged, .exclusive, .multiple: nil
    }
  }
}

/// A small square in the corner of a view that shows a special property of the view.
struct Flag: StageMark, Equatable {
  let order = MarkOrder.overTags
  var view: String
  var kind: FlagKind
  var frame: CGRect
  /// From a flag that has no place at its view to the view.
  var leader: LineSegment?

  var element: ElementName { .flag(of: view) }
  var labels: [PlacedLabel] { [PlacedLabel(element: element, view: view, frame: frame, leader: leader)] }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    let (appearance, measures) = (plan.appearance, plan.measures)
    if let leader {
      list.stroke(.line(from: leader.start, to: leader.end), measures.pen(1), appearance.theme.secondaryText)
      list.fill(.circle(center: leader.end, radius: 2.5 * measures.scale), appearance.theme.secondaryText)
    }
    let edge = Path.roundedRect(frame.insetBy(dx: 0.5, dy: 0.5), radius: 4 * measures.scale)
    list.fill(edge, appearance.theme.panel)
    list.stroke(
      edge, width: measures.scale, kind.isRecognizers ? appearance.theme.recognizer : appearance.theme.secondaryText)
    // The flag of the recognizer in the inspector.
    if kind.isRecognizers && view == plan.display.recognizerView {
      let ring = Path.roundedRect(
        frame.insetBy(dx: -2 * measures.scale, dy: -2 * measures.scale), radius: 6 * measures.scale)
      list.stroke(ring, width: 2 * measures.scale, appearance.theme.text)
    }
    drawContent(frame.height / 18, appearance, measures, &list)
  }

  /// An icon, a text, or an icon with a text behind it.
  private func drawContent(
    _ size: CGFloat, _ appearance: Appearance, _ measures: StageMeasures, _ list: inout DrawingList
  ) {
    let icon = kind.isRecognizers ? .diamond : kind.icon
    let color = kind.isRecognizers ? appearance.theme.recognizer : appearance.theme.text
    guard let text = kind.text else {
      if let icon { list.icon(icon, at: frame.center, magnification: size, color) }
      return
    }
    var center = frame.center
    if let icon {
      list.icon(icon, at: CGPoint(x: frame.minX + 9 * size, y: center.y), magnification: size, color)
      center.x += 7 * size
    }
    list.text(text, kind.font(measures), centeredOn: center, appearance.typesetter, appearance.theme.text)
  }
}

extension FlagKind {
  var isRecognizers: Bool { if case .recognizers = self { true } else { false } }

  fileprivate func font(_ measures: StageMeasures) -> Font {
    self == .ownAnswer ? Font.sans(measures.text.size + 1, .semibold) : measures.text
  }

  func size(_ measures: StageMeasures, _ typesetter: Typesetter) -> CGSize {
    let side = measures.pill
    guard self != .ownAnswer, let text else { return CGSize(width: side, height: side) }
    if isRecognizers { return CGSize(width: (side * 1.65).rounded(), height: side) }
    let iconWidth = icon == nil ? 0 : side * 14 / 18
    return CGSize(width: (typesetter.width(of: text, measures.text) + side / 2 + iconWidth).rounded(.up), height: side)
  }

  /// Returns the flags of a view, the most important first.
  /// - Parameter family: the nodes with the same superview.
  static func all(of view: StagedView, recognizers: Int, family: [TreeSnapshot.Node]) -> [FlagKind] {
    let node = view.node
    var kinds: [FlagKind] = recognizers > 0 ? [.recognizers(recognizers)] : []
    // The tag already names the closed gate.
    let isSkipped = if case .skipped = view.outcome { true } else { false }
    if !isSkipped {
      if node.isHidden { kinds.append(.hidden) }
      if !node.isUserInteractionEnabled { kinds.append(.interactionOff) }
      if node.animation == .running { kinds.append(.animated) }
      if node.alpha < 1 || node.isComparedByAlpha(in: family) {
        kinds.append(.alpha(node.alpha, isUnseen: node.alpha < 0.1))
      }
    }
    if node.clipsToBounds { kinds.append(.clips) }
    if node.isExclusiveTouch { kinds.append(.exclusive) }
    if node.isMultipleTouchEnabled { kinds.append(.multiple) }
    if node.pointInside == .enlarged && node.hitOutsets != .none { kinds.append(.enlarged) }
    let hasOwnAnswer = node.hitTest != .standard || node.pointInside == .always
    // The tag of a view that asked its subviews itself has the sign.
    if hasOwnAnswer, view.outcome.glyph != .override { kinds.append(.ownAnswer) }
    return kinds
  }
}

extension TreeSnapshot.Node {
  /// Whether several siblings of the same size are transparent, so that the alpha of this opaque view says something, too.
  fileprivate func isComparedByAlpha(in family: [TreeSnapshot.Node]) -> Bool {
    family.count { $0.alpha < 1 && $0.bounds.size == bounds.size && $0.className == className } > 1
  }
}
