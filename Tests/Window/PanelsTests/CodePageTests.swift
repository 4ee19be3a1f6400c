import Foundation
import Testing
@testable import PanelModels
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore
@testable import UIKitLists

@Suite struct CodePageTests {
  /// Returns the current line at every step of the first touch of a preset, if its source is shown.
  private func currentLines(of preset: String) throws -> [String] {
    let playback = Playback(try SceneLibrary.bundled().scene(preset))
    playback.playScript()
    let trace = playback.trace
    return trace.sequence(at: 1).compactMap { index in
      guard let frame = trace.callStack(at: index + 1).first, frame.hasSource else { return nil }
      let role = CodeState(of: frame, in: trace, at: index + 1).current
      return "\(frame.title) \(role.map { "\($0)" } ?? "none")"
    }
  }

  @Test func theCurrentLineFollowsTheHitTest() throws {
    let hitTest = try currentLines(of: "P01").filter { $0.contains("hitTest") }
    #expect(
      hitTest == [
        "W.hitTest pointInside", "W.hitTest pointInside",
        "A.hitTest pointInside", "A.hitTest pointInside",
        "C.hitTest pointInside", "C.hitTest outsideReturn", "C.hitTest outsideReturn",
        "B.hitTest pointInside", "B.hitTest pointInside", "B.hitTest lastReturn",
        "A.hitTest hitReturn", "W.hitTest hitReturn",
      ])
  }

  @Test func aClosedGateReturnsImmediately() throws {
    let hitTest = try currentLines(of: "P05").filter { $0.hasPrefix("cover") }
    #expect(hitTest == ["cover.hitTest gates", "cover.hitTest gateReturn", "cover.hitTest gateReturn"])
  }

  @Test func theOverrideBeyondBoundsBeginsWithItsLoop() throws {
    let hitTest = try currentLines(of: "P17").filter { $0.hasPrefix("yellow") }
    #expect(hitTest == ["yellow.hitTest loop", "yellow.hitTest loop", "yellow.hitTest hitReturn"])
  }

  @Test func everyCurrentLineExistsInBothLanguages() throws {
    for scene in try SceneLibrary.bundled().scenes() {
      let playback = Playback(scene)
      playback.playScript()
      for cursor in 1...max(playback.trace.steps.count, 1) {
        playback.cursor = cursor
        let display = DisplayState(of: playback, mode: .step)
        for frame in display.trace.callStack(at: cursor) where frame.hasSource {
          for language in CodeLanguage.allCases {
            let source = display.source(of: frame, language)
            let current = try #require(source.state?.current)
            #expect(source.lines.contains { $0.role == current }, "\(scene.id) \(cursor) \(frame.title) \(current)")
          }
        }
      }
    }
  }

  @Test func noLineIsWiderThanThePanel() throws {
    let appearance = try PanelFixture().appearance
    let overrides: [HitTestOverride] = [.standard, .beyondBounds, .safeBeyondBounds, .returns("someField")]
    let phases = [UITouch.Phase.began, .moved, .ended, .cancelled]
    var sources = overrides.flatMap { SwiftSource.hitTest($0) + ObjectiveCSource.hitTest($0) }
    for phase in phases {
      for override in TouchOverride.allCases {
        sources += SwiftSource.touches(phase, override, follower: "UIButton")
        sources += ObjectiveCSource.touches(phase, override, follower: "UITableView")
      }
    }
    for line in sources {
      #expect(44 + appearance.width(line.text, .api) <= 318, "\(line.text)")
      #expect(40 + appearance.width(line.text, .smallApi) <= 287, "\(line.text)")
    }
  }

  @Test func aCallOfTheStackShowsItsOwnSource() throws {
    let fixture = try PanelFixture()
    fixture.click("panel.tabs.1")
    fixture.playback.cursor = fixture.display.sequence.lowerBound + 7
    fixture.show()
    #expect(fixture.texts.contains("called on C"))
    fixture.click("code.stack.1")
    #expect(fixture.texts.contains("called on A"))
    let listing = try #require(fixture.control("code.listing") as? CodeListing)
    #expect(listing.state?.current == .ask)
  }

  @Test func tokensAddUpToTheLine() {
    for line in SwiftSource.hitTest(.standard) + ObjectiveCSource.hitTest(.standard) {
      #expect(CodeToken.tokens(of: line.text).map(\.text).joined() == line.text)
    }
    let kinds = CodeToken.tokens(of: "guard alpha > 0.01").filter { $0.kind != .plain }
    #expect(kinds == [CodeToken(text: "guard", kind: .keyword), CodeToken(text: "0.01", kind: .number)])
  }
}
