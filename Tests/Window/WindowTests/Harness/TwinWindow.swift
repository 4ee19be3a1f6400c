@testable import Panels
@testable import Playground
@testable import ScenePicture
import Foundation
@testable import Scenes
import Testing
@testable import TouchInput
@testable import UIKitCore
import WindowHarness

/// A window and a workbench without one that get the same input. The workbench knows where the controls are.
@MainActor struct TwinWindow {
  let program: RunningProgram
  let workbench: Workbench

  /// - Parameter scene: the file that both have open.
  init(_ program: RunningProgram, scene: URL) throws {
    self.program = program
    var options = WorkbenchOptions()
    (options.scene, options.folder) = (scene.path, scene.deletingLastPathComponent())
    workbench = try Workbench(options: options)
    workbench.arrange()
  }

  func click(_ point: CGPoint) throws {
    for event in [InputEvent.pointerMoved(point), .pointerDown(point, .left), .pointerUp(point, .left)] {
      workbench.handle(event, at: workbench.time)
    }
    workbench.updatePanels()
    try program.click(WindowPoint(x: Int(point.x.rounded(.down)), y: Int(point.y.rounded(.down))))
  }

  func click(_ name: String) throws {
    try click(try #require(workbench.panels.frame(of: name), "\(name)").center.floored)
  }

  /// Clicks the card of a responder in the column.
  func clickCard(of responder: String) throws {
    workbench.arrange()
    let cards = try #require(workbench.screen.stageCache.plan).column.cards
    try click(try #require(cards.first { $0.name == responder }, "\(responder)").frame.center.floored)
  }

  func key(_ key: Key, times count: Int = 1) throws {
    guard count > 0 else { return }
    for _ in 0..<count {
      workbench.handle(.keyDown(key, [], isRepeat: false), at: workbench.time)
      workbench.handle(.keyUp(key, []), at: workbench.time)
      workbench.updatePanels()
    }
    try program.perform(["key"] + Array(repeating: key.symbol, count: count))
  }

  func type(_ text: String) throws {
    // A letter is text once the window knows that a field is edited.
    try program.settle()
    workbench.handle(.text(text), at: workbench.time)
    workbench.updatePanels()
    try program.type(text)
  }

  func control(_ name: String) -> (any PanelControl)? {
    workbench.panels.window.withDescendants.first { $0.accessibilityIdentifier == name } as? any PanelControl
  }

  /// Opens a section of the inspector by keyboard.
  func unfold(_ topic: FoldedTopic) throws {
    try focus(try #require(control(topic.foldName)))
    try key(.enter)
  }

  /// Moves the keyboard focus to a control of the inspector, with F6 and Tab.
  func focus(_ control: any PanelControl) throws {
    for _ in Region.allCases where workbench.panels.focusedRegion != .panel { try key(.function(6)) }
    let controls = workbench.panels.controls(in: .panel)
    let present = try #require(controls.firstIndex { $0 === workbench.panels.focus })
    let wanted = try #require(controls.firstIndex { $0 === control })
    try key(.tab, times: (wanted - present + controls.count) % controls.count)
    #expect(workbench.panels.focus === control)
  }
}

extension CGPoint {
  /// The whole pixel that contains the point.
  var floored: CGPoint { CGPoint(x: x.rounded(.down), y: y.rounded(.down)) }
}

extension Key {
  /// The name that `xdotool` knows.
  fileprivate var symbol: String {
    switch self {
    case .character(let character): String(character)
    case .left: "Left"
    case .right: "Right"
    case .up: "Up"
    case .down: "Down"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Prior"
    case .pageDown: "Next"
    case .enter: "Return"
    case .escape: "Escape"
    case .space: "space"
    case .tab: "Tab"
    case .backspace: "BackSpace"
    case .delete: "Delete"
    case .menu: "Menu"
    case .function(let number): "F\(number)"
    }
  }
}
