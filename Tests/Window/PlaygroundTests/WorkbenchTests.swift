@testable import Canvas
import Foundation
@testable import Scenes
import SeededRandom
import TestSupport
import Testing
@testable import Playground
@testable import ScenePicture
@testable import TouchInput
@testable import TouchTrace
@testable import UIKitCore

/// The workbench: input events, keys and pictures.
struct WorkbenchTests {
  private func workbench(_ scene: String, size: CGSize = CGSize(width: 1280, height: 800)) throws -> Workbench {
    var options = WorkbenchOptions()
    options.scene = scene
    options.size = size
    return try Workbench(options: options)
  }

  /// Clicks a point of the scene's screen.
  private func click(_ workbench: Workbench, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
    let point = place(workbench, x, y)
    workbench.handle(.pointerMoved(point), at: time)
    workbench.handle(.pointerDown(point, .left), at: time)
    workbench.handle(.pointerUp(point, .left), at: time + 0.05)
  }

  private func place(_ workbench: Workbench, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
    StageGeometry(layout: workbench.appearance.layout, screen: workbench.display.scene.size)
      .windowPoint(CGPoint(x: x, y: y))
  }

  // MARK: Fingers

  @Test func aClickOnTheStageIsATap() throws {
    let workbench = try workbench("P16")
    click(workbench, 180, 226, at: 1)
    #expect(workbench.display.story?.result == .view("behind"))
    click(workbench, 180, 280, at: 2)
    #expect(workbench.display.story?.actions.map(\.event) == ["touchUpInside"])
  }

  @Test func aClickBesideTheDeviceHasNoHitTestView() throws {
    let workbench = try workbench("P09")
    click(workbench, -40, 100, at: 1)
    #expect(workbench.display.story?.result == .nobody)
  }

  @Test func aDragThatLeavesTheStageStaysWithItsView() throws {
    let workbench = try workbench("P01")
    workbench.handle(.pointerDown(place(workbench, 200, 170), .left), at: 1)
    workbench.handle(.pointerMoved(CGPoint(x: 1100, y: 300)), at: 1.1)
    #expect(workbench.display.story?.phase == .moved)
    #expect(workbench.display.story?.chain.first?.responder == "B")
    workbench.handle(.pointerUp(CGPoint(x: 1100, y: 300), .left), at: 1.2)
    #expect(workbench.display.story?.phase == .ended)
  }

  @Test func losingTheFocusCancelsATouch() throws {
    let workbench = try workbench("P01")
    workbench.handle(.pointerDown(place(workbench, 200, 170), .left), at: 1)
    workbench.handle(.focusLost, at: 1.1)
    #expect(workbench.display.story?.phase == .cancelled)
    workbench.handle(.pointerUp(place(workbench, 200, 170), .left), at: 1.2)
    #expect(workbench.display.story?.phase == .cancelled)
  }

  @Test func aTouchScreenTouchesTheScene() throws {
    let workbench = try workbench("P01")
    workbench.handle(.finger(id: 77, .down, place(workbench, 200, 170), pressure: 1), at: 1)
    workbench.handle(.finger(id: 77, .up, place(workbench, 200, 170), pressure: 1), at: 1.1)
    #expect(workbench.display.story?.result == .view("B"))
  }

  // MARK: Keys

  @Test func pageKeysGoThroughThePresetsAndStopAtTheEnds() throws {
    let workbench = try workbench("P01")
    workbench.handle(.keyDown(.pageUp, [], isRepeat: false), at: 1)
    #expect(workbench.display.scene.id == "P01")
    workbench.handle(.keyDown(.pageDown, [], isRepeat: false), at: 1)
    #expect(workbench.display.scene.id == "P02")
    for _ in 0..<100 { workbench.handle(.keyDown(.pageDown, [], isRepeat: true), at: 1) }
    // The small apps come after their code is compiled.
    #expect(workbench.display.scene.id == workbench.files.all.last { $0.lesson != .apps }?.id)
  }

  @Test func controlQClosesTheWindow() throws {
    let workbench = try workbench("P01")
    let plain = workbench.handle(.keyDown(.character("q"), [], isRepeat: false), at: 1)
    #expect(!plain.contains(.close))
    let withControl = workbench.handle(.keyDown(.character("q"), .control, isRepeat: false), at: 1)
    #expect(withControl == [.close])
  }

  // MARK: Pictures

  @Test func withoutAChangeNothingIsDrawn() throws {
    let workbench = try workbench("P01")
    let bitmap = Bitmap(width: 1280, height: 800)
    #expect(!workbench.draw(into: bitmap).isEmpty)
    #expect(workbench.draw(into: bitmap).isEmpty)
    workbench.handle(.keyUp(.space, []), at: 1)
    #expect(workbench.draw(into: bitmap).isEmpty)
  }

