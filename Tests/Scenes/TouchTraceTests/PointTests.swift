import Testing

@testable import Scenes
@testable import TouchTrace

/// Every preset says what a person should do, which moment makes its point, and what the point is.
@Suite struct PointTests {
  nonisolated private static let scenes = (try? SceneLibrary.bundled().scenes()) ?? []

  @Test func thereArePresets() { #expect(Self.scenes.count == 47) }

  @Test(arguments: scenes)
  func aPresetHasAnInvitationAMomentAndAPoint(_ scene: Scene) throws {
    let texts = [try #require(scene.invitation?.text), try #require(scene.point)]
    #expect(scene.shownMark != nil)
    for text in texts {
      #expect(text.english != text.simplifiedChinese)
      #expect(text.simplifiedChinese.unicodeScalars.contains { $0.value > 0x2E80 })
    }
  }

  @Test(arguments: scenes)
  func aPointIsShort(_ scene: Scene) throws {
    let point = try #require(scene.point)
    let invitation = try #require(scene.invitation?.text)
    #expect(point.english.hasSuffix(".") && point.simplifiedChinese.hasSuffix("。"))
    for text in [point, invitation] {
      #expect(text.english.count <= 70)
      #expect(Self.width(text.simplifiedChinese) <= 70)
    }
  }

  /// The width in letters; a Chinese character is twice as wide.
  private static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E80 ? 2 : 1) }
  }

  @Test(arguments: scenes)
  func theShownMomentIsExpectedInEveryVariant(_ scene: Scene) throws {
    for variant in scene.variants {
      let expectation = try #require(PointCheck.expectation(of: scene, in: variant), "\(variant.name)")
      #expect(expectation.hit != nil || expectation.actions != nil || expectation.phases != nil, "\(variant.name)")
    }
    #expect(SceneCheck.failures(of: scene) == [])
  }

  @Test("following the hand of the invitation leads to the point", arguments: scenes)
  func theHandLeadsToThePoint(_ scene: Scene) throws {
    let variant = try #require(scene.variant())
    let playback = Playback(scene, variant: variant)
    playback.play(scene.invitedScript.inputs, until: scene.invitedScript.duration)
    let expectation = try #require(PointCheck.expectation(of: scene, in: variant))
    #expect(PointCheck.failures(of: expectation, at: playback.trace.steps.count, in: playback.trace) == [])
    #expect(PointCheck.isSeen(at: playback.trace.steps.count, in: playback.trace, of: scene, variant: variant))
  }

  @Test("playing the script leads to the point in every variant", arguments: scenes)
  func theScriptLeadsToThePoint(_ scene: Scene) {
    for variant in scene.variants {
      let playback = Playback(scene, variant: variant)
      playback.playScript(upTo: scene.shownMoment)
      #expect(
        PointCheck.isSeen(at: playback.trace.steps.count, in: playback.trace, of: scene, variant: variant),
        "\(variant.name)")
    }
  }

  @Test(arguments: scenes)
  func withoutATouchThePointIsNotSeen(_ scene: Scene) throws {
    #expect(!PointCheck.isSeen(at: 0, in: Trace(), of: scene, variant: try #require(scene.variant())))
  }

  @Test func aTremblingHandMakesThePointToo() throws {
    #expect(try isSeen("P31", after: ["down 185,285", "move 186,286 over 50", "up"]))
    #expect(try !isSeen("P31", after: ["tap 60,400"]))
    #expect(try !isSeen("P31", after: ["tap 185,285", "wait 600", "tap 60,400"]))
  }

  @Test func movesCountIfTheyAreExpected() throws {
    #expect(try isSeen("P29", after: ["down 95,280", "move 265,280 over 100", "up"]))
    #expect(try !isSeen("P29", after: ["tap 95,280"]))
  }

  @Test func aQuickHandExcludesARecognizerToo() throws {
    let start = "down 240,280 and 120,280", end = "up finger 1 and finger 2"
    let spread = "move 270,280 and 90,280", turned = "move 180,370 and 180,190"
    #expect(try isSeen("P38", after: [start, spread, turned, end]))
    // The rotation is the first to begin.
    #expect(try isSeen("P38", after: [start, "move 232,310 and 128,250 over 200", "move 270,280 and 90,280", end]))
    #expect(try !isSeen("P38", after: [start, end]))
  }

  @Test func thePointOfAHeldFingerStaysWhenItIsLifted() throws {
    #expect(try isSeen("P34", after: ["down 180,280", "wait 900"]))
    #expect(try isSeen("P34", after: ["down 180,280", "wait 900", "up"]))
    #expect(try isSeen("P34", after: ["down 180,280", "wait 900", "move 190,280", "up"]))
    #expect(try !isSeen("P34", after: ["tap 180,280"]))
    #expect(try !isSeen("P34", after: ["down 180,280", "wait 900", "up", "wait 600", "tap 20,20"]))
  }

  private func isSeen(_ preset: String, after lines: [String]) throws -> Bool {
    let scene = try SceneLibrary.bundled().scene(preset)
    let script = try Script(lines: lines.map { try ScriptLine.parse($0) })
    let playback = Playback(scene)
    playback.play(script.inputs, until: script.duration)
    return PointCheck.isSeen(
      at: playback.trace.steps.count, in: playback.trace, of: scene, variant: try #require(scene.variant()))
  }
}

extension Scene: CustomTestStringConvertible {
  public var testDescription: String { id }
}
