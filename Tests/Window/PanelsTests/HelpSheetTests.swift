import Foundation
import Testing
@testable import Canvas
@testable import Narration
@testable import PanelModels
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput

@Suite struct HelpSheetTests {
  @Test(arguments: Language.allCases) func theSheetHasEveryKeyAndEveryGestureUnderItsHeading(language: Language) {
    let rows = HelpRow.all(language)
    let headings = rows.compactMap { if case .heading(let text) = $0 { text } else { nil } }
    #expect(Set(headings) == Set(KeySection.allCases.map { $0[language] } + [HeadingText.mouse[language]]))
    #expect(headings.count == KeySection.allCases.count + 1)
    #expect(rows.count == headings.count + KeyBindings.all.count + MouseGesture.allCases.count)
  }

  @Test(
    arguments: [
      (WindowLayout.minimumSize, Theme.Name.light), (CGSize(width: 1280, height: 800), .dark),
      (CGSize(width: 1920, height: 1080), .light), (CGSize(width: 1024, height: 768), .projector),
      (CGSize(width: 1920, height: 1080), .projector),
    ], Languages.allCases)
  func everyPageFitsTheWindow(_ window: (CGSize, Theme.Name), _ languages: Languages) throws {
    let (size, theme) = window
    let appearance = Appearance(
      theme: .named(theme), languages: languages, layout: WindowLayout(size: size, isProjector: theme == .projector),
      typesetter: try Typesetter())
    let columns = HelpColumns(appearance)
    #expect(columns.size.width <= size.width && columns.size.height <= size.height)
    #expect(Array(columns.pages.joined().joined()) == HelpRow.all(languages.first))
    for column in columns.pages.joined() {
      let endsWithHeading = if case .heading? = column.last { true } else { false }
      #expect(!endsWithHeading && !column.isEmpty)
    }
  }

  @Test func theSmallestWindowHasTheButton() throws {
    let fixture = try PanelFixture(size: WindowLayout.minimumSize)
    fixture.click("topBar.help")
    #expect(fixture.host.help.superview != nil)
    let bar = ["topBar.device", "topBar.theme", "topBar.language", "topBar.help"]
    let frames = bar.compactMap { fixture.host.frame(of: $0) }
    #expect(frames.count == 4 && zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
    #expect(frames.allSatisfy { $0.maxX <= 1024 })
  }

  @Test func keysTurnThePagesAndDoNothingBehindTheSheet() throws {
    let fixture = try PanelFixture(size: WindowLayout.minimumSize)
    fixture.click("topBar.help")
    let first = fixture.texts
    #expect(fixture.host.press(.pageDown, []) && fixture.texts != first)
    for key in [Key.pageUp, .up, .left] { #expect(fixture.host.press(key, [])) }
    #expect(fixture.texts == first)
    for key in [Key.down, .right, .space, .end, .home] { #expect(fixture.host.press(key, [])) }
    #expect(fixture.texts == first)
    #expect(fixture.host.press(.character("d"), []) && fixture.host.press(.character("z"), .control))
    #expect(!fixture.host.press(.character("q"), .control) && !fixture.host.press(.character("?"), .shift))
    #expect(fixture.host.press(.escape, []) && fixture.host.help.superview == nil)
  }
}
