import Canvas
import Foundation
import Panels
import Playground
import ScenePicture
import Scenes

/// Milliseconds for an edit in a scene of 40 views after 1,000 touches, with the picture after it, at 1280 × 800, beside C that
/// fills as many pixels.
func measureEditing(_ floors: Floors) throws -> [Figure] {
  let editor = try Editor()
  return [
    drawing("a property in the inspector", 1280, 800, floors) { editor.hide(isEditMode: false) },
    drawing("a property in edit mode", 1280, 800, floors) { editor.hide(isEditMode: true) },
    drawing("a view moved on the stage", 1280, 800, floors) { editor.move() },
    drawing("a view renamed", 1280, 800, floors) { editor.rename() },
  ]
}

/// A person who touches a scene a thousand times, and then edits it.
@MainActor private final class Editor {
  private let workbench: Workbench
  private let bitmap: Bitmap
  private var count = 0

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("forty.yaml")
    let views = (0..<39).map { index in
      "      - { name: v\(index), frame: \(10 + index % 6 * 57) \(10 + index / 6 * 78) 50 70 }\n"
    }
    let text = "views:\n  - name: root\n    frame: 0 0 360 560\n    touches: handles\n    views:\n" + views.joined()
    try Data(text.utf8).write(to: file)
    var options = WorkbenchOptions()
    (options.scene, options.size) = (file.path, CGSize(width: 1280, height: 800))
    workbench = try Workbench(options: options)
    bitmap = workbench.picture()
    for touch in 0..<1_000 {
      let place = CGPoint(x: 360 + touch % 6 * 51, y: 110 + touch % 5 * 70), time = Double(touch)
      workbench.handle(.pointerDown(place, .left), at: time)
      workbench.handle(.pointerUp(place, .left), at: time + 0.1)
    }
    _ = workbench.draw(into: bitmap)
  }

  func hide(isEditMode: Bool) {
    workbench.perform(.setMode(isEditMode ? .edit : .live))
    count += 1
    workbench.perform(.edit(Edit("v7", .isHidden(count % 2 == 0))))
    _ = workbench.draw(into: bitmap)
  }

  func move() {
    workbench.perform(.setMode(.edit))
    count += 1
    workbench.perform(.edit(Edit("v7", .frame(CGRect(x: count % 50, y: 20, width: 50, height: 70)))))
    _ = workbench.draw(into: bitmap)
  }

  func rename() {
    workbench.perform(.setMode(.edit))
    count += 1
    workbench.perform(.editTree([.rename(count % 2 == 0 ? "v8" : "other", to: count % 2 == 0 ? "other" : "v8")]))
    _ = workbench.draw(into: bitmap)
  }
}
