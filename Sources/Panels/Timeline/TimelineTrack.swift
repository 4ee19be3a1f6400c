import Foundation
import Narration
import Scenes
import TouchTrace
import UIKit

/// A line of the timeline below the ticks: what one finger did, or what the views were told.
struct TimelineTrack: Equatable {
  enum Subject: Equatable {
    case finger(Int)
    /// By its name, and that of its view.
    case recognizer(String, view: String?)
    case delivery
  }

  /// A stretch of steps.
  struct Segment: Equatable {
    enum Kind: Equatable {
      /// A finger is down; `isLifted` where its end is known.
      case down(isLifted: Bool)
      /// Responders are told of a phase, in so many events, this one first.
      case told(UITouch.Phase, to: String, events: Int)
      /// The view is not told of a phase yet.
      case withheld(UITouch.Phase)
      /// A recognizer is in a state; it went on changing so many times.
      case state(UIGestureRecognizer.State, changes: Int)
    }

    var kind: Kind
    var steps: Range<Int>
  }

  var subject: Subject
  var segments: [Segment]

  /// The lanes of a trace: the fingers in their order, the recognizers, then the delivery.
  static func tracks(of trace: Trace) -> [TimelineTrack] { TimelineLives(of: trace).tracks(of: trace) }
}

extension TimelineTrack.Segment {
  /// What it says; a finger's line says nothing.
  func words(_ language: Language) -> String? {
    switch kind {
    case .down: nil
    case .told(let phase, let responder, let events):
      events > 1 ? StatusText.moved(events)[language] : "\(responder) \(phase.name)"
    case .withheld(let phase): StatusText.withheld(phase.name)[language]
    case .state(let state, let changes):
      changes > 0 ? "\(state.name), changed × \(changes)" : state.name
    }
  }

  /// The same in less room.
  func shortWords(_ language: Language) -> String? {
    switch kind {
    case .told(let phase, _, 1): phase.name
    case .withheld: StatusText.withheld(nil)[language]
    case .down, .told, .state: nil
    }
  }

  /// Nothing comes of it: its words are in second ink.
  var isQuiet: Bool {
    switch kind {
    case .withheld, .state(.failed, _): true
    case .down, .told, .state: false
    }
  }
}
