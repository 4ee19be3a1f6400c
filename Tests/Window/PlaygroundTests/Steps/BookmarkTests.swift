import Foundation
@testable import Scenes
import Testing
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import TouchInput
@testable import TouchTrace

/// Bookmarks: setting them, going to them, and what happens to them when the trace changes.
struct BookmarkTests {
  @Test func theKeyBAddsAndRemovesABookmark() throws {
    var stepper = try Stepper("P01")
    stepper.press(.right)
    stepper.press("b")
    #expect(stepper.workbench.display.bookmarks == [stepper.cursor])
    stepper.press("b")
    #expect(stepper.workbench.display.bookmarks.isEmpty)
  }

  @Test func controlBGoesToTheNextBookmarkAndWrapsAround() throws {
    var stepper = try Stepper("P01")
    for place in [3, 9, 14] {
      stepper.workbench.perform(.goTo(step: place))
      stepper.press("b")
    }
    stepper.press(.home)
    var places: [Int] = []
    for _ in 0..<4 {
      stepper.press("b", .control)
      places.append(stepper.cursor)
    }
    #expect(places == [3, 9, 14, 3])
    stepper.press("b", [.control, .shift])
    #expect(stepper.cursor == 14)
  }

  @Test func bookmarksBelongToTheirScene() throws {
    var stepper = try Stepper("P01")
    stepper.workbench.perform(.goTo(step: 5))
    stepper.press("b")
    stepper.press(.pageDown)
    #expect(stepper.workbench.display.bookmarks.isEmpty)
    stepper.press(.pageUp)
    #expect(stepper.workbench.display.bookmarks == [5])
  }

  @Test func anEditKeepsABookmarkAtItsStep() throws {
    var stepper = try Stepper("P16")
    let place = try #require(stepper.places { $0.isHandled }.first)
    stepper.workbench.perform(.goTo(step: place))
    stepper.press("b")
    let step = stepper.trace.steps[place - 1].kind
    stepper.workbench.perform(.edit(try Edit.parse("behind.isHidden true")))
    let moved = try #require(stepper.workbench.display.bookmarks.first)
    #expect(stepper.trace.steps[moved - 1].kind == step)
    stepper.workbench.perform(.undo)
    #expect(stepper.workbench.display.bookmarks == [place])
  }

  @Test func withoutATraceNoBookmarkIsAdded() throws {
    let workbench = try Workbench(options: WorkbenchOptions())
    workbench.perform(.toggleBookmark)
    workbench.perform(.stepByBookmark(1))
    #expect(workbench.display.bookmarks.isEmpty && workbench.display.cursor == 0)
  }
}

extension TraceStep.Kind {
  var isHandled: Bool { if case .handled = self { true } else { false } }
}
