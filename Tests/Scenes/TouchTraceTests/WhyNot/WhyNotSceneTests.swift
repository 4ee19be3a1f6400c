import Foundation
import Testing

@testable import LiveScenes
@testable import Scenes
@testable import TouchTrace
import UIKit

/// The causes of "Why not me?" that need a scene of their own.
///
/// The whole checklist, and where each cause is tested, alone and in combinations:
///
/// | cause | test |
/// |---|---|
/// | hidden, alpha, interaction off: own, of an ancestor | `WhyNotFault`: hidden, faint, off, hidden panel, faint root, panel off, window off |
/// | outside an ancestor's bounds | `WhyNotFault`: outside the panel; `theHalfThatSticksOut` |
/// | covered by a view in front, also an invisible one, or a subview | `WhyNotFault`: covered; covered, unseen; subview takes it |
/// | zero size, elsewhere | `WhyNotFault`: no area, flat, elsewhere |
/// | removed, not in a window | `aRemovedViewIsPutBack`; `RecognizerFaultTests`: removed |
/// | another window on top | `WhyNotFault`: window in front |
/// | enlarged area cut | `anEnlargedAreaThatIsCut` |
/// | an override that answers otherwise | `WhyNotFault`: panel redirects |
/// | ignoring interaction | `WhyNotFault`: interaction ignored; `interactionIsIgnoredInTheMiddle` |
/// | an animation under way | `WhyNotFault`: animated, panel animated |
/// | multiple touch, exclusive touch | `asASecondFinger`, `anotherViewIsExclusive` |
/// | a recognizer that cancels or delays | `theParentsTapCancelsAPlainView`; `WhyNotFault`: delayed, the end is delayed |
/// | a recognizer of the view itself | `WhyNotFault`: its own recognizer |
/// | a guarded gesture | `RecognizerFaultTests`: a button keeps its touch; at the system edge `theEdgeOfTheScreenHoldsTheTouch` |
/// | delegate answers | `RecognizerFaultTests`: the delegate refuses the touch, forbids it |
/// | a failure requirement that waits | `RecognizerFaultTests`: waits for a double tap, requires one that recognizes |
/// | control disabled | `WhyNotFault`: disabled |
/// | no target, no action | `WhyNotFault`: no action; `RecognizerFaultTests`: no action, target nil |
/// | a target that is gone | `theTargetIsGone` |
/// | an action that no object implements | `WhyNotFault`: nobody has the action |
/// | the event is not among those registered | `WhyNotFault`: another event |
/// | a scroll view's delay, and its drag | `WhyNotFault`: in a scroll view; `theScrollViewTakesTheDrag` |
/// | first responder missing | `ResponderFaultTests`: `anotherViewIsTheFirstResponder`, `thereIsNoFirstResponder` |
@MainActor @Suite struct WhyNotSceneTests {
  private func playback(_ text: String) throws -> Playback {
    let scene = try Scene.parse(text, file: "scene.yaml"), playback = Playback(scene)
    playback.perform(scene.script.inputs)
    playback.advance(to: scene.script.duration)
    return playback
  }

