import Foundation
import Panels
import ScenePicture
import Scenes
import TouchTrace

// A second scene beside the open one. Each touch happens in both.

extension Workbench {
  /// Shows a scene beside the open one. Code that ends at once is refused.
  func compare(with partner: Comparison.Partner) {
    cancelTouches()
    finishReplay()
    if isEditing { setMode(player.modeBeforeEditing) }
    if isPredicting { setMode(.live) }
    panels.endPreview()
    let comparison = Comparison(playback, beside: partner)
    session.comparison = comparison
    player.stop()
    session.followTrace()
    guard comparison.codePartner?.isBefore == false, let failure = comparison.run.playback.failure else { return }
    session.comparison = nil
    refuse([.init(failure)])
  }

  /// Plays on with another scene beside the open one. `name` is a preset, its number or a path, and after the last `@` a
  /// variant; or the path of own code, which is compiled first.
  /// - Parameter allowsCode: whether the scene may run code that it brings, even if it is no preset.
  /// - Throws: `SceneError` if the scene cannot be read, `UnknownVariant` if it has no such variant, `RunFailure` if it brings
  ///   code that is not allowed.
  package func compare(with name: String, allowingCode allowsCode: Bool = false) throws {
    let file = URL(fileURLWithPath: name)
    if FileManager.default.fileExists(atPath: name), file.isOwnCode { return perform([.compareCode(at: file)]) }
    let (scene, variant) = try files.library.sceneAndVariant(name)
    if allowsCode, let file = scene.codeFile { code.agreements[file] = .anyContent }
    guard code.agreements.allow(scene, files) else { throw RunFailure(.notAllowed) }
    let isOpen = scene.isSame(as: playback.original)
    perform(isOpen ? [.compare(.variant(variant.name))] : comparisonMenu.show(scene, variant))
  }

  /// The side of two scenes at a point of the window.
  func side(at point: CGPoint) -> Int {
    let layout = appearance.layout
    return point.x < layout.part(0, of: layout.stage).maxX ? 0 : 1
  }

  func goTo(pair: Int) {
    setMode(.step)
    session.followTrace()
    session.cursor = pair
  }
}
