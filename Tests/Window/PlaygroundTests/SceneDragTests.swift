import Foundation
import Testing

@testable import Panels
@testable import Playground
@testable import Scenes
@testable import TestSupport
@testable import TouchInput

/// What is dragged when the pointer leaves the window with a scene of the sidebar.
struct SceneDragTests {
  /// Presses the row of a scene, moves out of the window, and returns what is dragged.
  private func drag(_ slug: String, in workbench: Workbench, to end: CGPoint = CGPoint(x: -20, y: 200)) throws
    -> [DraggedScene]
  {
    workbench.arrange()
    let row = try #require(workbench.panels.frame(of: "sidebar.preset.\(slug)"))
    let place = CGPoint(x: row.midX, y: row.midY)
    let events: [InputEvent] = [
      .pointerMoved(place), .pointerDown(place, .left), .pointerMoved(CGPoint(x: place.x - 20, y: place.y)),
      .pointerMoved(end), .pointerMoved(CGPoint(x: end.x - 5, y: end.y)), .pointerUp(end, .left),
    ]
    return events.flatMap { workbench.handle($0, at: workbench.time) }.compactMap { effect in
      if case .dragOut(let scene) = effect { scene } else { nil }
    }
  }

  @Test func aPresetIsDraggedOnceAsItsFileAndIsNotOpened() throws {
    let workbench = try Workbench(preset: "P16")
    let dragged = try drag("the-override", in: workbench)
    #expect(dragged == [.file(try SceneLibrary.bundled().scene("P17").source ?? URL(filePath: "/"))])
    #expect(workbench.playback.scene.id == "P16")
  }

  @Test func aDragThatStaysInTheWindowDragsNothing() throws {
    let workbench = try Workbench(preset: "P16")
    #expect(try drag("the-override", in: workbench, to: CGPoint(x: 400, y: 300)) == [])
  }

  @Test func aSceneWithEditsIsDraggedWithThem() throws {
    let folder = try TestFolder()
    let file = try folder.write(
      "mine.yaml", "name: Mine\nviews:\n  - { name: a, frame: 0 0 100 100 }\n")
    var options = WorkbenchOptions()
    (options.scene, options.folder) = (file.path, folder.url)
    let workbench = try Workbench(options: options)
    #expect(try drag("mine", in: workbench) == [.file(file)])
    workbench.perform(.edit(Edit("a", .alpha(0.5))))
    guard case .text(let text, "mine.yaml") = try #require(drag("mine", in: workbench).first) else {
      return #expect(Bool(false), "the file is dragged without the edit")
    }
    #expect(text.contains("alpha: 0.5"))
  }

  // MARK: - The middle button

  @Test func theMiddleButtonAsksForTheSelectionOnlyInAField() throws {
    let workbench = try Workbench(preset: "P16")
    workbench.arrange()
    let field = try #require(workbench.panels.frame(of: "sidebar.search"))
    let inside = CGPoint(x: field.midX, y: field.midY)
    #expect(workbench.handle(.pointerDown(inside, .middle), at: 0).contains(.pasteSelection))
    workbench.handle(.pasted("alpha"), at: 0)
    #expect(workbench.handle(.keyDown(.character("a"), .control, isRepeat: false), at: 0).contains(.select("alpha")))
    let heading = CGPoint(x: inside.x, y: inside.y + 40)
    #expect(!workbench.handle(.pointerDown(heading, .middle), at: 0).contains(.pasteSelection))
  }
}
