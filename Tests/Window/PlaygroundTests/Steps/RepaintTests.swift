import Foundation
@testable import Scenes
import TestSupport
import Testing
@testable import Canvas
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import TouchTrace

/// Redrawing only what changed gives the same pixels as drawing everything.
struct RepaintTests {
  @Test(.slow, arguments: ["P31", "P01", "P34"].sample(every: 3)) func redrawingEveryStepEqualsDrawingEverything(
    _ preset: String
  ) throws {
    let piecewise = try Stepper(preset, size: WindowLayout.minimumSize).workbench
    let whole = try Stepper(preset, size: WindowLayout.minimumSize).workbench
    let bitmap = piecewise.picture()
    for place in 0...piecewise.playback.trace.steps.count {
      for workbench in [piecewise, whole] { workbench.perform(.goTo(step: place)) }
      _ = piecewise.draw(into: bitmap)
      #expect(bitmap == whole.picture(), "\(place)")
    }
  }

  @Test(.slow, arguments: Theme.Name.allCases.sample(every: 3)) func redrawingJumpsEqualsDrawingEverything(
    _ theme: Theme.Name
  ) throws {
    let workbench = try Stepper("P38", size: WindowLayout.minimumSize).workbench
    workbench.perform(.setTheme(theme))
    let bitmap = workbench.picture(), count = workbench.playback.trace.steps.count
    for jump in 1...8 {
      workbench.perform(.goTo(step: jump * 61 % count))
      if jump == 4 { workbench.perform(.toggleChapterLoop) }
      if jump == 6 { workbench.perform(.toggleTimeAxis) }
      _ = workbench.draw(into: bitmap)
      #expect(bitmap == workbench.picture(), "\(jump)")
    }
  }

  @Test func aStepOfTheHitTestChangesASmallPartOfTheWindow() throws {
    let workbench = try Stepper("P01").workbench
    workbench.perform(.goTo(step: 4))
    let bitmap = workbench.picture()
    var changed: [CGFloat] = []
    for _ in 0..<5 {
      workbench.perform(.step(1))
      changed.append(workbench.draw(into: bitmap).map { $0.width * $0.height }.reduce(0, +))
    }
    #expect(changed.allSatisfy { $0 < 1280 * 800 / 3 }, "\(changed)")
  }

  @Test(.slow) func aCachedStageEqualsANewOne() throws {
    for preset in try SceneLibrary.bundledPresets.get().sample(every: 8) where preset.lesson != .apps {
      let workbench = try Stepper(preset.id).workbench, count = workbench.playback.trace.steps.count
      var stage = StageCache()
      for place in stride(from: 0, through: count, by: max(count / 12, 1)) {
        workbench.perform(.goTo(step: place))
        if place > count / 2 { workbench.pointer.hovered = workbench.display.tree.nodes.last?.name }
        let display = workbench.display, appearance = workbench.appearance
        #expect(
          stage.drawings(display.stage, appearance) == StagePicture.draw(display.stage, appearance).drawings,
          "\(preset.id) at \(place)")
      }
    }
  }

  // MARK: Differences

  private let red = Color(0xFF0000)

  private func areas(_ old: DrawingList, _ new: DrawingList) throws -> [CGRect] {
    DrawingChanges(from: old.drawings, to: new.drawings, try Typesetter()).areas
  }

  @Test func twoChangedElementsAreTwoAreas() throws {
    let old = list { list in
      for (name, x) in [("a", 0.0), ("b", 100), ("c", 200)] {
        list.element(name) { $0.fill(CGRect(x: x, y: 0, width: 10, height: 10), red) }
      }
    }
    let new = list { list in
      for (name, x) in [("a", 20.0), ("b", 100), ("c", 220)] {
        list.element(name) { $0.fill(CGRect(x: x, y: 0, width: 10, height: 10), red) }
      }
    }
    #expect(
      try areas(old, new) == [CGRect(x: 0, y: 0, width: 30, height: 10), CGRect(x: 200, y: 0, width: 30, height: 10)])
  }

  @Test func anotherClipIsAChange() throws {
    let square = CGRect(x: 0, y: 0, width: 50, height: 50)
    let lists = [CGFloat(20), 30].map { width in
      list { list in
        list.clip(CGRect(x: 0, y: 0, width: width, height: 50)) { $0.fill(square, red) }
      }
    }
    #expect(try areas(lists[0], lists[1]) == [CGRect(x: 0, y: 0, width: 30, height: 50)])
  }

  @Test func anElementThatComesToTheFrontChangesItsOwnArea() throws {
    let lists = [["a", "b", "c"], ["b", "c", "a"]].map { names in
      list { list in
        for name in names {
          let x: CGFloat = name == "a" ? 5 : name == "b" ? 0 : 100
          list.element(name) { $0.fill(CGRect(x: x, y: 0, width: 10, height: 10), red) }
        }
      }
    }
    let own = CGRect(x: 5, y: 0, width: 10, height: 10)
    #expect(try areas(lists[0], lists[1]) == [own, own])
  }

  @Test func aDifferenceOutsideTheClipIsNotAChange() throws {
    let lists = [CGFloat(100), 200].map { x in
      list { list in
        list.clip(CGRect(x: 0, y: 0, width: 20, height: 20)) {
          $0.fill(CGRect(x: x, y: 0, width: 10, height: 10), red)
        }
      }
    }
    #expect(try areas(lists[0], lists[1]).isEmpty)
  }

  private func list(_ body: (inout DrawingList) -> Void) -> DrawingList {
    var list = DrawingList(element: "test")
    body(&list)
    return list
  }
}
