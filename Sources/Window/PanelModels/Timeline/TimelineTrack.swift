import Narration
import Scenes
import TouchTrace
import UIKit

/// The state that a segment of a track shows.
package enum TimelineSegmentKind: Equatable {
  /// A finger is down; `isLifted` if the end is known.
  case down(isLifted: Bool)
  /// Responders receive touches of a phase in a number of events, this responder first.
  case delivered(UITouch.Phase, to: String, events: Int)
  /// Recognizers delay touches of a phase.
  case withheld(UITouch.Phase)
  /// A recognizer is in a state; `changes` is how often it changed without a new state.
  case state(UIGestureRecognizer.State, changes: Int)
  /// A control sends an event.
  case sent(String)
  /// A control sends the same event for each move.
  case dragged(String, events: Int)
}

/// A track of the timeline, below the ticks: one finger, one recognizer, the delivery to responders, or the events that
/// controls send.
package struct TimelineTrack: Equatable {
  package enum Subject: Equatable {
    case finger(Int)
    /// The names of the recognizer and of its view.
    case recognizer(String, view: String?)
    /// The delivery of one finger, where several fingers reach different views; nil for all fingers.
    case delivery(finger: Int?)
    /// The events that controls send once for each change.
    case singleEvents
    /// The events that controls send for each move.
    case dragEvents

    /// The name of the recognizer; nil for other tracks.
    package var recognizer: String? { if case .recognizer(let name, _) = self { name } else { nil } }
  }

  /// A range of steps with the same state.
  package struct Segment: Equatable {
    package var kind: TimelineSegmentKind
    package var steps: Range<Int>
  }

  package var subject: Subject
  package var segments: [Segment]

  /// Returns the tracks of a trace: the fingers in their order, the recognizers, the delivery, then the
  /// control events.
  package static func tracks(of trace: Trace) -> [TimelineTrack] { TimelineTrackReducer(of: trace).tracks(of: trace) }
}

extension TimelineTrack.Segment {
  /// Returns the text of the segment; nil for a finger.
  package func text(_ language: Language) -> String? {
    switch kind {
    case .down: nil
    case .delivered(let phase, let responder, let events):
      events > 1 ? StatusText.moved(events)[language] : "\(responder) \(phase.word[language])"
    case .withheld(let phase): StatusText.withheld(phase.word[language])[language]
    case .state(let state, let changes):
      state.word[language]
        + (changes > 0 ? localized(", changed × \(changes)", "，变化 × \(changes)")[language] : "")
    case .sent(let event): event
    case .dragged(let event, let events): events > 1 ? "\(event) × \(events)" : event
    }
  }

  /// Returns a shorter text, if there is one.
  package func shortText(_ language: Language) -> String? {
    switch kind {
    case .delivered(let phase, _, 1): phase.word[language]
    case .withheld: StatusText.withheld(nil)[language]
    case .dragged(let event, _): event
    case .sent, .down, .delivered, .state: nil
    }
  }

  /// Whether the segment has no effect; its text has the secondary tone.
  package var isWithoutEffect: Bool {
    switch kind {
    case .withheld, .state(.failed, _): true
    case .down, .delivered, .state, .sent, .dragged: false
    }
  }
}

extension UITouch.Phase {
  /// A word in Chinese, and the name in code in English, where that is a word.
  fileprivate var word: LocalizedText {
    switch self {
    case .began: localized("began", "开始")
    case .moved: localized("moved", "移动")
    case .ended: localized("ended", "结束")
    case .cancelled: localized("cancelled", "取消")
    case .stationary, .regionEntered, .regionMoved, .regionExited: LocalizedText(name)
    }
  }
}

extension UIGestureRecognizer.State {
  /// A word in Chinese, and the name in code in English, where that is a word.
  fileprivate var word: LocalizedText {
    switch self {
    case .possible: localized("possible", "待定")
    case .began: localized("began", "开始")
    case .changed: localized("changed", "变化")
    case .ended: localized("ended", "结束")
    case .failed: localized("failed", "失败")
    case .cancelled: localized("cancelled", "取消")
    }
  }
}

private func localized(_ english: String, _ simplifiedChinese: String) -> LocalizedText {
  LocalizedText(english: english, simplifiedChinese: simplifiedChinese)
}
