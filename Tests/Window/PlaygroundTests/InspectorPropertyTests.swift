import Foundation
import Testing
@testable import Canvas
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TestSupport
@testable import TouchInput
@testable import TouchTrace
@testable import UIKitCore

/// Every property of every kind of object is edited in the inspector, by mouse and by keyboard, and put back.
@Suite struct InspectorPropertyTests {
  private func workbench(of name: String) throws -> Workbench {
    let scene = try Scene.parse(EveryObject.scene, file: "everything.yaml")
    let workbench = try Workbench(
      showing: scene, among: [], of: SceneLibrary.bundled(), options: WorkbenchOptions(), typesetter: Typesetter())
    workbench.perform(.playScript)
    workbench.perform(.select(name))
    workbench.updatePanels()
    for topic in FoldedTopic.allCases { workbench.control(topic.foldName)?.press() }
    workbench.panels.window.layoutIfNeeded()
    return workbench
  }

  /// The names of the scene's objects that differ in their properties.
  nonisolated private static let names = [
    "W", "root", "button", "list", "ViewController", "UIApplication", "AppDelegate", "tap", "press", "pan", "swipe",
    "pinch", "rotation", "edge",
  ]

  private func value(_ property: Property, of name: String, in workbench: Workbench) -> String? {
    let display = workbench.display
    return display.tree.value(of: property, for: name, from: display.values)?.sceneText
  }

  @Test(arguments: names.sample(every: 4)) func everyPropertyIsEditedByKeyboardAndPutBack(_ name: String) throws {
    try editAll(of: name) { workbench, control in
      workbench.panels.focus = control
      try useKeys(on: control, in: workbench)
    }
  }

  @Test(arguments: names.sample(every: 4, from: 1)) func everyPropertyIsEditedByMouseAndPutBack(_ name: String) throws {
    try editAll(of: name) { workbench, control in
      workbench.panels.focus = control
      workbench.panels.focus = nil
      try useMouse(on: control, in: workbench)
    }
  }

  @Test func theMethodForEachPhaseIsEditedByItself() throws {
    let workbench = try workbench(of: "root")
    func handling() -> String? { value(.touches, of: "root", in: workbench) }
    let all = try #require(workbench.control("inspector.touches") as? Segments)
    #expect(workbench.panels.frame(of: "inspector.touches.ended") == nil)
    workbench.click(all.convert(all.frames[3].center, to: nil))
    #expect(all.selected == 3 && handling() == "ignores")
    let ended = try #require(workbench.control("inspector.touches.ended"))
    workbench.panels.focus = ended
    try useKeys(on: ended, in: workbench)
    #expect(handling() == "passesOn ended")
    workbench.updatePanels()
    #expect(all.selected == 3)
    let began = try #require(workbench.control("inspector.touches.began") as? PopupButton)
    workbench.panels.focus = nil
    began.choose(1)
    #expect(handling() == "handles began passesOn ended")
    workbench.updatePanels()
    workbench.click(all.convert(all.frames[1].center, to: nil))
    #expect(handling() == "handles")
    workbench.updatePanels()
    #expect(all.selected == 1 && workbench.panels.frame(of: "inspector.touches.ended") == nil)
  }

  @Test func theActionOfARecognizerIsNamedAndSentToATarget() throws {
    let workbench = try workbench(of: "tap")
    func message() -> MessageDescription? { workbench.playback.scene.recognizers.first { $0.name == "tap" }?.action }
    workbench.panels.focus = workbench.control("inspector.recognizerAction")
    workbench.type("tapped")
    workbench.key(.enter)
    #expect(message() == MessageDescription(action: "tapped", target: .closure))
    workbench.updatePanels()
    let target = try #require(workbench.control("inspector.recognizerTarget") as? PopupButton)
    target.choose(try #require(target.choices.firstIndex(of: "ViewController")))
    #expect(message()?.target == .object("ViewController"))
    workbench.key(.character("z"), .control)
    #expect(message()?.target == .closure)
    #expect(workbench.statusMessage?.text == "Undone: action of tap")
  }

  private func editAll(of name: String, _ use: (Workbench, any PanelControl) throws -> Void) throws {
    let workbench = try workbench(of: name)
    let properties = try #require(workbench.display.values.kinds[name]).properties
    #expect(!properties.isEmpty)
    for property in properties {
      let before = value(property, of: name, in: workbench)
      let control = try #require(self.control(property, in: workbench), "\(property)")
      try use(workbench, control)
      #expect(value(property, of: name, in: workbench) != before, "\(name).\(property)")
      #expect(workbench.display.inspected == name)
      workbench.updatePanels()
      let putBack = try #require(workbench.control("inspector.\(property.rawValue).putBack"), "\(property)")
      #expect(putBack.isShown, "\(property)")
      putBack.press()
      workbench.updatePanels()
      #expect(value(property, of: name, in: workbench) == before, "\(name).\(property)")
      #expect(!putBack.isShown)
    }
    #expect(!workbench.playback.isTreeEdited)
  }

  /// The control of a property, or the first of several.
  private func control(_ property: Property, in workbench: Workbench) -> (any PanelControl)? {
    let name = "inspector.\(property.rawValue)"
    let parts: [String] =
      if case .numbers(let parts) = property.domain { parts.map { "\(name).\($0.letter)" } } else { [] }
    return ([name] + parts.suffix(1)).lazy.compactMap { workbench.control($0) }.first
  }

  private func useKeys(on control: any PanelControl, in workbench: Workbench) throws {
    switch control {
    case is Toggle: workbench.key(.space)
    case is AlphaSlider: workbench.key(.left)
    case is Segments: workbench.key(.right)
    case is ValueField: workbench.key(.up)
    case is WordsField:
      workbench.type("helpMe")
      workbench.key(.enter)
    case let popup as PopupButton:
      workbench.key(.enter)
      let index = try #require(popup.choices.indices.last { !popup.selected.contains($0) })
      workbench.updatePanels()
      for _ in 0..<popup.choices.count { workbench.key(.up) }
      for _ in 0..<index { workbench.key(.down) }
      workbench.key(.enter)
    default: Issue.record("\(control)")
    }
  }

  private func useMouse(on control: any PanelControl, in workbench: Workbench) throws {
    switch control {
    case let segments as Segments:
      let other = try #require(segments.frames.indices.first { $0 != segments.selected })
      workbench.click(segments.convert(segments.frames[other].center, to: nil))
    case is AlphaSlider: workbench.click(control.convert(CGPoint(x: 60, y: control.bounds.midY), to: nil))
    case is LineField:
      workbench.click(control.frameInWindow.center)
      workbench.type(control is ValueField ? "3" : "helpMe")
      workbench.key(.enter)
    case let popup as PopupButton:
      workbench.click(control.frameInWindow.center)
      let index = try #require(popup.choices.indices.last { !popup.selected.contains($0) })
      workbench.click(try #require(workbench.panels.frame(of: "menu.\(index)")).center)
    default: workbench.click(control.frameInWindow.center)
    }
  }
}

extension Workbench {
  fileprivate func control(_ name: String) -> (any PanelControl)? {
    panels.window.withDescendants.first { $0.accessibilityIdentifier == name } as? any PanelControl
  }

  fileprivate func click(_ point: CGPoint) {
    handle(.pointerDown(point, .left), at: time)
    handle(.pointerUp(point, .left), at: time)
  }
}
