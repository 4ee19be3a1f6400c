import Scenes
import UIKit

/// Is the point inside this view? Asked only where the picture misleads: a subview sticks out of the view under the
/// finger, the point lies on an edge, or the area is not that of the drawing.
struct InsideQuestion {
  let point: CGPoint
  let tree: TreeSnapshot
  let view: String
  private let surprise: Surprise

  /// Why the picture misleads.
  private enum Surprise { case subviewSticksOut, edge, area }

  /// Nil if no view is surprising.
  init?(point: CGPoint, tree: TreeSnapshot) {
    (self.point, self.tree) = (point, tree)
    for node in tree.nodes where node.hitTest == .standard && tree.closedGate(above: node.name) == nil {
      guard let surprise = InsideQuestion.surprise(of: node, point, tree) else { continue }
      (view, self.surprise) = (node.name, surprise)
      return
    }
    return nil
  }

  private static func surprise(of node: TreeSnapshot.Node, _ point: CGPoint, _ tree: TreeSnapshot) -> Surprise? {
    let isUnder = node.corners.contain(point)
    switch node.pointInside {
    case .always: return nil
    case .enlarged: return node.takes(point) != isUnder ? .area : nil
    case .bounds: break
    }
    if node.takes(point) { return nil }
    if isUnder { return .edge }
    let front = tree.view(at: point)
    return front.map { tree.isView($0, inside: node.name) } == true ? .subviewSticksOut : nil
  }

  func found(for finger: TouchGroup.Finger, asked: Int, in group: TouchGroup) -> FoundQuestion? {
    let prompt = PredictionPrompt(.inside(view), finger: finger.number, asked: asked, choices: [.yes, .no])
    let search = group.search(for: finger)?.steps
    for index in search ?? group.steps where index >= asked {
      guard case .inside(view, let answer, _) = group.trace.steps[index].kind else { continue }
      let choice: PredictionChoice = answer ? .yes : .no
      return (
        prompt, PredictionAnswer(choice: choice, objects: [view], decided: index + 1),
        prompt.choices.map { $0 == choice ? nil : misconception }
      )
    }
    // A view that is not asked is no question.
    return search == nil ? (prompt, nil, []) : nil
  }

  private var misconception: Misconception {
    switch surprise {
    case .subviewSticksOut: .childrenEnlargeParent
    case .edge: .edgeIsInside
    case .area: .drawingIsTheArea
    }
  }
}
