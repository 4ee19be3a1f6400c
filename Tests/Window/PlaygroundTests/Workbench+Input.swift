import Foundation
@testable import Scenes
@testable import Playground
@testable import ScenePicture
@testable import TouchInput

/// Keys, text and the pointer of a workbench without a window.
extension Workbench {
  /// Opens a preset.
  /// - Parameter folder: the folder for relative paths and for copies of presets.
  convenience init(preset: String, in folder: URL? = nil) throws {
    var options = WorkbenchOptions()
    options.scene = preset
    if let folder { options.folder = folder }
    try self.init(options: options)
  }

  @discardableResult func key(_ key: Key, _ modifiers: Modifiers = []) -> [WorkbenchEffect] {
    handle(.keyDown(key, modifiers, isRepeat: false), at: time) + handle(.keyUp(key, modifiers), at: time)
  }

  func type(_ text: String) { handle(.text(text), at: time) }

  /// Moves the pointer to a point of the scene's screen, in points.
  func point(_ x: CGFloat, _ y: CGFloat) {
    let geometry = StageGeometry(layout: appearance.layout, screen: display.scene.size)
    handle(.pointerMoved(geometry.windowPoint(CGPoint(x: x, y: y))), at: time)
  }
}
