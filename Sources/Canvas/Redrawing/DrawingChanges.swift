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
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    guard head + tail < max(old.count, new.count) else { return }
    var clips = ClipKeys()
    let before = ElementRuns(old, head..<old.count - tail, &clips)
    let after = ElementRuns(new, head..<new.count - tail, &clips)
    if before.clip == after.clip {
      compare(before, after)
    } else {
      // The drawings that follow are the same, but in other clips.
      compare(ElementRuns(old, head..<old.count, &clips), ElementRuns(new, head..<new.count, &clips))
    }
  }

  private mutating func compare(_ old: ElementRuns, _ new: ElementRuns) {
    guard old.names(in: new) == new.names(in: old) else {
      return areas.append(box(around: old.runs.values.joined()).union(box(around: new.runs.values.joined())))
    }
    for name in new.names { compare(old.runs[name] ?? [], new.runs[name] ?? []) }
    for name in old.names where new.runs[name] == nil { compare(old.runs[name] ?? [], []) }
  }

  private mutating func compare(_ old: [SeenDrawing], _ new: [SeenDrawing]) {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    let area = box(around: old.dropFirst(head).dropLast(tail)).union(box(around: new.dropFirst(head).dropLast(tail)))
    if !area.isEmpty { areas.append(area) }
  }

  private func box(around drawings: some Sequence<SeenDrawing>) -> CGRect {
    drawings.reduce(.null) { $0.union($1.drawing.bounds(typesetter).intersection($1.clip.area)) }
  }
}
