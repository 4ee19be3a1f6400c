import Foundation
@testable import Scenes
import Testing
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import TouchInput
@testable import TouchTrace

/// Places that somebody marked.
struct BookmarkTests {
  @Test func bMarksAPlaceAndTakesTheMarkAway() throws {
    var person = try Stepper("P01")
    person.press(.right)
    person.press("b")
    #expect(person.workbench.display.bookmarks == [person.cursor])
    person.press("b")
    #expect(person.workbench.display.bookmarks.isEmpty)
  }

  @Test func controlBGoesFromMarkToMarkAndAround() throws {
    var person = try Stepper("P01")
    for place in [3, 9, 14] {
      person.workbench.perform(.goTo(step: place))
      person.press("b")
    }
    person.press(.home)
    var places: [Int] = []
    for _ in 0..<4 {
      person.press("b", .control)
      places.append(person.cursor)
    }
    #expect(places == [3, 9, 14, 3])
    person.press("b", [.control, .shift])
    #expect(person.cursor == 14)
  }

  @Test func marksStayWithTheirScene() throws {
    var person = try Stepper("P01")
    person.workbench.perform(.goTo(step: 5))
    person.press("b")
    person.press(.pageDown)
    #expect(person.workbench.display.bookmarks.isEmpty)
    person.press(.pageUp)
    #expect(person.workbench.display.bookmarks == [5])
  }

  @Test func afterAnEditAMarkIsAtTheSameStep() throws {
    var person = try Stepper("P16")
    let place = try #require(person.places { $0.isHandled }.first)
    person.workbench.perform(.goTo(step: place))
    person.press("b")
    let step = person.trace.steps[place - 1].kind
    person.workbench.perform(.edit(try Edit.parse("behind.isHidden true")))
    let moved = try #require(person.workbench.display.bookmarks.first)
    #expect(person.trace.steps[moved - 1].kind == step)
    person.workbench.perform(.undo)
    #expect(person.workbench.display.bookmarks == [place])
  }

  @Test func nothingIsMarkedBeforeAnythingWasDone() throws {
    let workbench = try Workbench(options: WorkbenchOptions())
    workbench.perform(.toggleBookmark)
    workbench.perform(.stepByBookmark(1))
    #expect(workbench.display.bookmarks.isEmpty && workbench.display.cursor == 0)
  }
}

extension TraceStep.Kind {
  var isHandled: Bool { if case .handled = self { true } else { false } }
}