  @Test func aPictureDoesNotDependOnTheTimeOfItsTouch() throws {
    let early = try workbench("P01"), late = try workbench("P01")
    click(early, 262, 424, at: 0.5)
    click(late, 262, 424, at: 4_000.25)
    #expect(early.picture() == late.picture())
  }

  @Test func drawingBetweenInputsDoesNotChangeTheResult() throws {
    let drawn = try workbench("P01"), undrawn = try workbench("P01")
    let isHiddenSwitch = CGPoint(x: 1250, y: 216)
    for workbench in [drawn, undrawn] {
      click(workbench, 262, 424, at: 1)
      if workbench === drawn { workbench.arrange() }
      workbench.handle(.pointerDown(isHiddenSwitch, .left), at: 2)
      workbench.handle(.pointerUp(isHiddenSwitch, .left), at: 2)
    }
    #expect(drawn.display.story?.result == .view("C"))
    #expect(undrawn.display.story?.result == .view("C"))
  }

  @Test func noViewIsHoveredWhileAFingerIsDown() throws {
    let workbench = try workbench("P01")
    let point = place(workbench, 262, 424)
    workbench.handle(.pointerMoved(point), at: 1)
    #expect(workbench.display.hovered == "E")
    workbench.handle(.pointerDown(point, .left), at: 1)
    #expect(workbench.display.hovered == nil)
    // The pointer rests on the answer until it moves away.
    workbench.handle(.pointerUp(point, .left), at: 1)
    workbench.handle(.pointerMoved(CGPoint(x: point.x + 7, y: point.y)), at: 2)
    #expect(workbench.display.hovered == nil)
    workbench.handle(.pointerMoved(CGPoint(x: point.x + 8, y: point.y)), at: 3)
    #expect(workbench.display.hovered == "E")
  }

  @Test func aNewSizeIsDrawnCompletely() throws {
    let workbench = try workbench("P01")
    _ = workbench.draw(into: Bitmap(width: 1280, height: 800))
    workbench.handle(.resized(CGSize(width: 1280, height: 801)), at: 1)
    let resized = Bitmap(width: 1280, height: 801)
    #expect(workbench.draw(into: resized) == [CGRect(x: 0, y: 0, width: 1280, height: 801)])
    #expect(resized == workbench.picture())
  }

  /// After random input, redrawing only what changed gives the same pixels as drawing everything.
  @Test(.slow, arguments: Exhaustive.cases(1, of: 4).map { UInt64($0 + 1) })
  func redrawingRandomChangesEqualsDrawingEverything(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    let workbench = try workbench(random.scene)
    var bitmap = Bitmap(width: 1280, height: 800), isClosed = false
    for round in 0..<60 {
      for event in random.events() {
        if workbench.handle(event, at: random.time).contains(.close) { isClosed = true }
        if case .resized(let size) = event { bitmap = Bitmap(width: Int(size.width), height: Int(size.height)) }
      }
      if isClosed { break }
      _ = workbench.draw(into: bitmap)
      guard round % 10 == 9 else { continue }
      let whole = Bitmap(width: bitmap.width, height: bitmap.height)
      workbench.handle(.exposed, at: random.time)
      _ = workbench.draw(into: whole)
      #expect(bitmap == whole, "seed \(seed), round \(round)")
    }
  }
}

/// Random clicks, drags, keys and window sizes. The same seed gives the same events.
private struct RandomEvents {
  private var random: SplitMix64
  private(set) var time: TimeInterval = 0
  let scene: String

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    scene = ["P01", "P05", "P16", "P22"][Int(seed % 4)]
  }

  mutating func events() -> [InputEvent] {
    time += TimeInterval(random.below(200)) / 1000
    switch random.below(14) {
    case 0: return [.keyDown(key, random.below(3) == 0 ? .shift : [], isRepeat: false)]
    case 1: return [.resized(CGSize(width: 1024 + random.below(900), height: 640 + random.below(500)))]
    case 2: return [.focusLost, .focusGained]
    case 3: return [.wheel(dx: 0, dy: CGFloat(random.below(7)) - 3, at: point)]
    case 4: return [.finger(id: Int64(random.below(3)), .down, point, pressure: 1)]
    case 5: return [.finger(id: Int64(random.below(3)), .up, point, pressure: 1)]
    case 6: return [.pointerUp(point, .left), .pointerLeft]
    case 7, 8: return [.pointerDown(point, .left)]
    case 9, 10: return [.pointerUp(point, .left)]
    default: return [.pointerMoved(point)]
    }
  }

  private var point: CGPoint {
    mutating get { CGPoint(x: CGFloat(random.below(1400)) - 40, y: CGFloat(random.below(900)) - 40) }
  }

  private var key: Key {
    mutating get {
      let keys: [Key] = [
        .pageDown, .pageUp, .space, .character("r"), .escape, .tab, .left, .right, .home, .end, .enter,
        .character("t"), .character("l"), .character("/"), .character("?"), .function(6), .function(11),
      ]
      return random.pick(keys)
    }
  }
}
