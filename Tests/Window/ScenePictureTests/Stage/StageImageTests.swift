@testable import StageSupport
import Foundation
@testable import Scenes
import Testing
@testable import ScenePicture
@testable import TouchTrace
@testable import UIKitCore

/// The picture that recognizers rotate and scale, and the values that they report.
@MainActor @Suite struct StageImageTests {
  private func motion(_ variant: String, at place: StageFixture.Place = .mark("turned")) throws -> MeasureSum {
    MeasureSum(of: "photo", in: try StageFixture(preset: "P38", at: place, variant: variant).display)
  }

  @Test func withoutSimultaneousRecognitionThePictureOnlyScales() throws {
    let motion = try motion("alone")
    // The fingers end √(140² + 112²) ÷ 120 times as far apart; the pinch starts to measure after 8 points (GN-15).
    #expect(motion.scale < 1.49 && motion.scale > 1.49 * 120 / 135)
    #expect(motion.rotation == 0)
  }

  @Test func withSimultaneousRecognitionThePictureRotatesToo() throws {
    let motion = try motion("together")
    // The fingers turn by atan(112 ÷ 140); the rotation starts to measure after more than 10° (GN-16).
    let whole = atan2(112.0, 140.0)
    #expect(motion.rotation > whole - 0.25 && motion.rotation < whole - 10 * .pi / 180)
    #expect(try motion.scale == self.motion("alone").scale)
  }

  @Test func thePictureRestsBeforeRecognition() throws {
    let fixture = try StageFixture(preset: "P38", at: .mark("turned"))
    let began = fixture.step { kind in
      if case .gesture(.changes("pinch", from: .possible, to: .began, _)) = kind { true } else { false }
    }
    let motion = MeasureSum(of: "photo", in: fixture.at(began).display)
    #expect(motion.scale == 1 && motion.rotation == 0 && motion.translation == .zero)
  }

  @Test func aSecondGestureMultipliesTheScale() throws {
    let playback = Playback(try SceneLibrary.bundled().scene("P38"))
    playback.playScript()
    let once = MeasureSum(of: "photo", in: DisplayState(of: playback)).scale
    let end = playback.now + 1000
    for input in playback.inputs { playback.perform(input.input, at: end + input.time) }
    let twice = MeasureSum(of: "photo", in: DisplayState(of: playback)).scale
    #expect(once > 1 && abs(twice - once * once) < 1e-9)
  }

  @Test func thePictureIsClippedToItsView() throws {
    let fixture = try StageFixture(preset: "P38", at: .mark("turned"), variant: "together")
    #expect(fixture.elements.contains("image.photo"))
    #expect(try !StageFixture(preset: "P39").elements.contains { $0.hasPrefix("image.") })
    let view = try #require(fixture.plan.view("photo"))
    let image = try #require(StageImage(of: view, in: fixture.display, fixture.plan.geometry))
    #expect(view.box.contains(image.clip))
  }

  @Test func theTraceWritesTheMeasureOfAnAction() throws {
    let display = try StageFixture(preset: "P38", at: .mark("turned"), variant: "together").display
    let lines = TraceText.text(of: display.trace).split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix("rotation sends rotated to ViewController: 0°") })
    let last = try #require(lines.last { $0.contains("pinch sends pinched") })
    let scale = try #require(last.firstMatch(of: /: × (\d\.\d+)$/).flatMap { Double($0.1) })
    #expect(try abs(CGFloat(scale) - motion("together").scale) < 0.006)
  }
}
