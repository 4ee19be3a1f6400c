import Foundation
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

  /// Returns the summary of a touch as a sentence.
  static func summary(of touch: TouchContext, language: Language) -> Sentence {
    touch.line.sentence(in: language)
  }
}
