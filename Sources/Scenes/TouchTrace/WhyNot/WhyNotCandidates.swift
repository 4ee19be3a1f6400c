import Scenes
import UIKit

/// The changes that are tried against an obstacle, the smallest first.
struct WhyNotCandidates {
  typealias Candidate = (change: CureChange, edits: [TreeEdit])

  let subject: WhyNotSubject
  /// The scene; for own code, a screen without views.
  let scene: Scene
  /// The tree before the event.
  let tree: TreeSnapshot

  init(_ subject: WhyNotSubject, _ scene: Scene, _ tree: TreeSnapshot) {
    (self.subject, self.scene, self.tree) = (subject, scene, tree)
  }

  /// The view that the touch must come to.
  var view: String { tree.view(for: subject.object) ?? subject.object }

  /// Returns no candidate if no change of the scene cures the obstacle, such as a phone call.
  func all(for obstacle: Obstacle) -> [Candidate] {
    switch obstacle {
    case .removed: putBack
    case .ignoringInteraction: [set(Scene.applicationName, Change(.isIgnoringInteractionEvents, false))]
    case .otherWindow(let window, let winner):
      [
        set(winner, .isUserInteractionEnabled(false)), set(window, .isUserInteractionEnabled(false)),
        set(window, .isHidden(true)),
      ]
    case .gate(let name, let gate): open(name, gate)
    case .outside(let name, _, _): letThrough(name)
    case .noArea: [giveArea].compactMap(\.self)
    case .outsideItself: enlarge + [giveArea].compactMap(\.self)
    case .override(let name):
      [
        set(name, .hitTest(.standard)), set(name, .hitTest(.safeBeyondBounds)),
        set(name, .isUserInteractionEnabled(false)),
      ]
    case .covered(let winner, _, _): uncover(from: winner)
    case .other(let winner): winner.map { uncover(from: $0) } ?? []
    case .ignored(let reason): receive(reason)
    case .interrupted, .liftedOutside, .notAttending, .notInChain, .inNoWindow, .programEnds, .sendsNothing,
      .targetLost:
      []
    case .cancelled(let recognizer, _):
      [
        set(recognizer, Change(.cancelsTouchesInView, false)), set(recognizer, Change(.shouldBegin, false)),
        set(recognizer, Change(.isEnabled, false)),
      ] + scrolling(recognizer)
    case .delayed(let by, _):
      [
        set(by, Change(.delaysTouchesBegan, false)), set(scrollView(of: by), Change(.delaysContentTouches, false)),
        set(by, Change(.isEnabled, false)),
      ]
    case .delayedEnd(let by, _):
      [set(by, Change(.delaysTouchesEnded, false)), set(by, Change(.isEnabled, false))]
    case .disabled: [set(subject.object, .isEnabled(true))]
    case .noAction: [addAction]
    case .otherEvents(let events): events.map { sendForLift($0) } + [addAction]
    case .targetGone(let target): [set(target, Change(.isAlive, true)), sendToController].compactMap(\.self)
    case .nobodyImplements(let action): implement(action)
    case .noTarget: [sendToController, addAction].compactMap(\.self)
    case .refusedTouch, .anotherGesture, .requirementRecognized, .waits, .waited, .excluded, .refusedToBegin:
      RecognizerCandidates(self).all(for: obstacle)
    case .notAResponder: [set(subject.object, Change(.isResponder, true))]
    case .notFirstResponder: [(.makeFirstResponder(subject.object), [.setFirstResponder(subject.object)])]
    case .handledBefore(let name): passOn(name)
    }
  }

  func set(_ name: String, _ change: Change) -> Candidate {
    let edit = Edit(name, change)
    return (.set(edit), [.set(edit)])
  }
}
