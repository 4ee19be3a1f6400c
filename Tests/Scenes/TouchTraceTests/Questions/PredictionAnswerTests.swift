import Foundation
@testable import TestSupport
import Testing
@testable import LiveScenes
@testable import Scenes
@testable import TouchTrace

/// The answers agree with a second, plain implementation that reads the tree and not the trace.
@MainActor @Suite struct PredictionAnswerTests {
  /// What a tap does, worked out from the tree alone.
  private struct Model {
    let tree: TreeSnapshot
    let winner: String?

    init(_ scene: Scene, _ point: CGPoint) {
      tree = Playback(scene).tree
      winner = HitMap.hitTestView(at: point, of: LiveScene(scene))
    }

    /// The responders that handle the touch, up to the first that does not call super.
    var handlers: [String] {
      var handlers: [String] = [], next = winner
      while let name = next, let responder = tree.responder(name) {
        if responder.touches != .ignores { handlers.append(name) }
        if responder.touches == .handles { return handlers }
        next = responder.next
      }
      return handlers
    }

    /// The tap recognizer that acts: the one of the innermost view.
    var recognizer: TreeSnapshot.Recognizer? {
      var view = winner
      while let name = view {
        if let own = tree.recognizers.first(where: { $0.view == name }) { return own }
        view = tree.node(name)?.superview
      }
      return nil
    }

    /// Whether a point of the screen is inside the bounds, by the frames of the view and of those around it.
    func isInside(_ point: CGPoint, of view: String) -> Bool {
      var origin = CGPoint.zero, name: String? = view
      while let node = name.flatMap({ tree.node($0) }) {
        (origin.x, origin.y) = (origin.x + node.frame.minX, origin.y + node.frame.minY)
        name = node.superview
      }
      let size = tree.node(view)?.frame.size ?? .zero
      return point.x >= origin.x && point.y >= origin.y && point.x < origin.x + size.width
        && point.y < origin.y + size.height
    }
  }

  private static func questions(_ scene: Scene) -> [PredictionQuestion] {
    let playback = Playback(scene)
    playback.playScript()
    return PredictionQuestion.all(in: playback.trace)
  }

  private static func point(of scene: Scene) -> CGPoint {
    scene.invitedScript.gestures.first?.paths.first?.first ?? .zero
  }

  @Test(arguments: [false, true]) func theyAgreeOnRandomScenes(hasRecognizers: Bool) throws {
    var counts: [String: Int] = [:], problems: [String] = []
    for seed in (1...300).sample(every: 3) {
      var maker = RandomTouchScene(seed: seed)
      let scene = try maker.scene(hasRecognizers: hasRecognizers), point = Self.point(of: scene)
      let model = Model(scene, point)
      for question in Self.questions(scene) {
        let answer = question.answer
        let expected: [String]
        switch question.prompt.topic {
        case .winner:
          (expected, counts["winner", default: 0]) = (
            [model.winner].compactMap(\.self), counts["winner", default: 0] + 1
          )
        case .inside(let view):
          counts["inside", default: 0] += 1
          if (answer.choice == .yes) != model.isInside(point, of: view) { problems.append("\(seed): inside \(view)") }
          continue
        case .handler:
          counts["handler", default: 0] += 1
          expected = model.handlers
        case .actor:
          counts["actor", default: 0] += 1
          expected = [model.recognizer?.name].compactMap(\.self)
        case .ending:
          counts["ending", default: 0] += 1
          let cancels = model.recognizer?.cancelsTouchesInView == true
          if answer.choice != (cancels ? .cancelled : .ended) { problems.append("\(seed): ending \(answer.choice)") }
          continue
        case .receiver, .performer: expected = []
        }
        if answer.objects != expected {
          problems.append("\(seed): \(question.prompt.topic) \(answer.objects) \(expected)")
        }
      }
    }
    #expect(problems == [])
    #expect(counts["winner", default: 0] > 80 && counts["inside", default: 0] >= 2, "\(counts)")
    #expect(hasRecognizers ? counts["ending", default: 0] > 16 : counts["handler", default: 0] > 66, "\(counts)")
  }

  @Test func theRightAnswerIsAlwaysOneOfTwoToFiveChoices() throws {
    for scene in try SceneLibrary.bundled().scenes() {
      for question in Self.questions(scene) {
        let choices = question.prompt.choices
        #expect((2...5).contains(choices.count) && Set(choices).count == choices.count, "\(scene.id) \(question)")
        #expect(choices[question.rightChoice] == question.answer.choice)
        #expect(question.misconceptions.count == choices.count)
        #expect(question.misconceptions[question.rightChoice] == nil)
        #expect(question.asked < question.decided)
      }
    }
  }

  @Test func theNextQuestionIsAskedWhenTheLastOneIsAnswered() throws {
    for scene in try SceneLibrary.bundled().scenes() {
      let questions = Self.questions(scene)
      for (one, next) in zip(questions, questions.dropFirst()) {
        // What follows from the answer about an area is not to be seen, so the search is asked about from its beginning.
        if case .inside = one.prompt.topic, one.asked == next.asked { continue }
        #expect(one.decided <= next.asked, "\(scene.id)")
      }
    }
  }

  @Test func theButtonThatSticksOutIsTheMisconceptionOfItsPreset() throws {
    let questions = Self.questions(try SceneLibrary.bundled().scene("P16"))
    let inside = try #require(questions.first), winner = questions[1]
    #expect(inside.prompt.topic == .inside("yellow") && inside.answer.choice == .no)
    #expect(inside.misconceptions == [.childrenEnlargeParent, nil])
    #expect(winner.prompt.topic == .winner && winner.answer.objects == ["behind"])
    #expect(winner.misconceptions[winner.prompt.choice(for: "button") ?? 4] == .childIsAskedAlone)
  }
}
