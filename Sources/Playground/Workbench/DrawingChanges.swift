import Canvas
import Foundation

/// Where two lists of drawings look different.
///
/// Drawings are compared element by element: an arrow that is new and a card that changed are two small areas, not the
/// box around both.
nonisolated struct DrawingChanges {
  private(set) var areas: [CGRect] = []
  private let typesetter: Typesetter

  init(from old: [Drawing], to new: [Drawing], _ typesetter: Typesetter) {
    self.typesetter = typesetter
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    guard head + tail < max(old.count, new.count) else { return }
    var clips = ClipNames()
    let before = ElementRuns(old, head..<old.count - tail, &clips)
    let after = ElementRuns(new, head..<new.count - tail, &clips)
    if before.clip == after.clip {
      compare(before, after)
    } else {
      // What stands behind is the same, but seen through other clips.
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

/// A drawing and what is seen of it.
nonisolated private struct SeenDrawing: Equatable {
  var drawing: Drawing
  var clip: Clip

  /// The clips that are open, one inside the other.
  struct Clip: Equatable {
    /// The same for the same clips.
    var name: Int
    /// What lies in all of them.
    var area: CGRect

    static func == (one: Clip, two: Clip) -> Bool { one.name == two.name }
  }
}

/// Gives each pile of clips a name, so that piles are compared fast.
nonisolated private struct ClipNames {
  private struct Opening: Hashable {
    var outer: Int
    var x, y, width, height, radius: CGFloat
  }

  private var names: [Opening: Int] = [:]

  mutating func opening(_ rect: CGRect, _ radius: CGFloat, in outer: SeenDrawing.Clip) -> SeenDrawing.Clip {
    let opening = Opening(
      outer: outer.name, x: rect.minX, y: rect.minY, width: rect.width, height: rect.height, radius: radius)
    let name = names[opening] ?? names.count + 1
    names[opening] = name
    return SeenDrawing.Clip(name: name, area: outer.area.intersection(rect))
  }
}

/// The drawings of a part of a list, in runs that belong to one element.
nonisolated private struct ElementRuns {
  /// An element, and how often it came before.
  struct Name: Hashable {
    var element: String
    var number: Int
  }

  private(set) var names: [Name] = []
  private(set) var runs: [Name: [SeenDrawing]] = [:]
  /// What is open behind the part.
  private(set) var clip = SeenDrawing.Clip(name: 0, area: .infinite)

  init(_ drawings: [Drawing], _ part: Range<Int>, _ clips: inout ClipNames) {
    var open = [SeenDrawing.Clip(name: 0, area: .infinite)]
    var numbers: [String: Int] = [:]
    for index in 0..<part.upperBound {
      let drawing = drawings[index], clip = open[open.count - 1]
      switch drawing.content {
      case .pushClip(let rect, let radius): open.append(clips.opening(rect, radius, in: clip))
      case .popClip: if open.count > 1 { open.removeLast() }
      case .fill, .stroke, .hatch, .text:
        guard index >= part.lowerBound else { continue }
        if names.last?.element != drawing.element {
          let number = numbers[drawing.element, default: 0]
          numbers[drawing.element] = number + 1
          names.append(Name(element: drawing.element, number: number))
        }
        if let name = names.last { runs[name, default: []].append(SeenDrawing(drawing: drawing, clip: clip)) }
      }
    }
    clip = open[open.count - 1]
  }

  /// Its names that the other has too.
  func names(in other: ElementRuns) -> [Name] { names.filter { other.runs[$0] != nil } }
}
