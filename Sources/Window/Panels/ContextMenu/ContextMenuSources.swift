import PanelModels
import UIKit

// The targets of the parts of the panels.

extension ViewRow: ContextMenuSource {
  func contextTarget(at point: CGPoint) -> ContextTarget? { .object(entry.name) }
  var focusedContextTarget: ContextTarget? { .object(entry.name) }
}

extension PresetRow: ContextMenuSource {
  func contextTarget(at point: CGPoint) -> ContextTarget? { scene.map { .scene($0) } }
  var focusedContextTarget: ContextTarget? { scene.map { .scene($0) } }
}

extension LogList: ContextMenuSource {
  func contextTarget(at point: CGPoint) -> ContextTarget? { row(at: point).map { .step(entry(ofRow: $0).step) } }
  var focusedContextTarget: ContextTarget? { currentRow.map { .step(entry(ofRow: $0).step) } }
}

extension SentenceList: ContextMenuSource {
  func contextTarget(at point: CGPoint) -> ContextTarget? {
    row(at: point).flatMap { rows[$0].step }.map { .step($0.cursor - 1) }
  }

  var focusedContextTarget: ContextTarget? { cursor > 0 ? .step(cursor - 1) : nil }
}

extension TrackRow: ContextMenuSource {
  func contextTarget(at point: CGPoint) -> ContextTarget? { subject.contextTarget }
  var focusedContextTarget: ContextTarget? { subject.contextTarget }
}

extension Timeline: ContextMenuSource {
  /// A track's label or a segment of it is about its recognizer or finger; the ticks and the other tracks about their
  /// steps.
  func contextTarget(at point: CGPoint) -> ContextTarget? {
    let place = chart.convert(point, from: self)
    return chart.subject(at: place)?.contextTarget
      ?? chart.cursor(under: place).flatMap { step(inPair: $0 - 1) }.map { .step($0) }
  }

  var focusedContextTarget: ContextTarget? {
    chart.content.cursor > 0 ? step(inPair: chart.content.cursor - 1).map { .step($0) } : nil
  }
}

extension TimelineTrack.Subject {
  fileprivate var contextTarget: ContextTarget? {
    switch self {
    case .recognizer(let name, _): .object(name)
    case .finger(let finger): .finger(finger)
    case .delivery, .singleEvents, .dragEvents: nil
    }
  }
}
