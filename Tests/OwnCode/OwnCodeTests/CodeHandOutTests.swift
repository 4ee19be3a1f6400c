import Foundation
import Scenes
import Testing
import TouchTrace

@testable import Canvas
@testable import HandOuts
@testable import OwnCode
@testable import Panels
@testable import ScenePicture

/// Pages and contact sheets of a person's own code.
@Suite(.slow) struct CodeHandOutTests {
  private static let half = """
    import UIKit
    class Half: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        point.y < 100
      }
      override func draw(_ rect: CGRect) { UIColor.red.setFill(); UIRectFill(bounds) }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    """

  /// A page plays copies of the code, and has an answer for each part of the screen.
  @Test(.exhaustive) func aPageAnswersClicksOnTheCode() throws {
    let folder = try CodeFolder(["Half.swift": Self.half])
    let playback = try folder.playback("tap 195,260")
    let before = playback.trace
    let handOut = try playback.withCopies {
      HandOut(playback.scene, variant: playback.variant, try Typesetter()) { _ in }
    }
    // The upper part of the view is its own, the lower one and the rest are the window's.
    #expect(handOut.answers.map(\.winner) == ["window", "half"])
    let page = try HandOutPage(handOut, Typesetter(), place: nil, opening: .init(language: nil, isDark: nil)).file()
    let text = String(decoding: page, as: UTF8.self)
    #expect(text.contains("half") && text.localizedCaseInsensitiveContains("#ff0000"))
    #expect(playback.trace == before)
    // Outside of the call, a scene is a scene again.
    #expect(!Playback(playback.scene).isOwnCode)
  }

  @Test func theCodeOfAStepIsTheirs() throws {
    let folder = try CodeFolder(["Half.swift": Self.half])
    let playback = try folder.playback("tap 195,260")
    let answered = playback.trace.steps.firstIndex { if case .inside("half", _, _) = $0.kind { true } else { false } }
    playback.cursor = try #require(answered) + 1
    let code = try #require(CodeExcerpt(DisplayState(of: playback, mode: .step)))
    #expect(code.title == "half.point(inside:with:)")
    #expect(code.lines.map { $0.tokens.map(\.text).joined() }.dropFirst().first == "  point.y < 100")
    #expect(code.values.map(\.value).last == "YES")
  }
}
