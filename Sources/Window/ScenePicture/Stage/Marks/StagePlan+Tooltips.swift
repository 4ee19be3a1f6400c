import Foundation
import Narration
import TouchTrace

// The tooltips of flags, dead zones and views.

extension StagePlan {
  /// Returns the tooltip at a point, in window pixels at scale 1, inside the view `hovered`; nil outside of all views and lanes.
  package func tooltip(at point: CGPoint, hovered: String?) -> TooltipContent? {
    let language = appearance.languages.first
    if let card = column.cards.first(where: { $0.lane != nil && $0.frame.contains(point) }) {
      let text = [card.name, card.detail?.text ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
      return TooltipContent(text: text, anchor: card.frame)
    }
    if let flag = marks(Flag.self).first(where: { $0.frame.contains(point) }) {
      return TooltipContent(text: flag.kind.tooltip[language], anchor: flag.frame)
    }
    if let zone = hitMap?.layer.areas.deadZone(at: geometry.screenPoint(point)) {
      let text = HitMapLine.dead(zone).wordings(in: language)[0].plain
      return TooltipContent(text: text, anchor: CGRect(center: point, width: 8, height: 8))
    }
    guard let view = hovered.flatMap({ view($0) }) else { return nil }
    if marks(DeadZone.self).contains(where: { $0.dead.contains { $0.contains(point) } }) {
      return TooltipContent(text: TooltipText.deadZone[language], anchor: CGRect(center: point, width: 8, height: 8))
    }
    let node = view.node
    let outcome = view.outcome.text(in: language)
    let frame = node.frame
    let place = "\(number(frame.minX)), \(number(frame.minY))  \(number(frame.width)) × \(number(frame.height))"
    let text =
      ["\(node.name): \(node.className)", place, outcome] + unplacedFlags(of: view).map { $0.tooltip[language] }
    return TooltipContent(
      text: text.filter { !$0.isEmpty }.joined(separator: "\n"), anchor: tag(of: node.name)?.frame ?? node.box)
  }
}

extension StagePlan {
  /// The flags of a view for which the stage has no place.
  private func unplacedFlags(of view: StagedView) -> [FlagKind] {
    let family = views.map(\.node).filter { $0.superview == view.node.superview }
    let count = display.tree.recognizers.count { $0.view == view.name }
    let placed = marks(Flag.self).filter { $0.view == view.name }.map(\.kind)
    return FlagKind.all(of: view, recognizers: count, family: family).filter { kind in
      !placed.contains { $0.icon == kind.icon }
    }
  }

  /// Returns the view that the card at a point of the column stands for; nil beside the cards.
  package func cardView(at point: CGPoint) -> String? {
    column.cards.first { $0.frame.contains(point) }.flatMap { display.tree.view(for: $0.name) }
  }
}

extension StagePlan {
  /// Returns the view whose name is at a point of the stage, in window pixels at scale 1.
  package func nameView(at point: CGPoint) -> String? { tags.first { $0.frame.contains(point) }?.view }

  /// Returns the view whose recognizers the flag at a point of the stage stands for, in window pixels at scale 1.
  package func recognizerView(at point: CGPoint) -> String? {
    marks(Flag.self).first { $0.kind.isRecognizers && $0.frame.contains(point) }?.view
  }

  /// Returns the recognizer whose diamond is at a point of the column, else the responder of the card there.
  package func columnObject(at point: CGPoint) -> String? {
    let size = RecognizerDrawing.size(appearance, measures)
    for card in column.cards {
      let hit = card.recognizers.last { mark in
        guard let center = card.center(ofDiamond: mark.name, size) else { return false }
        return abs(point.x - center.x) + abs(point.y - center.y) <= 12.5 * size
      }
      if let hit { return hit.name }
    }
    return column.cards.first { $0.frame.contains(point) }?.name
  }
}

extension FlagKind {
  fileprivate var tooltip: TooltipText {
    switch self {
    case .hidden: .hidden
    case .interactionOff: .interactionOff
    case .animated: .animated
    case .clips: .clips
    case .control: .control
    case .enlarged: .enlarged
    case .alpha(_, isUnseen: true): .unseen
    case .alpha: .alpha
    case .recognizers: .recognizers
    case .ownAnswer: .override
    case .exclusive: .exclusive
    case .multiple: .multiple
    }
  }
}
