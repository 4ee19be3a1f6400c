import Foundation
import Narration
import Scenes
import TouchTrace
import UIKit

extension Narration {
  /// What the narration line says at this moment: about the whole touch in Live mode, about one step in Step mode, and
  /// what the scene teaches before anything was touched.
  package static func sentence(of display: DisplayState, language: Language) -> Sentence {
    wordings(of: display, language: language)[0]
  }

  /// The same from the fullest wording to the shortest, for where there is little room. At least one.
  package static func wordings(of display: DisplayState, language: Language) -> [Sentence] {
    line(of: display)?.wordings(in: language) ?? [Sentence([.text(display.scene.caption[language])])]
  }

  private static func line(of display: DisplayState) -> (any NarrationLine)? {
    guard display.cursor > 0 else { return nil }
    switch display.mode {
    case .step: return line(ofStep: display.cursor - 1, in: display.trace)
    case .live: return display.story.map { line(of: $0, in: display.tree) }
    }
  }
}
