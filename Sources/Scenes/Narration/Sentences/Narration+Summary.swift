import Scenes
import TouchTrace
import UIKit

extension Narration {
  /// Returns the line for a step of a trace; nil for an index out of range.
  package static func line(ofStep index: Int, in trace: Trace) -> (any NarrationLine)? {
    trace.steps.indices.contains(index) ? StepContext(trace: trace, index: index).line : nil
  }

  /// Returns the summary of a touch.
  package static func line(of touch: TouchContext) -> any NarrationLine { touch.line }

  /// Returns the summary of an event without touches; nil unless the latest event before `cursor` is one whose responder is
  /// known.
  package static func line(ofSignalsIn trace: Trace, at cursor: Int) -> (any NarrationLine)? {
    guard let first = TouchStory(ofSignalsIn: trace, at: cursor)?.chain.first?.responder,
      let event = trace.steps.prefix(cursor).lazy.reversed().compactMap({ step -> TraceStep.DeviceEvent? in
        if case .device(let event) = step.kind { event } else { nil }
      }).first
    else { return nil }
    let isWindow = trace.tree(at: cursor).node(first)?.isWindow ?? false
    return SystemLine.summary(event, first: first, isWindow: isWindow)
  }

  /// The summary of a touch in which own code ended before its time.
  package static var lineOfEndedCode: any NarrationLine { SystemLine.programEnds }

  /// Returns the summary of a touch as a sentence.
  static func summary(of touch: TouchContext, language: Language) -> Sentence {
    touch.line.sentence(in: language)
  }
}
