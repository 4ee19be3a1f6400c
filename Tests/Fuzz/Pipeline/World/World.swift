import FuzzSupport
import UIKit
import SeededRandom

/// The objects of a running case, and everything that is noted about it.
///
/// Every overridden method and every closure of a case calls `called(_:on:)` first, which notes the call and makes the
/// interventions of the case. The world holds the objects; they hold it weakly.
final class World {
  let application = ProbeApplication()
  let answers = AnswerSource()
  var views: [Int: UIView] = [:]
  var gestures: [Int: UIGestureRecognizer] = [:]
  var delegates: [Int: ProbeDelegate] = [:]
  var controllers: [Int: ProbeController] = [:]
  let applicationDelegate = ProbeApplicationDelegate()
  let scrollDelegate = ProbeScrollDelegate()
  let census = Census()

  /// In milliseconds.
  var now = 0
  /// The latest time of a report that waits in the queue, in milliseconds.
  var latest = 0
  var seconds: TimeInterval { TimeInterval(now) / 1000 }

  var journal = Journal()
  private(set) var finding: Finding?
  var touchLedger = TouchLedger()
  var actionLedger = ActionLedger()
  var trackingLedger = TrackingLedger()
  /// The recognizers whose state was set from outside.
  var tampered: Set<Int> = []
  /// Those of them that were in no window of the application: nothing resets them before their next touch.
  var tamperedAlone: Set<Int> = []
  /// The kinds of the recognizers.
  var kinds: [Int: GesturePlan.Kind] = [:]

  private var interventions: [Callback: [Intervention]] = [:]
  private var counts: [Callback: Int] = [:]
  private(set) var callCount = 0
  private(set) var interventionCount = 0
  /// Whether interventions are made.
  var isArmed = false

  /// The largest number of callbacks of a case.
  static let budget = 200_000
  /// The largest number of interventions that are made, so that code which always changes something comes to an end.
  static let mostInterventions = 60

  init(_ plan: Case) {
    census.add(self, "world")
    build(plan)
    for part in plan.parts {
      if case .intervention(let intervention) = part {
        interventions[intervention.callback, default: []].append(intervention)
      }
    }
  }

  // MARK: Callbacks

  /// Notes a call and makes the interventions that are due in it.
  func called(_ callback: Callback, on subject: Int, _ detail: Int = 0) {
    callCount += 1
    guard callCount < World.budget else { return fail(.endless, "more than \(World.budget) callbacks") }
    let count = (counts[callback] ?? 0) + 1
    counts[callback] = count
    answers.count = callCount
    journal.note("\(callback) \(subject) \(detail)", subject, detail, count)
    guard isArmed, let due = interventions[callback] else { return }
    for intervention in due where intervention.turn == count || intervention.turn == 0 {
      guard interventionCount < World.mostInterventions else { return }
      interventionCount += 1
      journal.note("  \(intervention.fields.text)")
      perform(intervention.change.naming(subject, of: callback, in: self))
    }
  }

  /// Keeps the first finding.
  func fail(_ invariant: Invariant, _ detail: @autoclosure () -> String?) {
    guard finding == nil, let detail = detail() else { return }
    finding = Finding(invariant: invariant, detail: detail)
    journal.note("  ! \(invariant): \(detail)")
  }

  // MARK: Checks in callbacks

  /// Checks touches that a responder or a recognizer receives.
  func check(_ touches: [UITouch], _ phase: UITouch.Phase, of view: UIView?, number: Int) {
    for touch in touches {
      if touch.phase != phase { fail(.touchPhase, "object \(number): phase \(touch.phase) inside \(phase)") }
      for place in [touch.location(in: view), touch.previousLocation(in: view)] where !place.isFinite {
        fail(.number, "object \(number): a touch at \(place)")
      }
    }
  }

  /// Notes touches in views whose touches they are.
  func note(_ touches: [UITouch], _ phase: UITouch.Phase, in view: UIView) {
    for touch in touches where touch.view === view {
      fail(.touchSequence, touchLedger.note(phase, touch: touch.serial, view: view.tag))
      if phase == .began { census.add(touch, "touch \(touch.serial)") }
    }
  }

  /// The target of all recognizers.
  func acted(_ gesture: UIGestureRecognizer) {
    let state = gesture.state
    let isDiscrete = kinds[gesture.number]?.isDiscrete ?? false && !tampered.contains(gesture.number)
    fail(.actionSequence, actionLedger.note(state, gesture: gesture.number, isDiscrete: isDiscrete))
    if !gesture.location(in: nil).isFinite { fail(.number, "gesture \(gesture.number): location") }
    called(.gestureAction, on: gesture.number, state.rawValue)
  }

  /// The action of all controls.
  func acted(_ control: UIControl, _ event: UIControl.Event) {
    if event != .valueChanged { fail(.tracking, trackingLedger.note(event, control: control.tag)) }
    called(.controlAction, on: control.tag, Int(event.rawValue))
  }
}

/// Answers to questions, which depend on a seed and on the number of callbacks so far.
final class AnswerSource {
  var count = 0

  /// A number from 0 to `limit` - 1; nil once in a while and always for the seed 0: the default.
  func number(_ seed: Int, below limit: Int) -> Int? {
    guard seed != 0 else { return nil }
    let number = SplitMix64.mixed(UInt64(seed) << 32 &+ UInt64(count))
    return number & 3 == 0 ? Int((number >> 8) % UInt64(limit)) : nil
  }

  func flag(_ seed: Int, usually usual: Bool) -> Bool { number(seed, below: 2) == nil ? usual : !usual }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension GesturePlan.Kind {
  /// Whether its only action is ended.
  var isDiscrete: Bool {
    switch self {
    case .tap, .swipe, .discrete: true
    case .pan, .press, .pinch, .rotation, .edge, .hover, .ownTap, .ownPan, .continuous, .undecided: false
    }
  }
}
