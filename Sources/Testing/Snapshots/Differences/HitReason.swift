import Foundation
import Scenes
import TouchTrace

/// Why a view no longer wins the hit test at a point: the step of the search that decides about it.
@MainActor enum HitReason {
  /// A finger that no script uses.
  private static let finger = 99

  /// Returns the step as a line of the trace, such as `scrim skipped: alpha 0.01` or `bar.pointInside → NO, 4 pt below`; nil if no
  /// single step decides.
  /// - Parameters:
  ///   - change: points whose view changed.
  ///   - playback: a run of the actual scene up to the mark. A touch is added to it.
  static func text(of change: HitMapDifference.Change, in playback: Playback) -> String? {
    guard !change.from.isEmpty else { return nil }
    let start = playback.trace.steps.count
    let point = CGPoint(x: change.x, y: change.y)
    playback.perform(.touch(finger: finger, phase: .began, at: point, force: nil), at: playback.now + 1)
    let steps = playback.trace.steps.dropFirst(start).prefix { $0.kind.isOfSearch }
    let line = [change.from] + playback.scene.superviews(of: change.from)
    // The outermost refusal decides: what is in the view is not asked then.
    for view in line.reversed() {
      if let step = steps.first(where: { $0.kind.refuses(view) }) { return TraceText.line(of: step) }
    }
    let isAsked = steps.contains { $0.kind.asks(change.from) }
    return isAsked || change.to.isEmpty ? nil : "\(change.to) is asked first"
  }
}

extension TraceStep.Kind {
  /// Whether the step is the event or belongs to its search, before anything is delivered.
  fileprivate var isOfSearch: Bool {
    switch self {
    case .event, .pass, .ask, .gate, .override, .inside, .returned, .result, .device: true
    default: false
    }
  }

  fileprivate func refuses(_ name: String) -> Bool {
    switch self {
    case .gate(let view, _): view == name
    case .inside(let view, let answer, _): view == name && !answer
    default: false
    }
  }

  fileprivate func asks(_ name: String) -> Bool {
    switch self {
    case .ask(let view, _, _), .gate(let view, _): view == name
    default: false
    }
  }
}

extension Scene {
  /// The names of the views and the window around a view, from the inside.
  fileprivate func superviews(of name: String) -> [String] {
    var parents: [String: String] = [:]
    for window in windows {
      for view in window.views { parents[view.name] = window.name }
      for view in window.all {
        for child in view.views { parents[child.name] = view.name }
      }
    }
    return sequence(first: name) { parents[$0] }.dropFirst().map(\.self)
  }
}
