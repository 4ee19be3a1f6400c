import Foundation
import Scenes

/// The changes that are tried for a recognizer that did not recognize, the best first: changes of the recognizer
/// itself, then changes that let it and its rivals recognize together, then changes that switch a rival off.
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
      [Change(.isEnabled, true), Change(.shouldBegin, true), Change(.shouldReceive, NameFilter.all)] + measures
      + SwipeDirection.allCases.map { Change(.direction, [$0]) } + ScreenEdge.allCases.map { Change(.edges, $0) }
    return properties.filter { value($0.property, name) != nil }.map { Edit(name, $0) }
  }

  /// The numbers of the touch, and other numbers of taps.
  private var measures: [Change] {
    let measures = TouchMeasures(sequence)
    return measures.fingerCounts + (1...3).map { Change(.numberOfTapsRequired, $0) } + measures.limits
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