  /// Applies the first cure of each cause to the scene itself.
  private func applyFirstCures(_ answer: WhyNot, to playback: Playback) throws {
    for cause in answer.causes { try playback.editTree(try #require(cause.cures.first).edits) }
    playback.advance(to: playback.now + 3_000)
  }

  @Test func theTargetIsGone() throws {
    let playback = try playback(
      """
      targets: [store]
      views:
        - name: root
          frame: 0 0 360 560
          controller: vc
          views:
            - { name: b, class: UIButton, frame: 20 20 160 60, actions: [touchUpInside pay to store] }
      script:
        - set store.isAlive false
        - tap 50,50
      """)
    let answer = try #require(playback.whyNot("b"))
    #expect(answer.causes.map(\.obstacle) == [.targetGone("store")] && answer.isCured)
    #expect(answer.causes.first?.cures.map(\.change) == [.sendTo("vc", from: "b")])
    try applyFirstCures(answer, to: playback)
    #expect(playback.stories.last?.actions.map(\.target) == ["vc"])
  }

  @Test func anotherViewIsExclusive() throws {
    let playback = try playback(
      """
      views:
        - { name: a, frame: 0 0 100 100, touches: handles }
        - { name: c, frame: 200 0 100 100, touches: handles, isExclusiveTouch: true }
      script:
        - down 250,50
        - down 50,50 finger 2
        - up finger 2
        - up finger 1
      """)
    let answer = try #require(playback.whyNot("a", at: CGPoint(x: 50, y: 50)))
    #expect(answer.causes.map(\.obstacle) == [.ignored(.exclusiveTouch("c"))] && answer.isCured)
    #expect(answer.causes.first?.cures.map(\.change) == [.set(Edit("c", .isExclusiveTouch(false)))])
    try applyFirstCures(answer, to: playback)
    let delivered = playback.trace.steps.contains { $0.kind == .deliver(.began, to: "a", fingers: [2]) }
    #expect(delivered)
  }

  @Test func interactionIsIgnoredInTheMiddle() throws {
    let playback = try playback(
      """
      views:
        - { name: a, frame: 0 0 100 100, touches: handles }
      script:
        - down 50,50
        - wait 100
        - set UIApplication.isIgnoringInteractionEvents true
        - wait 100
        - up
      """)
    let answer = try #require(playback.whyNot("a"))
    #expect(answer.causes.map(\.obstacle) == [.interrupted] && !answer.isCured)
  }

  /// The system's own recognizers hold back touches that begin at an edge; so does one of a window.
  @Test func theEdgeOfTheScreenHoldsTheTouch() throws {
    let playback = try playback(
      """
      windows:
        - name: W
          frame: 0 0 360 560
          recognizers:
            - { name: edge, kind: screenEdgePan, edges: left, delaysTouchesBegan: true }
          views:
            - { name: b, class: UIButton, frame: 0 20 160 60, actions: [touchUpInside pay] }
      script:
        - tap 4,50
      """)
    let answer = try #require(playback.whyNot("b"))
    #expect(answer.causes.first?.obstacle == .delayed(by: "edge", milliseconds: 90) && answer.isCured)
    try applyFirstCures(answer, to: playback)
    #expect(playback.stories.last?.holders == [:] && playback.whyNot("b")?.causes.isEmpty == true)
  }

  @Test func theScrollViewTakesTheDrag() throws {
    let playback = try playback(
      """
      views:
        - name: list
          class: UIScrollView
          frame: 0 0 360 400
          contentSize: 360 900
          delaysContentTouches: false
          views:
            - { name: card, frame: 20 20 200 200, touches: handles }
      script:
        - down 60,180
        - move 60,60 over 200
        - up
      """)
    let answer = try #require(playback.whyNot("card"))
    #expect(answer.causes.map(\.obstacle) == [.cancelled(by: "list.pan", isOwn: false)] && answer.isCured)
    let changes = answer.causes.first?.cures.map(\.change) ?? []
    #expect(changes.contains(.set(Edit("list", Change(.canCancelContentTouches, false)))), "\(changes)")
    try applyFirstCures(answer, to: playback)
    #expect(playback.stories.last?.claimer == nil)
  }

  /// An edit before the next touch has its time; the next touch is no part of the one that is shown.
  @Test func theTouchThatIsShownEndsBeforeTheNextOne() throws {
    let playback = try playback(
      """
      views:
        - { name: b, class: UIButton, frame: 20 20 160 60, actions: [touchUpInside pay] }
        - { name: c, class: UIButton, frame: 20 200 160 60 }
      script:
        - tap 50,50
        - wait 600
        - set c.alpha 0.5
        - down 50,220
        - wait 100
        - up
      """)
    playback.cursor = 3
    let answer = try #require(playback.whyNot("b"))
    #expect(answer.point == CGPoint(x: 50, y: 50) && answer.causes.isEmpty && answer.isCured)
  }

  // MARK: What happened

  @Test func theListOfThePictureInTheDesign() throws {
    let scene = try SceneLibrary.bundled().scene("P46")
    let answer = try #require(Playback(scene).whyNot("add", at: CGPoint(x: 192, y: 438)))
    #expect(answer.occurrences.map(\.name) == ["W", "root", "bar", "add", "navBar", "list", ""])
    #expect(answer.occurrences.filter(\.isObstacle).map(\.name) == ["bar"])
    #expect(answer.occurrences[3].kind == .notAsked && answer.occurrences[5].kind == .wins(number: 5))
    #expect(answer.cleared(isControl: true).starts(with: [.hidden, .alpha, .interaction]))
    #expect(!answer.cleared(isControl: true).contains(.areas))
  }

  @Test func whatIsACauseIsNotCleared() throws {
    for fault in WhyNotFault.all {
      let scene = try WhyNotFault.scene.applying(fault.edits)
      let answer = try #require(Playback(scene).whyNot("b", at: WhyNotFault.point, comparesMaps: false))
      #expect(answer.occurrences.count { $0.isObstacle } == 1, "\(fault)")
      #expect(answer.occurrences.allSatisfy { !$0.name.isEmpty || $0.kind == .others(1) }, "\(fault)")
      let isUsual = fault.obstacle != .ignoringInteraction
      #expect(answer.cleared(isControl: true).count == (isUsual ? 12 : 13), "\(fault)")
    }
    let hidden = try WhyNotFault.scene.applying([.set(Edit("b", .isHidden(true)))])
    let answer = try #require(Playback(hidden).whyNot("b", at: WhyNotFault.point))
    #expect(answer.cleared(isControl: true).first == .alpha)
  }

  /// What comes after a cause without a cure is not known, so it is not cleared.
  @Test func onlyWhatComesBeforeAnIncurableCauseIsCleared() throws {
    let scene = try SceneLibrary.bundled().scene("P26"), playback = Playback(scene)
    playback.perform(scene.script.inputs)
    let answer = try #require(playback.whyNot("pad"))
    #expect(
      answer.cleared(isControl: false) == [
        .hidden, .alpha, .interaction, .animation, .windows, .areas, .overrides, .covering,
      ])
  }
}
