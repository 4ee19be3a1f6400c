@testable import Panels
@testable import Playground
@testable import ScenePicture
import Foundation
@testable import Scenes
@testable import TestSupport
import Testing
@testable import TouchInput
@testable import UIKitCore
import WindowHarness

/// Every field of the inspector is edited in a real window, by keyboard and by mouse. The saved file has what a workbench
/// without a window has after the same input.
@Suite(.serialized)
struct WindowFieldTests {
  @MainActor @Test(.exhaustive, arguments: [true, false])
  func everyFieldChangesTheSavedFile(byKeyboard: Bool) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appending(path: "everything.yaml")
    try Data(EveryObject.scene.utf8).write(to: file)
    try RunningProgram.withWindow(file.path) { program in
      let twin = try TwinWindow(program, scene: file)
      var edited = 0
      try twin.click("tree.root")
      try twin.unfold(.recognizers)
      for recognizer in ["tap", "press", "pan", "swipe", "pinch", "rotation", "edge"] {
        try twin.click("tree.root")
        try twin.focus(try #require(twin.control("inspector.recognizer.\(recognizer)")))
        try twin.key(.enter)
        edited += try editAll(of: recognizer, in: twin, byKeyboard: byKeyboard)
      }
      // Before a touch the column has no cards; after it the page of a recognizer gets cures in idle time.
      try twin.click(twin.workbench.geometry.windowPoint(CGPoint(x: 180, y: 400), layer: 0).floored)
      for responder in ["ViewController", "UIApplication", "AppDelegate"] {
        try twin.clickCard(of: responder)
        edited += try editAll(of: responder, in: twin, byKeyboard: byKeyboard)
      }
      // A hidden window is not in the tree any more, so it comes last.
      for name in ["list", "button", "root", "W"] {
        try twin.click("tree.\(name)")
        edited += try editAll(of: name, in: twin, byKeyboard: byKeyboard)
      }
      #expect(edited > 100, "\(edited) fields")
      try program.key("Escape")
      try program.key("ctrl+s")
      try program.settle()
      let saved = try Scene.parse(String(contentsOf: file, encoding: .utf8), file: file.path)
      let wanted = twin.workbench.playback.editedScene.text
      #expect(saved.text == wanted)
      #expect(saved.text != (try Scene.parse(EveryObject.scene, file: file.path)).text)
    }
  }

  /// Edits all properties of the object in the inspector. Returns their number.
  @MainActor private func editAll(of name: String, in twin: TwinWindow, byKeyboard: Bool) throws -> Int {
    #expect(twin.workbench.display.inspected == name)
    let properties = try #require(twin.workbench.display.values.kinds[name]).properties
    // The class comes last: another class has other properties. A view that takes no part stays one that can be touched.
    for property in properties.filter({ $0 != .class }) {
      let parts: [String] =
        switch property.domain {
        case .numbers(let parts): parts.suffix(1).map { ".\($0.letter)" }
        case .touches: ["", ".ended"]
        default: [""]
        }
      for part in parts {
        let control = try #require(twin.control("inspector.\(property.rawValue)\(part)"), "\(name).\(property)")
        try show(control, part, in: twin)
        let before = twin.workbench.playback.editedScene
        try twin.focus(control)
        if byKeyboard { try useKeys(on: control, in: twin) } else { try useMouse(on: control, in: twin) }
        #expect(twin.workbench.playback.editedScene != before, "\(name).\(property)\(part)")
      }
    }
    return properties.count - 1
  }

  /// Opens the section of a control, or the menus of the phases.
  @MainActor private func show(_ control: any PanelControl, _ part: String, in twin: TwinWindow) throws {
    guard !control.isShown else { return }
    let section = control.nearest(InspectorSection.self)
    if let topic = section?.foldedTopic, section?.isOpen == false { try twin.unfold(topic) }
    guard part == ".ended", let all = twin.control("inspector.touches") as? Segments else { return }
    try twin.focus(all)
    try twin.key(.right, times: all.labels.count - 1 - (all.selected ?? 0))
  }

  @MainActor private func useKeys(on control: any PanelControl, in twin: TwinWindow) throws {
    switch control {
    case is Toggle: try twin.key(.space)
    case is AlphaSlider: try twin.key(.left)
    case is Segments: try twin.key(.right)
    case is ValueField: try twin.key(.up)
    case is WordsField:
      try twin.type("helpMe")
      try twin.key(.enter)
    case let popup as PopupButton:
      try twin.key(.enter)
      let index = try #require(popup.choices.indices.last { !popup.selected.contains($0) })
      try twin.key(.up, times: popup.choices.count)
      try twin.key(.down, times: index)
      try twin.key(.enter)
    default: Issue.record("\(control)")
    }
  }

  /// The control is visible, because it had the focus.
  @MainActor private func useMouse(on control: any PanelControl, in twin: TwinWindow) throws {
    switch control {
    case let segments as Segments:
      let other = try #require(segments.frames.indices.first { $0 != segments.selected })
      try twin.click(segments.convert(segments.frames[other].center, to: nil).floored)
    case is AlphaSlider: try twin.click(control.convert(CGPoint(x: 60, y: control.bounds.midY), to: nil).floored)
    case is LineField:
      try twin.click(control.frameInWindow.center.floored)
      try twin.type(control is ValueField ? "3" : "helpMe")
      try twin.key(.enter)
    case let popup as PopupButton:
      try twin.click(control.frameInWindow.center.floored)
      let index = try #require(popup.choices.indices.last { !popup.selected.contains($0) })
      try twin.click("menu.\(index)")
    default: try twin.click(control.frameInWindow.center.floored)
    }
  }
}
