import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchTrace

extension Workbench {
  /// Copies the log if the inspector shows it, else the narration.
  func copy() {
    updatePanels()
    request(.copy(panels.logText ?? narrationText))
    showStatus(StatusText.copied[preferences.languages.first])
  }

  private var narrationText: String {
    let display = display
    return [preferences.languages.first, preferences.languages.second].compactMap(\.self)
      .map { Narration.sentence(of: display, language: $0).plain }.joined(separator: "\n")
  }
}
