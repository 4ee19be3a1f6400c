import Canvas
import Foundation
import Testing

@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import TouchInput
@testable import UIKitCore

/// The text size of a window that is not for a projector.
struct WindowTextSizeTests {
  private func workbench(_ size: CGSize = CGSize(width: 1600, height: 1000), _ scene: String = "P01") throws
    -> Workbench
  {
    var options = WorkbenchOptions()
    (options.scene, options.size) = (scene, size)
    return try Workbench(options: options)
  }

  private func press(_ key: Character, in workbench: Workbench) {
    workbench.handle(.keyDown(.character(key), .control, isRepeat: false), at: 0)
    workbench.handle(.modifiers([]), at: 0)
  }

  /// The sizes of the drawn texts.
  private func fontSizes(_ workbench: Workbench) -> [Int] {
    workbench.arrange()
    return workbench.screen.frame.shown.flatMap(\.drawings).compactMap {
      if case .text(_, let font, _, _) = $0.content { font.size } else { nil }
    }
  }

  @Test func controlPlusAndMinusChangeItAndControl0PutsItBack() throws {
    let workbench = try workbench()
    press("=", in: workbench)
    press("+", in: workbench)
    #expect(workbench.textSize.text == "1.2" && workbench.statusMessage?.text == "Text size 1.2")
    press("-", in: workbench)
    #expect(workbench.textSize.text == "1.1")
    press("0", in: workbench)
    #expect(workbench.textSize == .normal)
    for _ in 1...9 { press("-", in: workbench) }
    #expect(workbench.textSize.text == "0.8")
  }

  @Test func theWheelWithControlChangesIt() throws {
    let workbench = try workbench()
    workbench.handle(.modifiers(.control), at: 0)
    workbench.handle(.wheel(dx: 0, dy: 1, at: CGPoint(x: 90, y: 300)), at: 0)
    #expect(workbench.textSize.text == "1.1")
    workbench.handle(.modifiers([]), at: 0)
    workbench.handle(.wheel(dx: 0, dy: 1, at: CGPoint(x: 90, y: 300)), at: 0)
    #expect(workbench.textSize.text == "1.1")
  }

  @Test func allTextIsLarger() throws {
    let workbench = try workbench()
    #expect(fontSizes(workbench).min() == 11)
    for _ in 1...5 { press("=", in: workbench) }
    #expect(workbench.textSize.text == "1.5")
    #expect(fontSizes(workbench).min() == 16)
  }

  @Test func theWindowLimitsItAndSaysSo() throws {
    let workbench = try workbench(CGSize(width: 1280, height: 800))
    for _ in 1...4 { press("=", in: workbench) }
    #expect(workbench.textSize.text == "1.2")
    #expect(workbench.statusMessage?.text == "Text size 1.2: more needs a larger window")
    #expect(WindowLayout.minimumSize.width <= workbench.appearance.layout.size.width)
    #expect(WindowLayout.minimumSize.height <= workbench.appearance.layout.size.height)
  }

  @Test func aSmallerWindowHasItOnlyWhileItIsSmall() throws {
    let workbench = try workbench()
    for _ in 1...5 { press("=", in: workbench) }
    workbench.handle(.resized(CGSize(width: 1024, height: 640)), at: 1)
    #expect(workbench.textSize == .normal)
    workbench.handle(.resized(CGSize(width: 1600, height: 1000)), at: 2)
    #expect(workbench.textSize.text == "1.5")
  }

  /// Beside other windows, a window manager may make it narrower than it asks for.
  @Test(arguments: [
    (CGSize(width: 636, height: 778), "0.6"), (CGSize(width: 820, height: 1000), "0.8"),
    (CGSize(width: 400, height: 300), "0.4"), (CGSize(width: 100, height: 100), "0.4"),
  ])
  func aTileThatIsTooSmallShowsTheWholeWindowSmaller(size: CGSize, textSize: String) throws {
    let workbench = try workbench(size, "P17")
    #expect(workbench.textSize.text == textSize)
    #expect(WindowLayout.minimumSize.width <= workbench.appearance.layout.size.width)
    #expect(WindowLayout.minimumSize.height <= workbench.appearance.layout.size.height)
    // A stage that is too small for its arrows would never be finished.
    workbench.arrange()
    workbench.handle(.keyDown(.character("j"), [], isRepeat: false), at: 0)
    workbench.arrange()
    #expect(workbench.preferences.theme == .projector && workbench.textSize.text == textSize)
    workbench.handle(.keyDown(.character("j"), [], isRepeat: false), at: 0)
    // Keys choose what a person can choose, for a larger window.
    press("-", in: workbench)
    #expect(workbench.textSize.text == textSize && workbench.savedState.textSize.text == "0.8")
    workbench.handle(.resized(CGSize(width: 1600, height: 1000)), at: 1)
    #expect(workbench.textSize.text == "0.8")
  }

  @Test func pressesFindWhatTheyPoint() throws {
    let workbench = try workbench()
    for _ in 1...5 { press("=", in: workbench) }
    workbench.arrange()
    let geometry = StageGeometry(workbench.display.stage, workbench.appearance.layout)
    let place = geometry.windowPoint(CGPoint(x: 262, y: 424))
    let point = CGPoint(x: place.x * 1.5, y: place.y * 1.5)
    workbench.handle(.pointerMoved(point), at: 1)
    workbench.handle(.pointerDown(point, .left), at: 1)
    workbench.handle(.pointerUp(point, .left), at: 1.1)
    let touch = try #require(workbench.display.story?.trail.first)
    #expect(abs(touch.x - 262) < 1 && abs(touch.y - 424) < 1)
    #expect(workbench.display.story?.result?.view == "E")
  }

  @Test func neighborsMeetOnWholePixels() throws {
    let workbench = try workbench()
    for _ in 1...3 { press("=", in: workbench) }
    workbench.arrange()
    let regions = ["stage"] + Region.allCases.map(\.rawValue)
    let areas = workbench.screen.frame.shown.filter { regions.contains($0.name) }.map(\.area)
    #expect(areas.allSatisfy { $0 == $0.integral })
    for (index, area) in areas.enumerated() {
      for other in areas[..<index] { #expect(!area.overlaps(other), "\(area) and \(other)") }
    }
    let covered = areas.map { $0.intersection(CGRect(x: 0, y: 0, width: 1600, height: 1000)) }
    #expect(Int(covered.reduce(0) { $0 + $1.width * $1.height }.rounded()) == 1600 * 1000)
  }

  @Test func aProjectorHasItsOwn() throws {
    let workbench = try workbench()
    press("=", in: workbench)
    workbench.perform(.toggleProjector)
    #expect(workbench.textSize == .normal)
    press("=", in: workbench)
    #expect(workbench.statusMessage?.text == "A projector shows the largest text")
    workbench.perform(.toggleProjector)
    #expect(workbench.textSize.text == "1.1")
  }

  @Test func itIsKeptBetweenRuns() throws {
    let first = try workbench()
    press("=", in: first)
    let data = try JSONEncoder().encode(first.savedState)
    let second = try workbench()
    second.resume(try JSONDecoder().decode(SavedState.self, from: data))
    #expect(second.textSize.text == "1.1")
  }

  /// A damaged state file must not make the window unusable.
  @Test(arguments: ["-3", "0", "7", "1e300"]) func otherNumbersAreTheNearestSize(_ number: String) throws {
    let size = try JSONDecoder().decode(TextSize.self, from: Data(number.utf8))
    #expect(size.factor >= 0.8 && size.factor <= 2)
  }
}
