import Foundation
import Narration
import PanelModels
import ScenePicture

/// The sheet that asks where to save a scene, and what of it.
package final class SaveSheet: PathSheet {
  private let script: CheckRow
  private let expectations: CheckRow
  private var hasRecording = false

  /// - Parameters:
  ///   - send: called with what to save.
  ///   - close: called to close the sheet.
  init(send: @escaping (SaveRequest) -> Void, close: @escaping () -> Void) {
    let script = CheckRow(), expectations = CheckRow()
    (self.script, self.expectations) = (script, expectations)
    script.accessibilityIdentifier = "save.script"
    expectations.accessibilityIdentifier = "save.expectations"
    super.init(
      "save", textTop: 142, height: 224, choices: [script, expectations], change: { _ in },
      send: { sheet in
        send(
          SaveRequest(
            path: sheet.field.text, script: script.isOn && script.isEnabled, expectations: expectations.isOn,
            replaces: sheet.replaces))
      }, close: close)
  }

  /// Prepares the sheet for a scene.
  func prepare(_ request: SaveRequest, hasRecording: Bool) {
    prepare(path: request.path)
    self.hasRecording = hasRecording
    script.isEnabled = hasRecording
    script.set(request.script)
    expectations.set(request.expectations)
  }

  package override func show(_ display: WindowDisplay, _ appearance: Appearance) {
    let language = appearance.languages.first
    script.title = (hasRecording ? SavingText.script : .noRecording)[language]
    expectations.title = SavingText.expectations[language]
    show(title: SavingText.title, advice: SavingText.advice, accept: SavingText.save, appearance)
  }

  override func placeChoices(in space: CGRect, _ scale: CGFloat) {
    let rows = space.insetBy(dx: -5 * scale, dy: 0)
    script.frame = rows.strip(.top, 24 * scale)
    expectations.frame = rows.inset(top: 24 * scale).strip(.top, 24 * scale)
  }
}
