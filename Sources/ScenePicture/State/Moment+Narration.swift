import Foundation
import Narration
import Scenes
import TouchTrace
import UIKit

extension Narration {
  /// What the narration line says at this moment: about the whole touch in Live mode, about one step in Step mode, and
  /// what the scene teaches before anything was touched.
  package static func sentence(of moment: Moment, language: Language) -> Sentence {
    wordings(of: moment, language: language)[0]
  }

  /// The same from the fullest wording to the shortest, for where there is little room. At least one.
  package static func wordings(of moment: Moment, language: Language) -> [Sentence] {
    line(of: moment)?.wordings(in: language) ?? [Sentence([.text(moment.scene.caption[language])])]
  }

  private static func line(of moment: Moment) -> (any NarrationLine)? {
    guard moment.cursor > 0 else { return nil }
    switch moment.mode {
    case .step: return line(ofStep: moment.cursor - 1, in: moment.trace)
    case .live: return moment.story.map { line(of: $0, in: moment.tree) }
    }
  }
}
