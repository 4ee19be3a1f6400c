import Foundation
import Testing

@testable import Scenes
@testable import TouchTrace

/// A second scene that gets the same touches.
@MainActor @Suite struct FollowingRunTests {
  private func scene(_ name: String) throws -> Scene { try SceneLibrary.bundled().scene(name) }

  private func lines(_ playback: Playback) -> String { TraceText.text(of: playback.trace) }

  /// The run of a scene with some inputs, made at once.
  private func run(_ scene: Scene, _ variant: Variant?, _ inputs: [TimedInput], until end: Int) -> String {
    let playback = Playback(scene, variant: variant)
    playback.play(inputs, until: end)
    return lines(playback)
  }

  @Test func inputsThatComeOneByOneHappenInBothAtTheirTimes() throws {
    for name in ["P16", "P28", "P34", "P38"] {
      let scene = try scene(name), leader = Playback(scene)
      let follower = FollowingRun(scene, variant: scene.variants.last, takesEdits: true)
      for time in Set(scene.script.inputs.map(\.time)).sorted() {
        leader.advance(to: time)
        leader.perform(scene.script.inputs.filter { $0.time == time })
        follower.follow(leader)
      }
      #expect(lines(follower.playback) == run(scene, scene.variants.last, leader.inputs, until: leader.now), "\(name)")
      #expect(follower.playback.inputs == leader.inputs)
    }
  }

  @Test func aTimeOutOfTheFollowerComesWithoutAnInput() throws {
    let scene = try scene("P35"), leader = Playback(scene, variant: scene.variants.last)
    let follower = FollowingRun(scene, variant: nil, takesEdits: true)
    let tap = scene.script.inputs.prefix { $0.input != .mark(scene.shownMoment) }
    leader.perform(Array(tap))
    follower.follow(leader)
    let before = follower.playback.trace.steps.count
    leader.advance(to: leader.now + 1000)
    follower.follow(leader)
    #expect(follower.playback.trace.steps.count > before)
    #expect(lines(follower.playback) == run(scene, nil, leader.inputs, until: leader.now))
  }

  @Test func aResetAndAnotherScriptAreFollowed() throws {
    let scene = try scene("P16"), leader = Playback(scene)
    let follower = FollowingRun(scene, variant: scene.variants.last, takesEdits: true)
    leader.playScript()
    follower.follow(leader)
    leader.reset()
    follower.follow(leader)
    #expect(follower.playback.trace.steps.isEmpty && follower.playback.now == leader.now)
    leader.playScript(upTo: "above")
    follower.follow(leader)
    #expect(follower.playback.inputs == leader.inputs)
  }

  @Test func editsByHandStayInTheSceneThatHasThem() throws {
    let scene = try scene("P16"), leader = Playback(scene)
    let follower = FollowingRun(scene, variant: nil, takesEdits: false)
    leader.playScript(upTo: "above")
    follower.follow(leader)
    let before = lines(follower.playback)
    leader.edit(Edit("behind", .isHidden(true)))
    follower.follow(leader)
    #expect(lines(follower.playback) == before && lines(leader) != before)
    // The edits of a script belong to what the script does.
    let script = try self.scene("P04"), second = Playback(script)
    let other = FollowingRun(script, variant: nil, takesEdits: false)
    second.playScript()
    other.follow(second)
    #expect(lines(other.playback) == lines(second))
  }
}
