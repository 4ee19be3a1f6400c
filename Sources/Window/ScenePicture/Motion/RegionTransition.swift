import Canvas
import Foundation

/// A region between two pictures: a pure function of both and of the time since the change.
struct RegionTransition {
  private(set) var drawings: [Drawing] = []
  /// Whether an element has not reached its end state.
  private(set) var isMoving = false
  private let seconds: TimeInterval
  private let old: ElementRuns
  /// Nil where all elements move at once.
  private let film: AnswerFilm?

  /// Creates the region `seconds` after `new` replaced `old`. Removed fingers fade out in Live mode and disappear at
  /// once in Step mode.
  /// - Parameter film: when each element moves; nil for all at once.
  init(
    from old: [Drawing], to new: [Drawing], after seconds: TimeInterval, mode: DisplayState.Mode = .live,
    film: AnswerFilm? = nil
  ) {
    (self.seconds, self.film) = (seconds, film)
    var clips = ClipKeys()
    self.old = ElementRuns(old, old.indices, &clips)
    let runs = ElementRuns(new, new.indices, &clips)
    let changed = runs.names.reduce(into: [ElementRuns.Name: [[Drawing]]]()) { changed, name in
      changed[name] = transition(of: name, to: runs.runs[name] ?? [])
    }
    isMoving = !changed.isEmpty
    compose(new, changed)
    addRemovedElements(runs, of: mode == .live ? [.fadesOut, .crossFades] : [.crossFades])
  }

  /// Returns the drawings that replace each drawing of an element; nil for an element that is in its end state.
  private func transition(of name: ElementRuns.Name, to new: [SeenDrawing]) -> [[Drawing]]? {
    let isAnew = film != nil && AnswerFilm.begins(name.element), before = isAnew ? nil : old.runs[name]
    guard let motion = motion(of: name.element), before != new else { return nil }
    let progress = progress(of: motion, name.element)
    guard progress < 1 else { return nil }
    if film != nil, progress == 0, AnswerFilm.isOfChain(name.element) { return waiting(new, before ?? []) }
    switch motion {
    case .grows:
      guard before == nil,
        isAnew || !old.names.contains(where: { ElementName.isAnswer($0.element, ofViewAt: name.element) })
      else { return nil }
      return GrowingArrow(new.map(\.drawing), grown: progress).drawings.map { $0.map { [$0] } ?? [] }
    case .blends: return slid(new, from: before ?? [], progress) ?? blended(new, over: before ?? [], progress)
    case .springs: return slid(new, from: before ?? [], progress) ?? sprung(new, progress)
    case .slides, .switches: return slid(new, from: before ?? [], progress)
    case .crossFades: return before == nil ? blended(new, over: [], progress) : nil
    case .fadesOut: return nil
    }
  }

  private func motion(of element: String) -> Motion? {
    Motion(element: element) ?? (film != nil && AnswerFilm.isOfChain(element) ? .crossFades : nil)
  }

  /// Returns an element as it was before.
  private func waiting(_ new: [SeenDrawing], _ old: [SeenDrawing]) -> [[Drawing]] {
    let kept = old.filter { $0.clip == new.first?.clip }.map(\.drawing)
    return new.indices.map { $0 == 0 ? kept : [] }
  }

  private func progress(of motion: Motion, _ element: String) -> Double {
    guard let part = film?.part(of: element), motion != .slides else { return motion.progress(after: seconds) }
    return Motion.share(of: part.duration, after: seconds - part.start)
  }

  /// Returns each drawing while it comes from a little further out.
  private func sprung(_ new: [SeenDrawing], _ progress: Double) -> [[Drawing]] {
    new.map { [$0.drawing.grown(by: 0.04 * (1 - progress)).faded(progress)] }
  }

  /// Returns each drawing between its old and its new place and colour; nil if the number of shapes differs.
  private func slid(_ new: [SeenDrawing], from old: [SeenDrawing], _ progress: Double) -> [[Drawing]]? {
    let shapes = old.map(\.drawing).filter { !$0.isText }
    guard new.count(where: { !$0.drawing.isText }) == shapes.count else { return nil }
    var rest = shapes[...]
    var result: [[Drawing]] = []
    for seen in new {
      guard !seen.drawing.isText, let before = rest.popFirst() else {
        result.append([seen.drawing])
        continue
      }
      guard let between = seen.drawing.between(before, progress) else { return nil }
      result.append([between])
    }
    return result
  }

  /// Fades the old shapes out under the new ones, which fade in.
  private func blended(_ new: [SeenDrawing], over old: [SeenDrawing], _ progress: Double) -> [[Drawing]] {
    let under = old.filter { !$0.drawing.isText && $0.clip == new.first?.clip }.map { $0.drawing.faded(1 - progress) }
    return new.enumerated().map { index, seen in
      let coming = seen.drawing.isText && film == nil ? seen.drawing : seen.drawing.faded(progress)
      return index == 0 ? under + [coming] : [coming]
    }
  }

  private mutating func compose(_ new: [Drawing], _ changed: [ElementRuns.Name: [[Drawing]]]) {
    guard !changed.isEmpty else { return drawings = new }
    var walk = ElementWalk()
    for drawing in new {
      if drawing.isClip {
        drawings.append(drawing)
      } else {
        let place = walk.next(drawing.element)
        drawings += changed[place.name]?[place.index] ?? [drawing]
      }
    }
  }

  private mutating func addRemovedElements(_ new: ElementRuns, of motions: [Motion]) {
    for name in old.names where new.runs[name] == nil {
      guard let motion = Motion(element: name.element), motions.contains(motion) else { continue }
      let progress = motion.progress(after: seconds)
      guard progress < 1 else { continue }
      drawings += (old.runs[name] ?? []).map { $0.drawing.faded(1 - progress) }
      isMoving = true
    }
  }
}

/// Numbers the runs of elements in a list of drawings.
private struct ElementWalk {
  private var numbers: [String: Int] = [:]
  private var name: ElementRuns.Name?
  private var index = 0

  /// Returns the run of the next drawing, and the drawing's index in the run.
  mutating func next(_ element: String) -> (name: ElementRuns.Name, index: Int) {
    if let name, name.element == element {
      index += 1
      return (name, index)
    }
    let next = ElementRuns.Name(element: element, number: numbers[element, default: 0])
    numbers[element] = next.number + 1
    (name, index) = (next, 0)
    return (next, 0)
  }
}
