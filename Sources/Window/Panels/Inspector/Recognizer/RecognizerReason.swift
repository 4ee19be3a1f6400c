import Narration
import PanelModels
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// Why a recognizer did not recognize the touch that is shown.
struct RecognizerReason {
  /// Nil while it may still recognize, and if it did.
  private(set) var text: String?
  /// The number of the step that says it.
  private(set) var step: Int?

  init(of object: InspectedObject, _ language: Language) {
    let display = object.display, life = RecognizerLife(of: object.name, in: display)
    guard let recognizer = object.recognizer, !life.hasRecognized, !display.stepsOfSequence.isEmpty else { return }
    if let reason = life.reason {
      text = Narration.line(ofStep: reason, in: display.trace)?.wordings(in: language).first?.plain
      step = display.stops.number(of: reason + 1, from: display.sequence.lowerBound)
    } else if let other = life.waitsFor, display.isAtEnd {
      text = InspectorText.stillWaits(other)[language]
    } else if !life.attends, let hit = display.story?.result?.view {
      if object.value(of: .isEnabled)?.sceneText == "false" {
        text = InspectorText.isDisabled[language]
      } else if !display.tree.isView(hit, inside: recognizer.view) {
        text = InspectorText.notOnPath(recognizer.view, hit: hit)[language]
      }
    }
  }
}
