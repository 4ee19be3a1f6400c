import Foundation
import Narration
import Panels
import ScenePicture

extension Workbench {
  /// What Ctrl+C copies: the log as it is shown while its page is open, else the sentences of the narration.
  func copy() {
    updatePanels()
    copiedText = panels.logText ?? narrationText
    showStatus(StatusText.copied[languages.first])
  }

  private var narrationText: String {
    let display = display
    return [languages.first, languages.second].compactMap(\.self)
      .map { Narration.sentence(of: display, language: $0).plain }.joined(separator: "\n")
  }

  /// What was copied and nobody has fetched yet.
  package func takeCopiedText() -> String? {
    defer { copiedText = nil }
    return copiedText
  }
}
