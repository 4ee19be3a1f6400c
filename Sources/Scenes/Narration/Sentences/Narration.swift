import Scenes
import TouchTrace
import UIKit

/// Describes a step of a trace in one sentence, with the reason for it.
package enum Narration {
  /// Returns the sentence for the step at `index`, of at most 90 Latin or 40 Chinese characters; an empty sentence for an
  /// index out of range.
  package static func sentence(for index: Int, in trace: Trace, language: Language) -> Sentence {
    guard trace.steps.indices.contains(index) else { return "" }
    return StepContext(trace: trace, index: index).line.sentence(in: language)
  }
}

extension StepContext {
  /// The line for the step.
  var line: any NarrationLine {
    switch step.kind {
    case .event(let reports): arrival(reports)
    case .device(let event): SystemLine.device(event)
    case .pass(let number, let repeats, _, let point):
      number > 1 ? ArrivalLine.searchAgain(number) : ArrivalLine.search(point, repeats: repeats)
    case .ask(let view, let asker, _): question(view, asker)
    case .gate(let view, let refusal): AskingLine.gate(view, refusal, hasSubviews: hasSubviews(view))
    case .override(let view, let override): AskingLine.overrides(view, override)
    case .inside(let view, let answer, let miss): insideAnswer(view, answer, miss)
    case .returned(let view, let hit): answer(view, hit)
    case .result(_, let view): result(view)
    case .sendEvent(let responder): isOfDevice ? sendingOfDevice(responder) : sending(responder)
    case .deliver(let phase, let responder, _): delivery(phase, responder)
    case .forward(let phase, let responder, let next): forwarding(phase, responder, next)
    case .handled(let phase, let responder, let passesOn): handling(phase, responder, passesOn)
    case .dropped: DeliveryLine.dropped
    case .ignored(let finger, let view, let reason): ignoring(view, finger, reason)
    case .action(let sender, let name, let target, let event, let measure):
      DeliveryLine.action(sender, name: name, event: event, target: target, measure?.text)
    case .climbed(let action, let responder): SystemLine.climbs(action: action, past: responder)
    case .gesture(let step): line(for: step)
    case .withheld(let phase, _, let view, let holders): HoldingLine.withheld(view, phase, by: holders.first)
    case .lost(_, let view, let one): one.map { HoldingLine.claimed(view, by: recognizer($0)) } ?? .cancelled(view)
    case .timeout: SystemLine.timeout(timeInSequence)
    case .interrupted(let interruption): SystemLine.interrupted(interruption)
    case .warning(let warning): SystemLine.warning(warning)
    case .printed(let line): SystemLine.printed(line)
    case .signal(let signal, let responder): line(for: signal, to: responder)
    }
  }

  private func hasSubviews(_ view: String) -> Bool { !(tree.node(view)?.subviews.isEmpty ?? true) }

  // MARK: Arriving

  private func arrival(_ reports: [FingerReport]) -> ArrivalLine {
    let moving = reports.filter { $0.phase != .stationary }
    guard let report = moving.first ?? reports.first else { return .withoutView(.only) }
    if moving.count > 1 { return .several(moving.count, report.phase) }
    let finger: ArrivalLine.Finger = hasSeveralFingers ? .number(report.finger) : .only
    if report.phase == .began { return .down(finger, report.point) }
    guard let view = view(of: report.finger) else { return .withoutView(finger) }
    switch report.phase {
    case .ended: return .lifted(finger, view: view)
    case .cancelled: return .taken(finger, view: view)
    case .began, .moved, .stationary, .regionEntered, .regionMoved, .regionExited:
      return .moved(finger, report.point, view: view)
    }
  }

  // MARK: Asking

  private func question(_ view: String, _ asker: String?) -> AskingLine {
    guard let asker else { return .window(view, after: askedBefore) }
    guard tree.node(asker)?.hitTest == .standard else { return .override(view, by: asker) }
    if let previous = askedBefore { return .next(view, after: previous, by: asker) }
    return tree.node(asker)?.subviews.count == 1 ? .only(view, by: asker) : .first(view, by: asker)
  }

  private func insideAnswer(_ view: String, _ answer: Bool, _ miss: Miss?) -> InsideLine {
    let node = tree.node(view), point = pointAsked ?? .zero, bounds = node?.bounds ?? .zero
    if answer {
      return Miss(point, outside: bounds) == nil
        ? .yes(view, point, InsideLine.Bounds(bounds), subviews(of: node)) : .yesBeyond(view, point)
    }
    guard let miss else { return .noWithin(view, point) }
    let isEnlarged = node.map { $0.pointInside == .enlarged && $0.hitOutsets.growsSomewhere } ?? false
    return .no(view, point, miss, isEnlarged: isEnlarged, unasked: unasked(of: node))
  }

