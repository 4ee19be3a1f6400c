import Canvas
import Foundation
import Scenes
import TouchTrace

/// A small square in the corner of a view that shows a special property of the view.
struct Flag: Equatable {
  enum Kind: Equatable {
    case hidden, interactionOff, clips, control, enlarged
    case alpha(CGFloat)
    /// The number of gesture recognizers on the view.
    case recognizers(Int)
    /// The view overrides `hitTest` or `point(inside:)`.
    case ownAnswer

    fileprivate var icon: Icon? {
      switch self {
      case .hidden: .hidden
      case .interactionOff: .interactionOff
      case .clips: .clips
      case .control: .control
      case .enlarged: .enlarged
      case .recognizers(1): .diamond
      case .alpha, .ownAnswer, .recognizers: nil
      }
    }

    fileprivate var text: String? {
      switch self {
      case .alpha(let alpha): "α \(number(alpha))"
      case .ownAnswer: "ƒ"
      case .recognizers(let count): count > 1 ? "\(count)" : nil
      case .hidden, .interactionOff, .clips, .control, .enlarged: nil
      }
    }
  }

  var view: String
  var kind: Kind
  var frame: CGRect

  func draw(_ appearance: Appearance, _ measures: StageMeasures, _ list: inout DrawingList) {
    let edge = Path.roundedRect(frame.insetBy(dx: 0.5, dy: 0.5), radius: 4 * measures.scale)
    list.fill(edge, appearance.theme.panel)
    list.stroke(edge, width: measures.scale, kind.isRecognizers ? appearance.theme.recognizer : appearance.theme.ink2)
    let size = frame.height / 18
    if let icon = kind.icon {
      list.icon(
        icon, at: frame.center, magnification: size,
        kind.isRecognizers ? appearance.theme.recognizer : appearance.theme.ink)
    }
    guard let text = kind.text else { return }
    var center = frame.center
    if kind.isRecognizers {
      list.icon(
        .diamond, at: CGPoint(x: frame.minX + 9 * size, y: center.y), magnification: size, appearance.theme.recognizer)
      center.x = frame.minX + 21 * size
    }
    list.text(text, kind.font(measures), centeredOn: center, appearance.typesetter, appearance.theme.ink)
  }
}

extension Flag.Kind {
  fileprivate var isRecognizers: Bool { if case .recognizers = self { true } else { false } }

  fileprivate func font(_ measures: StageMeasures) -> Font {
    self == .ownAnswer ? Font.sans(measures.text.size + 1, .semibold) : measures.text
  }

  func size(_ measures: StageMeasures, _ typesetter: Typesetter) -> CGSize {
    let side = measures.pill
    guard self != .ownAnswer, let text else { return CGSize(width: side, height: side) }
    if isRecognizers { return CGSize(width: (side * 1.65).rounded(), height: side) }
    return CGSize(width: (typesetter.width(of: text, measures.text) + side / 2).rounded(.up), height: side)
  }

  /// Returns the flags of a view, the most important first.
  static func all(of view: StagedView, recognizers: Int) -> [Flag.Kind] {
    let node = view.node
    var kinds: [Flag.Kind] = recognizers > 0 ? [.recognizers(recognizers)] : []
    // The tag already names the closed gate.
    let isSkipped = if case .skipped = view.outcome { true } else { false }
    if node.isHidden && !isSkipped { kinds.append(.hidden) }
    if !node.isUserInteractionEnabled && !isSkipped { kinds.append(.interactionOff) }
    if node.alpha < 1 && !isSkipped { kinds.append(.alpha(node.alpha)) }
    if node.clipsToBounds { kinds.append(.clips) }
    if node.pointInside == .enlarged && node.hitOutsets != .none { kinds.append(.enlarged) }
    return kinds
  }
}
