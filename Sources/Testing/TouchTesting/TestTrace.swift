import Narration
import Scenes
import TouchTrace
import UIKit

/// The trace of a screen, as values.
public struct TestTrace: Sendable, Equatable {
  let trace: Trace
  /// The recorded part.
  let steps: Range<Int>
  /// The hints that only a test gets: touches that did nothing where another declaration of the code would make them do something.
  let hints: [String]

  init(_ trace: Trace, from start: Int, hints: [String] = []) {
    (self.trace, self.hints) = (trace, hints)
    steps = start..<trace.steps.count
  }

  /// One line for each step, indented by depth, as `touchstone trace` prints them.
  public var lines: [String] { TraceText.lines(of: trace, in: steps) }

  /// The lines of `lines`, each with a line end.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// One English sentence for each step.
  public var sentences: [String] { sentences(in: steps) }

  func sentences(in steps: Range<Int>) -> [String] {
    steps.map { Narration.sentence(for: $0, in: trace, language: .english).plain }
  }

  /// The actions that were sent, in order: the sender, and the control events or the method, such as `knob valueChanged`
  /// and `pan dragged:`.
  public var actions: [String] {
    kinds.compactMap { kind in
      guard case .action(let sender, let name, _, let event, _) = kind else { return nil }
      return [sender, event.isEmpty ? name : event].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// The hit-test views of the touches, in order; nil for a touch that hit none.
  public var hitTestViews: [String?] {
    kinds.compactMap { kind -> String?? in
      guard case .result(_, let view) = kind else { return nil }
      return .some(view)
    }
  }

  /// The views that a search asked, in order, each time.
  public var askedViews: [String] {
    kinds.compactMap { if case .ask(let view, _, _) = $0 { view } else { nil } }
  }

  /// The `touches…` methods of a responder that were called, in order: `touchesBegan`, `touchesEnded`.
  public func touches(of responder: String) -> [String] {
    kinds.compactMap { kind in
      guard case .deliver(let phase, to: responder, _) = kind else { return nil }
      return phase.method
    }
  }

  /// The responders that handled a phase and did not pass it on, in order, such as `vc`.
  public func handlers(of phase: UITouch.Phase) -> [String] {
    kinds.compactMap { kind in
      guard case .handled(phase, let responder, false) = kind else { return nil }
      return responder
    }
  }

  /// The states that a recognizer reached, in order; a state that it reached several times in a row counts once.
  public func states(of recognizer: String) -> [UIGestureRecognizer.State] {
    kinds.reduce(into: []) { states, kind in
      guard case .gesture(.changes(recognizer, from: _, to: let state, _)) = kind, state != states.last else { return }
      states.append(state)
    }
  }

  /// Warnings as UIKit gives them, such as for a target without the action; and a drag over a row that would delete it if the data
  /// source said `swipesRows`.
  public var warnings: [String] {
    zip(steps, kinds).compactMap { index, kind in
      guard case .warning = kind else { return nil }
      return TraceText.line(of: trace.steps[index])
    } + hints
  }

  private var kinds: [TraceStep.Kind] { trace.steps[steps].map(\.kind) }
}

extension TestTrace: CustomStringConvertible {
  /// The text of the trace, which tests print when an expectation fails.
  public var description: String { text }
}
