import Foundation
import Scenes

/// The changes that are tried for a recognizer that did not recognize, the best first: those of itself, then those that
/// let it and its rivals be, then those that switch a rival off.
@MainActor struct CureCandidates {
  private let name: String
  private let playback: Playback
  private let sequence: [TimedInput]

  init(for recognizer: String, in playback: Playback, _ sequence: [TimedInput]) {
    (name, self.playback, self.sequence) = (recognizer, playback, sequence)
  }

  /// The edits, each once. One that would change nothing is left out.
  var edits: [Edit] {
    let all = own + relations + rivals.map { Edit($0, Change(.isEnabled, false)) } + views
    return all.enumerated().filter { index, edit in
      !all[..<index].contains(edit) && value(edit.change.property, edit.target)?.isEqual(to: edit.change.value) == false
    }.map(\.element)
  }

  private var tree: TreeSnapshot { playback.trace.lastTree }

  private func value(_ property: Property, _ name: String) -> (any PropertyValue)? {
    tree.value(of: property, for: name, from: playback.values)
  }

  // MARK: Its own properties

  private var own: [Edit] {
    let properties: [Change] =
      [Change(.isEnabled, true), Change(.shouldBegin, true), Change(.shouldReceive, NameFilter.all)] + counts + measures
      + SwipeDirection.allCases.map { Change(.direction, [$0]) } + ScreenEdge.allCases.map { Change(.edges, $0) }
    return properties.filter { value($0.property, name) != nil }.map { Edit(name, $0) }
  }

  /// Other numbers of taps and fingers.
  private var counts: [Change] {
    let fingers = max(
      Set(sequence.compactMap { if case .touch(let finger, _, _, _) = $0.input { finger } else { nil } }).count, 1)
    let counts = [.numberOfTouchesRequired, .minimumNumberOfTouches, .maximumNumberOfTouches].map {
      Change($0, fingers)
    }
    return counts + (1...3).map { Change(.numberOfTapsRequired, $0) }
  }

  /// The time for which the finger was down, and the distance that it moved.
  private var measures: [Change] {
    var starts: [Int: (time: Int, point: CGPoint)] = [:], duration = 0, distance: CGFloat = 0
    for timed in sequence {
      guard case .touch(let finger, let phase, let point, _) = timed.input else { continue }
      if phase == .began { starts[finger] = (timed.time, point) }
      guard let start = starts[finger] else { continue }
      duration = max(duration, timed.time - start.time)
      distance = max(distance, hypot(point.x - start.point.x, point.y - start.point.y))
    }
    let seconds = Double(max(duration - 1, 0) / 50) * 0.05
    return [
      Change(.minimumPressDuration, (seconds * 100).rounded() / 100),
      Change(.allowableMovement, Double(distance.rounded(.up)) + 1),
    ]
  }

  // MARK: Other recognizers

  /// The recognizers that take part in the sequence.
  private var rivals: [String] {
    var names: [String] = []
    for step in playback.trace.steps[playback.trace.sequence(at: playback.cursor)] {
      guard case .gesture(.attends(let other, _)) = step.kind, other != name, !names.contains(other) else { continue }
      names.append(other)
    }
    return names.filter { playback.values.kinds[$0] != nil }
  }

  /// Failure requirements and delegate answers between it and the rivals.
  private var relations: [Edit] {
    rivals.flatMap { rival -> [Edit] in
      [
        edit(name, .requires, without: rival), edit(name, .shouldRequireFailureOf, without: rival),
        edit(rival, .shouldBeRequiredToFailBy, without: name),
        edit(rival, .requires, with: name), edit(name, .shouldRecognizeSimultaneouslyWith, with: rival),
      ].compactMap(\.self)
    }
  }

  /// Returns the edit that adds a name to a filter; nil if it has the name.
  private func edit(_ target: String, _ property: Property, with other: String) -> Edit? {
    guard let filter = value(property, target) as? NameFilter, !filter.contains(other) else { return nil }
    return Edit(target, Change(property, filter.toggling(other)))
  }

  private func edit(_ target: String, _ property: Property, without other: String) -> Edit? {
    guard let filter = value(property, target) as? NameFilter, filter.contains(other) else { return nil }
    return Edit(target, Change(property, filter.toggling(other)))
  }

  // MARK: Views

  /// The hit-test view, if the touch could reach the recognizer's view without it, or if it refuses the gesture.
  private var views: [Edit] {
    let hit = playback.stories.compactMap { $0.result?.view }
    return hit.map { Edit($0, .isUserInteractionEnabled(false)) }
  }
}
