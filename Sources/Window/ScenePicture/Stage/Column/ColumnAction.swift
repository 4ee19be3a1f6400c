import Foundation
import TouchTrace

/// An action, as an arrow along the left rim of the column.
struct ColumnAction: Equatable {
  var name: String
  var route: Route

  /// Returns the actions since the finger went down whose sender and target both have cards. A later action replaces an
  /// earlier one with the same route.
  static func all(_ display: DisplayState, _ cards: [ColumnCard], _ layout: WindowLayout) -> [ColumnAction] {
    let scale = layout.isProjector ? 2.18 * layout.scale : 1
    var actions: [ColumnAction] = []
    for action in display.story?.actions ?? [] {
      let sender = display.tree.recognizer(action.sender)?.view ?? action.sender
      guard let from = cards.first(where: { $0.name == sender }), let target = action.target, target != sender,
        let to = cards.first(where: { $0.name == target })
      else { continue }
      let x = layout.isProjector ? from.frame.minX - 32 * layout.scale : layout.column.minX + 6
      let isUp = to.frame.midY < from.frame.midY
      let start = CGPoint(x: from.frame.minX, y: from.frame.midY + (isUp ? -9 : 9) * scale)
      let turn = CGPoint(x: x, y: start.y + (isUp ? -7 : 7) * scale)
      let end = to.frame.midY.rounded() + (to.recognizers.isEmpty ? 0 : 16 * scale)
      let route = Route([start, turn, CGPoint(x: x, y: end), CGPoint(x: to.frame.minX - 1, y: end)])
      actions.removeAll { $0.route == route }
      actions.append(ColumnAction(name: action.name, route: route))
    }
    return actions
  }
}
