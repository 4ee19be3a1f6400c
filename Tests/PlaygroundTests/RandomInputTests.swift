@testable import TestSupport
@testable import Canvas
import Foundation
@testable import Scenes
import Testing
@testable import Panels
@testable import Playground
@testable import TouchInput

/// Whatever comes from hands and keys at random, every lesson goes on, and the whole picture can be drawn.
@MainActor struct RandomHandTests {
  private static let keys: [Key] =
    [
      .left, .right, .up, .down, .home, .end, .space, .pageDown, .pageUp, .tab, .escape, .enter, .delete, .backspace,
      .function(1), .function(2), .function(6),
    ] + "abegijklmnoprstvxz/?,.[]{}-=12345".map { .character($0) }
  private static let sizes = [(1280, 800), (1024, 640), (1920, 1080)]

  @Test(arguments: 1...33) func nothingAtRandomStopsALesson(number: Int) throws {
    var random = RandomNumbers(seed: UInt64(number))
    let presets = try SceneLibrary.bundled().presets()
    var options = WorkbenchOptions()
    options.scene = presets[(number - 1) % presets.count].id
    // Some keys write files.
    options.folder = FileManager.default.temporaryDirectory.appending(path: "random-hand-\(number)-\(UUID())")
    try FileManager.default.createDirectory(at: options.folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: options.folder) }
    let workbench = try Workbench(options: options)
    for turn in 1...150 {
      act(workbench, &random)
      if turn % 15 == 0 {
        let (width, height) = Self.sizes[random.below(Self.sizes.count)]
        workbench.handle(.resized(CGSize(width: width, height: height)), at: workbench.time)
        let picture = workbench.picture()
        #expect(picture.width == width && picture.height == height)
      }
    }
  }

  private func act(_ workbench: Workbench, _ random: inout RandomNumbers) {
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
      let phases: [InputEvent.FingerPhase] = [.down, .moved, .up]
      workbench.handle(
        .finger(id: Int64(random.below(4)), phases[random.below(3)], place, pressure: 0.5), at: time)
    case 11:
      let events: [InputEvent] = [
        .focusLost, .hidden, .exposed, .pointerLeft, .modifiers(.control), .modifiers([]),
        .fileDropped(path: "/nowhere/at all.yaml"),
      ]
      workbench.handle(events[random.below(events.count)], at: time)
    case 12:
      let commands: [Command] = [
        .edit(Edit("A", .alpha(0.01))), .edit(Edit("root", .isHidden(true))), .select("nobody"), .goTo(step: 10_000),
        .setLoop(5..<900), .changeSpeed(-2), .chooseVariant("nothing"), .openScene(id: "P99"), .replay,
      ]
      workbench.perform(commands[random.below(commands.count)])
    default: workbench.handle(.text(String("aX中🙂".randomElement(using: &random) ?? "a")), at: time)
    }
  }
}