  /// The subviews that were not asked in the same call.
  private func unasked(of node: TreeSnapshot.Node?) -> [String] {
    let asked = askedInCall
    return (node?.subviews ?? []).filter { !asked.contains($0) }
  }

  private func subviews(of node: TreeSnapshot.Node?) -> InsideLine.Subviews {
    if node?.subviews.isEmpty ?? true { return .none }
    return unasked(of: node).isEmpty ? .askedBefore : .askedNow
  }

  private func answer(_ view: String, _ hit: String?) -> AnswerLine {
    let node = tree.node(view), call = stepsInCall
    guard let hit else { return .nothing(view, reason(for: call, of: node), hasSubviews: hasSubviews(view)) }
    if hit == view { return .itself(view, hasSubviews: !call.asked.isEmpty) }
    if case .returns = node?.hitTest { return .chosen(view, hit: hit) }
    let asked = Set(call.asked)
    return .found(view, hit: hit, unasked: (node?.subviews ?? []).filter { !asked.contains($0) })
  }

  private func reason(for call: [TraceStep.Kind], of node: TreeSnapshot.Node?) -> AnswerLine.Reason {
    if node?.refusal != nil { return .gate }
    let isOutside = call.contains { if case .inside(_, false, _) = $0 { true } else { false } }
    return isOutside ? .outside : .override
  }

  private func result(_ view: String?) -> AnswerLine {
    guard let view else { return .nobodyWins }
    guard let search = searchOfResult else { return wasAsked(view) ? .winsAnyway(view) : .winsUnasked(view) }
    return .wins(view, hasSubviews: !search.asked.isEmpty)
  }

  // MARK: Delivering

  private func sending(_ responder: String) -> DeliveryLine {
    let report = reports.first { $0.phase != .stationary } ?? reports.first
    let view = report.flatMap { self.view(of: $0.finger) }
    guard tree.node(responder)?.isWindow ?? false, let report, let view else {
      return .application(responder, newView: report?.phase == .began ? view : nil)
    }
    return isForRecognizersFirst
      ? .windowWithRecognizers(responder, view: view) : .window(responder, report.phase, view: view)
  }

  private func delivery(_ phase: UITouch.Phase, _ responder: String) -> DeliveryLine {
    guard case .deliver(_, let previous, _) = parentKind else { return .first(responder, phase) }
    return .next(responder, phase, link(from: previous, to: responder), from: previous)
  }

  private func link(from previous: String, to responder: String) -> DeliveryLine.Link {
    switch (tree.responder(previous)?.kind, tree.responder(responder)?.kind) {
    case (_, .controller): .controller
    case (.windowScene, .application): .applicationOfScene
    case (_, .application): .application
    case (_, .windowScene): .windowScene
    case (_, .delegate): .delegate
    case (.controller, .view): .superviewOfRoot
    case (_, .window): .window
    case (_, .view), (_, nil): .superview
    }
  }

  private func forwarding(_ phase: UITouch.Phase, _ responder: String, _ next: String?) -> DeliveryLine {
    guard let next else { return .last(responder, phase, outsider: outsider) }
    if tree.responder(next)?.kind == .controller {
      return .passesToController(responder, controller: next, instead: superviewOfRoot(responder))
    }
    return .passes(responder, phase, to: next)
  }

  private func superviewOfRoot(_ view: String) -> DeliveryLine.Superview {
    let superview = tree.node(view)?.superview.flatMap { tree.node($0) }
    return superview?.isWindow ?? false ? .window : .view
  }

  /// The delegate, if it is not in the chain.
  private var outsider: String? { tree.responders.first { !$0.isResponder }?.name }

  private func handling(_ phase: UITouch.Phase, _ responder: String, _ passesOn: Bool) -> DeliveryLine {
    if passesOn { return .handlesAndPasses(responder, phase) }
    let isControl = tree.node(responder)?.isControl ?? false
    if isControl && tree.responder(responder)?.touches.override(of: phase) == .ignores {
      return .tracks(responder, phase)
    }
    return .handles(responder, phase)
  }
}

extension HitOutsets {
  fileprivate var growsSomewhere: Bool { [top, left, bottom, right].contains { $0 > 0 } }
}
