import Scenes
import TouchTrace

/// Writes a trace as sentences, chapter by chapter, for screen readers and lecture notes.
package enum NarrationText {
  /// Returns the lines without line ends: each chapter's title, then its numbered sentences, indented.
  package static func lines(of trace: Trace, language: Language) -> [String] {
    Chapter.chapters(of: trace).flatMap { chapter in
      [chapter[language]]
        + chapter.steps.map { step in
          "  \(step + 1). \(Narration.sentence(for: step, in: trace, language: language).plain)"
        }
    }
  }
}
