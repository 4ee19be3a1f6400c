import Foundation
import Testing
import UIKit

@testable import Canvas
@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TestSupport
@testable import TouchInput
@testable import TouchTrace

/// The hit map in the window, and the wipe between two maps.
@Suite struct HitMapTests {
  private let workbench: Workbench

  init() throws {
    workbench = try Workbench(preset: "P16")
    workbench.arrange()
  }

  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    workbench.geometry.windowPoint(CGPoint(x: x, y: y), layer: 0)
  }

  private func click(_ point: CGPoint) {
    workbench.handle(.pointerMoved(point), at: workbench.time)
    workbench.handle(.pointerDown(point, .left), at: workbench.time)
    workbench.handle(.pointerUp(point, .left), at: workbench.time)
  }

  /// The colour of the window at a point of the scene's screen.
  private func color(_ x: CGFloat, _ y: CGFloat) -> Color {
    let point = place(x, y), bitmap = workbench.picture()
    return Color(bitmap.withUnsafePixels { $0[Int(point.y) * bitmap.width + Int(point.x)] } & 0xFF_FFFF)
  }

  @Test func theKeyAndTheButtonShowTheMap() throws {
    workbench.key(.character("h"))
    #expect(workbench.display.hitMap?.areas.winner(at: CGPoint(x: 180, y: 226)) == "behind")
    // root, behind, yellow and button, in the order of the tree.
    let colors = Theme.light.hitMapColors
    #expect(color(10, 500) == colors[0] && color(40, 400) == colors[1])
    #expect(color(70, 390) == colors[2])
    workbench.key(.character("h"))
    #expect(workbench.display.hitMap == nil)
    let button = try #require(
      workbench.panels.window.withDescendants.first { $0.accessibilityIdentifier == "topBar.hitMap" })
    click((button as? any PanelControl)?.frameInWindow.center ?? .zero)
    #expect(workbench.display.hitMap != nil)
    workbench.key(.escape)
    #expect(workbench.display.hitMap == nil)
  }

  @Test func aPressOnTheMapIsATouchAndTheNarrationSaysWhoWins() {
    workbench.key(.character("h"))
    click(place(180, 226))
    #expect(workbench.playback.stories.last?.result?.view == "behind")
    let english = Narration.sentence(of: workbench.display.stage, language: .english).plain
    #expect(english == "You see button, behind wins: yellow, around it, ends here.")
    click(place(10, 10))
    let map = Narration.sentence(of: workbench.display.stage, language: .english).plain
    #expect(map.hasPrefix("Each point has the colour of the view that wins there."))
  }

  @Test func theExplodedViewAndTheMapExcludeEachOther() {
    workbench.key(.character("e"))
    workbench.key(.character("h"))
    #expect(workbench.display.hitMap != nil && !workbench.display.isExploded)
    workbench.key(.character("e"))
    #expect(workbench.display.hitMap == nil && workbench.display.isExploded)
  }

  @Test func predictModeHasNoMapAndAComparisonEnds() {
    workbench.key(.character("c"))
    #expect(workbench.session.comparison != nil)
    workbench.key(.character("h"))
    #expect(workbench.session.comparison == nil && workbench.display.hitMap != nil)
    workbench.perform(.togglePredictMode)
    #expect(workbench.display.hitMap == nil)
    workbench.perform(.toggleHitMap)
    #expect(workbench.display.hitMap == nil)
  }

  @Test func theMapFollowsAViewThatIsDragged() {
    workbench.key(.character("h"))
    workbench.key(.character("d"))
    click(place(180, 250))
    #expect(workbench.pointer.selected == "button")
    workbench.key(.character("m"))
    workbench.handle(.pointerDown(place(180, 250), .left), at: workbench.time)
    workbench.handle(.pointerMoved(place(180, 290)), at: workbench.time)
    let points = workbench.display.hitMap?.areas.area(of: "button")?.shape.count
    #expect(points == 6400)
    workbench.handle(.pointerUp(place(180, 290), .left), at: workbench.time)
  }

  @Test func theTooltipOfADeadZoneSaysWhy() {
    workbench.key(.character("h"))
    workbench.arrange()
    let tooltip = workbench.screen.tooltip(at: place(160, 240), hovered: "button", isOnStage: true)
    #expect(tooltip?.text == "You see button, behind wins: yellow, around it, ends here.")
  }

  // MARK: The wipe

  @Test func theWipeComparesWithTheFileOrAVariant() {
    workbench.key(.character("h"), [.shift])
    #expect(workbench.display.hitMap?.wipe?.left.english == "yellow overrides hitTest")
    workbench.perform(.edit(Edit("yellow", .isHidden(true))))
    #expect(workbench.display.hitMap?.wipe?.left.english == "in the file")
    workbench.key(.character("h"), [.shift])
    #expect(workbench.display.hitMap?.wipe == nil && workbench.display.hitMap != nil)
  }

  @Test func withoutAnythingToCompareTheWipeSaysSo() throws {
    let workbench = try Workbench(preset: "P46")
    workbench.key(.character("h"), [.shift])
    #expect(workbench.display.hitMap == nil)
    #expect(workbench.statusMessage?.text.hasPrefix("Nothing to compare with") == true)
  }

  @Test func theLineIsDraggedOrMovedWithKeys() {
    workbench.key(.character("h"), [.shift])
    let line = place(180, 300)
    workbench.handle(.pointerMoved(line), at: workbench.time)
    workbench.handle(.pointerDown(line, .left), at: workbench.time)
    workbench.handle(.pointerMoved(place(90, 300)), at: workbench.time)
    workbench.handle(.pointerUp(place(90, 300), .left), at: workbench.time)
    #expect(workbench.view.hitMap.wipe == 0.25)
    #expect(workbench.playback.recorded.isEmpty)
    workbench.handle(.pointerMoved(place(300, 300)), at: workbench.time)
    #expect(workbench.view.hitMap.wipe == 0.25)
    workbench.key(.right, [.control])
    #expect(abs((workbench.view.hitMap.wipe ?? 0) - 0.3) < 0.0001)
    for _ in 0..<9 { workbench.key(.left, [.control]) }
    #expect(workbench.view.hitMap.wipe == 0)
  }

  @Test func bothSidesOfTheLineHaveTheirOwnColours() {
    workbench.perform(.edit(Edit("behind", .isHidden(true))))
    workbench.key(.character("h"), [.shift])
    // In the file behind wins here; now root does. The line is in the middle, at x = 180.
    let colors = Theme.light.hitMapColors
    // A view has the same colour on both sides, although behind wins at the left alone: it comes last.
    #expect(color(40, 500) == colors[0] && color(280, 300) == colors[1])
    #expect(color(60, 200) == colors[3] && color(300, 200) == colors[0])
  }

  /// The theme has nine colours; later winners have lines over theirs, on the map and in the legend.
  @Test func everyWinnerHasALookOfItsOwn() throws {
    let views = (0..<30).map { "  - { name: v\($0), frame: \($0 % 5 * 72) \($0 / 5 * 90) 72 90 }" }
    let scene = try Scene.parse((["views:"] + views).joined(separator: "\n"), file: "many.yaml")
    let many = try Workbench(
      showing: scene, among: [], of: SceneLibrary.bundled(), options: WorkbenchOptions(), typesetter: Typesetter())
    many.perform(.toggleHitMap)
    let bitmap = many.picture()
    func colors(of view: Int) -> Set<UInt32> {
      // A part of the view without its name, two line pitches wide.
      let origin = many.geometry.windowPoint(CGPoint(x: view % 5 * 72 + 40, y: view / 5 * 90 + 50), layer: 0)
      return bitmap.withUnsafePixels { pixels in
        Set((0..<400).map { pixels[(Int(origin.y) + $0 / 20) * bitmap.width + Int(origin.x) + $0 % 20] & 0xFF_FFFF })
      }
    }
    // W wins below the views and has the first colour.
    #expect((0..<8).allSatisfy { colors(of: $0).count == 1 })
    #expect((8..<26).allSatisfy { colors(of: $0).count == 2 })
    #expect(colors(of: 0).isSubset(of: colors(of: 9)))
    let layer = try #require(many.screen.stageCache.plan?.hitMap?.layer)
    let looks = scene.viewNames.map {
      "\(layer.color(of: $0).map(String.init(describing:)) ?? "") \(String(describing: layer.pattern(of: $0)))"
    }
    #expect(Set(looks).count == looks.count && looks.count == 31)
  }
}
