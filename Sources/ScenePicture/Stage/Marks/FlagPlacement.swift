import Canvas
import Foundation
import TouchTrace

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
