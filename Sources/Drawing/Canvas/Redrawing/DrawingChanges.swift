import Foundation

/// The areas in which two lists of drawings look different.
///
/// Drawings are compared element by element: a new arrow and a changed card give two small areas instead of the rectangle
/// around both.
struct DrawingChanges {
  private(set) var areas: [CGRect] = []
  private let typesetter: Typesetter

  init(from old: [Drawing], to new: [Drawing], _ typesetter: Typesetter) {
    self.typesetter = typesetter
    let shared = SharedEnds(old, new), head = shared.head
    guard head + shared.tail < max(old.count, new.count) else { return }
    var clips = ClipKeys()
    let before = ElementRuns(old, head..<old.count - shared.tail, &clips)
    let after = ElementRuns(new, head..<new.count - shared.tail, &clips)
    if before.clip == after.clip {
      compare(before, after)
    } else {
      // The drawings that follow are the same, but in other clips.
      compare(ElementRuns(old, head..<old.count, &clips), ElementRuns(new, head..<new.count, &clips))
    }
  }

  private mutating func compare(_ old: ElementRuns, _ new: ElementRuns) {
    guard new.names != old.names else {
      for name in new.names { compare(old.runs[name] ?? [], new.runs[name] ?? []) }
      return
    }
    // An element that is now behind or in front of others differs where it was and where it is; these others do not.
    let moves = new.names.difference(from: old.names)
    for move in moves {
      switch move {
      case .remove(_, let name, _): add(box(around: old.runs[name] ?? []))
      case .insert(_, let name, _): add(box(around: new.runs[name] ?? []))
      }
    }
    var kept = new.names
    for case .insert(let index, _, _) in moves.insertions.reversed() { kept.remove(at: index) }
    for name in kept { compare(old.runs[name] ?? [], new.runs[name] ?? []) }
  }

  private mutating func compare(_ old: [SeenDrawing], _ new: [SeenDrawing]) {
    let shared = SharedEnds(old, new)
    func rest(of drawings: [SeenDrawing]) -> ArraySlice<SeenDrawing> {
      drawings.dropFirst(shared.head).dropLast(shared.tail)
    }
    add(box(around: rest(of: old)).union(box(around: rest(of: new))))
  }

  private mutating func add(_ area: CGRect) {
    if !area.isEmpty { areas.append(area) }
  }

  private func box(around drawings: some Sequence<SeenDrawing>) -> CGRect {
    drawings.reduce(.null) { $0.union($1.drawing.bounds(typesetter).intersection($1.clip.area)) }
  }
}
