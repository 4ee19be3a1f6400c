/// The difference between two scripts, line by line.
enum ScriptDifference {
  /// Returns the changes in the order of the new script: `script line 1: hold 700 → 400 ms`.
  static func changes(from old: [ScriptLine], to new: [ScriptLine]) -> [String] {
    var removed: Set<Int> = [], added: Set<Int> = []
    for step in new.difference(from: old) {
      switch step {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): added.insert(place)
      }
    }
    var changes: [String] = [], before = 0, after = 0
    while before < old.count || after < new.count {
      switch (removed.contains(before), added.contains(after)) {
      case (true, true):
        changes.append("script line \(after + 1): \(difference(old[before], new[after]))")
        (before, after) = (before + 1, after + 1)
      case (true, false):
        changes.append("script line \(before + 1) is gone: \(old[before])")
        before += 1
      case (false, true):
        changes.append("script line \(after + 1) is new: \(new[after])")
        after += 1
      case (false, false): (before, after) = (before + 1, after + 1)
      }
    }
    return changes
  }

  /// Returns the part of a line that differs; both whole lines if they have little in common.
  private static func difference(_ old: ScriptLine, _ new: ScriptLine) -> String {
    switch (old, new) {
    case (.tap(let points, let taps, let hold), .tap(let points2, let taps2, let hold2)) where points == points2:
      let parts = [change("taps", "\(taps)", "\(taps2)"), change("hold", "\(hold)", "\(hold2) ms")]
      return [taps == taps2 ? nil : parts[0], hold == hold2 ? nil : parts[1]].compactMap(\.self).joined(separator: ", ")
    case (.move(let points, let time), .move(let points2, let time2)) where points == points2:
      return "move over \(time) → \(time2) ms"
    case (.wait(let time), .wait(let time2)): return "wait \(time) → \(time2) ms"
    case (.set(let edit), .set(let edit2))
    where edit.target == edit2.target && edit.change.property == edit2.change.property:
      return "set \(edit.target).\(edit.change.property.rawValue) \(edit.change.value.sceneText) → "
        + edit2.change.value.sceneText
    default: return words(old.description, new.description)
    }
  }

  /// `tap 100,60 → 100,61`: lines that begin with the same words name them once.
  private static func words(_ old: String, _ new: String) -> String {
    let one = old.split(separator: " "), other = new.split(separator: " ")
    guard one.first == other.first else { return "\(old) → \(new)" }
    return "\(old) → \(other.dropFirst().joined(separator: " "))"
  }
}
