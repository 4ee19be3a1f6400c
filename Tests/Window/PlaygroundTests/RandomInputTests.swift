@testable import PanelModels
@testable import TestSupport
@testable import Canvas
import Foundation
import SeededRandom
@testable import Scenes
import Testing
@testable import Panels
@testable import Playground
@testable import TouchInput

/// Random keys, touches, window sizes and commands, in every preset.
@MainActor struct RandomInputTests {
  private static let keys: [Key] =
    [
      .left, .right, .up, .down, .home, .end, .space, .pageDown, .pageUp, .tab, .escape, .enter, .delete, .backspace,
      .function(1), .function(2), .function(6),
    ] + "abegijklmnoprstvxz/?,.[]{}-=12345".map { .character($0) }
  private static let sizes = [(1280, 800), (1024, 640), (1920, 1080)]
  private static let touchScreenFingers: Range<Int64> = 0..<4

  /// After random input, releasing everything leaves no finger down, and the bitmap that was redrawn where something
  /// changed equals a new drawing.
  @Test(.slow, arguments: Exhaustive.cases(1, of: 33)) func randomInputStrandsNoFingerAndDrawsCorrectly(number: Int)
    throws
  {
    var random = SplitMix64(seed: UInt64(number + 1))
    let presets = try SceneLibrary.bundledPresets.get().filter { $0.lesson != .apps }
    // Some keys write files.
    let folder = try TestFolder()
    let workbench = try Workbench(preset: presets[number % presets.count].id, in: folder.url)
    var bitmap = Bitmap(width: 1280, height: 800)
    for turn in 1...150 {
      act(workbench, &random)
      if turn % 15 == 0 {
        let (width, height) = Self.sizes[random.below(Self.sizes.count)]
        workbench.handle(.resized(CGSize(width: width, height: height)), at: workbench.time)
        bitmap = Bitmap(width: width, height: height)
      }
      if turn % 5 == 0 { _ = workbench.draw(into: bitmap) }
    }
    releaseEverything(workbench)
    // The fingers of a replay are down until it has played them.
    workbench.finishReplay()
    #expect(workbench.touchComposer.fingers.isEmpty)
    #expect(workbench.playback.fingersDown.isEmpty)
    #expect(workbench.panels.fingers.isEmpty)
    // The window makes the pictures of the start page while it is idle.
    if workbench.pages.isStartShown { workbench.drawAllThumbnails() }
    _ = workbench.draw(into: bitmap)
    #expect(bitmap == workbench.picture())
  }

  /// A finger that is held while the recording changes under it is cancelled: nothing holds it afterwards.
  @Test(arguments: [(Key.character("z"), Modifiers.control), (.delete, Modifiers()), (.delete, .shift)])
  func aHeldFingerIsCancelledByAChange(key: Key, modifiers: Modifiers) throws {
    let folder = try TestFolder(), workbench = try Workbench(preset: "P01", in: folder.url)
    workbench.arrange()
    let place = workbench.geometry.windowPoint(CGPoint(x: 195, y: 422), layer: 0)
    workbench.handle(.pointerDown(place, .left), at: 0.1)
    workbench.perform(.edit(Edit("A", .alpha(0.5))))
    #expect(!workbench.playback.fingersDown.isEmpty)
    workbench.handle(.keyDown(key, modifiers, isRepeat: false), at: 2)
    workbench.handle(.pointerUp(place, .left), at: 3)
    #expect(workbench.playback.fingersDown.isEmpty && workbench.touchComposer.fingers.isEmpty)
  }

  /// Releases all buttons, keys and fingers. Fingers that stay down by design, pinned ones and those of the keyboard, are
  /// then cancelled by the loss of the focus.
  private func releaseEverything(_ workbench: Workbench) {
    let time = workbench.time, place = CGPoint(x: 500, y: 400)
    workbench.handle(.modifiers([]), at: time)
    for button in [InputEvent.Button.left, .right, .middle] { workbench.handle(.pointerUp(place, button), at: time) }
    for key in Self.keys { workbench.handle(.keyUp(key, []), at: time) }
    for id in Self.touchScreenFingers { workbench.handle(.finger(id: id, .up, place, pressure: 0.5), at: time) }
    for finger in workbench.touchComposer.fingers.down {
      switch finger.player {
      case .pin, .keyboard: break
      case .mouse, .keyboardFan, .screen: Issue.record("\(finger) is stranded")
      }
    }
    workbench.handle(.focusLost, at: time)
  }

  private func act(_ workbench: Workbench, _ random: inout SplitMix64) {
    let time = workbench.time + Double(random.below(400)) / 1000
    let place = CGPoint(x: random.below(1400) - 60, y: random.below(900) - 50)
    switch random.below(14) {
    case 0...4:
      let key = Self.keys[random.below(Self.keys.count)]
      let modifiers: [Modifiers] = [[], [], [], .shift, .control]
      let held = modifiers[random.below(modifiers.count)]
      workbench.handle(.keyDown(key, held, isRepeat: random.below(4) == 0), at: time)
      if random.below(3) > 0 { workbench.handle(.keyUp(key, held), at: time) }
    case 5...6: workbench.handle(.pointerDown(place, random.below(3) > 0 ? .left : .right), at: time)
    case 7: workbench.handle(.pointerUp(place, random.below(3) > 0 ? .left : .right), at: time)
    case 8: workbench.handle(.pointerMoved(place), at: time)
    case 9: workbench.handle(.wheel(dx: 0, dy: CGFloat(random.below(7) - 3), at: place), at: time)
    case 10:
      let phases: [InputEvent.FingerPhase] = [.down, .moved, .up], id = random.below(Self.touchScreenFingers.count)
      workbench.handle(.finger(id: Int64(id), phases[random.below(3)], place, pressure: 0.5), at: time)
    case 11:
      let events: [InputEvent] = [
        .focusLost, .hidden, .exposed, .pointerLeft, .modifiers(.control), .modifiers([]),
        .fileDropped(path: "/missing/file name.yaml"),
      ]
      workbench.handle(events[random.below(events.count)], at: time)
    case 12:
      let commands: [Command] = [
        .edit(Edit("A", .alpha(0.01))), .edit(Edit("root", .isHidden(true))), .select("unknown"), .goTo(step: 10_000),
        .setLoop(5..<900), .changeSpeed(-2), .chooseVariant("unknown"), .openScene(id: "P99"), .replay,
      ]
      workbench.perform(commands[random.below(commands.count)])
    default: workbench.handle(.text(String("aX中🙂".randomElement(using: &random) ?? "a")), at: time)
    }
  }
}
