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

  fileprivate func size(_ measures: StageMeasures, _ typesetter: Typesetter) -> CGSize {
    let side = measures.pill
    guard self != .ownAnswer, let text else { return CGSize(width: side, height: side) }
    if isRecognizers { return CGSize(width: (side * 1.65).rounded(), height: side) }
    return CGSize(width: (typesetter.width(of: text, measures.text) + side / 2).rounded(.up), height: side)
  }

  /// Returns the flags of a view, the most important first.
  fileprivate static func all(of view: StagedView, recognizers: Int) -> [Flag.Kind] {
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

/// Places flags in the corners of views, as many as fit.
struct FlagPlacement {
  private(set) var flags: [Flag] = []
  private let taken: [CGRect]
  private let views: [StagedView]
  private let measures: StageMeasures
  private let recognizers: [TreeSnapshot.Recognizer]
  private let typesetter: Typesetter

  /// - Parameter taken: areas that flags must not cover, such as tags and fingers.
  init(
    _ views: [StagedView], _ recognizers: [TreeSnapshot.Recognizer], taken: [CGRect], _ measures: StageMeasures,
    _ typesetter: Typesetter
  ) {
    (self.views, self.recognizers, self.taken) = (views, recognizers, taken)
    (self.measures, self.typesetter) = (measures, typesetter)
    for view in views {
      placeRow(of: view)
      placeOwnAnswer(of: view)
    }
  }

  /// From the right edge to the left, in the row of a tag at the top left.
  private mutating func placeRow(of view: StagedView) {
    var right = view.innerFrame.maxX - measures.inset
    let middle = view.innerFrame.minY + measures.inset + measures.badge / 2
    for kind in Flag.Kind.all(of: view, recognizers: recognizers.count { $0.view == view.name }) {
      let size = kind.size(measures, typesetter)
      let frame = CGRect(
        x: (right - size.width).rounded(), y: (middle - size.height / 2).rounded(), width: size.width,
        height: size.height)
      guard isFree(frame, in: view) else { return }
      flags.append(Flag(view: view.name, kind: kind, frame: frame))
      right = frame.minX - 4 * measures.scale
    }
  }

  /// In the bottom right corner, or in another one.
  private mutating func placeOwnAnswer(of view: StagedView) {
    guard view.node.hitTest != .standard || view.node.pointInside == .always else { return }
    let size = Flag.Kind.ownAnswer.size(measures, typesetter), box = view.innerFrame.insetBy(dx: 6, dy: 6)
    let (right, bottom) = ((box.maxX - size.width).rounded(), (box.maxY - size.height).rounded())
    let corners = [(right, bottom), (box.minX.rounded(), bottom), (right, box.minY.rounded())]
    let frames = corners.map { CGRect(x: $0.0, y: $0.1, width: size.width, height: size.height) }
    guard let frame = frames.first(where: { isFree($0, in: view) }) else { return }
    flags.append(Flag(view: view.name, kind: .ownAnswer, frame: frame))
  }

  private func isFree(_ frame: CGRect, in view: StagedView) -> Bool {
    let margin = frame.outset(by: 2)
    return view.innerFrame.contains(margin) && !taken.contains { $0.overlaps(margin) }
      && !flags.contains { $0.frame.overlaps(frame) }
      && !views.contains { $0.node.superview == view.name && $0.box.overlaps(frame) }
  }
}
