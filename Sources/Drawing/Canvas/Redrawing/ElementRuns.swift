import Foundation

/// A drawing and the clip that it is drawn in.
package struct SeenDrawing: Equatable {
  package var drawing: Drawing
  package var clip: Clip

  /// A stack of open clips. Stacks of one `ClipKeys` are equal if their keys are.
  package struct Clip: Equatable {
    /// Identifies the rectangles and radii of the stack; 0 without a clip.
    var key: Int
    /// The intersection of the clips.
    var area: CGRect

    /// No clip.
    static let none = Clip(key: 0, area: .infinite)
  }
}

/// Assigns a key to each stack of clips, so that stacks are compared without their rectangles.
package struct ClipKeys {
  private struct Opening: Hashable {
    var outer: Int
    var x, y, width, height, radius: CGFloat
    /// The points of a path; empty for a rectangle.
    var points: [CGFloat] = []
  }

  private var keys: [Opening: Int] = [:]

  package init() {}

  /// Returns `outer` with one more clip.
  mutating func opening(_ rect: CGRect, _ radius: CGFloat, in outer: SeenDrawing.Clip) -> SeenDrawing.Clip {
    opening(
      rect,
      Opening(outer: outer.key, x: rect.minX, y: rect.minY, width: rect.width, height: rect.height, radius: radius),
      in: outer)
  }

  /// Returns `outer` with a path as one more clip.
  mutating func opening(_ path: Path, in outer: SeenDrawing.Clip) -> SeenDrawing.Clip {
    let rect = path.bounds ?? .zero
    let points = path.contours.flatMap { $0.points.flatMap { [$0.x, $0.y] } + [.infinity] }
    return opening(
      rect,
      Opening(
        outer: outer.key, x: rect.minX, y: rect.minY, width: rect.width, height: rect.height,
        radius: path.isEvenOdd ? -1 : 0, points: points),
      in: outer)
  }

  private mutating func opening(_ rect: CGRect, _ opening: Opening, in outer: SeenDrawing.Clip) -> SeenDrawing.Clip {
    let key = keys[opening] ?? keys.count + 1
    keys[opening] = key
    return SeenDrawing.Clip(key: key, area: outer.area.intersection(rect))
  }
}

/// The drawings of a part of a list, in runs of the same element.
package struct ElementRuns {
  /// An element, and the number of its runs before this one.
  package struct Name: Hashable {
    package var element: String
    package var number: Int

    package init(element: String, number: Int) {
      self.element = element
      self.number = number
    }
  }

  package private(set) var names: [Name] = []
  package private(set) var runs: [Name: [SeenDrawing]] = [:]
  /// The clip that is open after the part.
  private(set) var clip = SeenDrawing.Clip.none

  package init(_ drawings: [Drawing], _ part: Range<Int>, _ clips: inout ClipKeys) {
    var open = [SeenDrawing.Clip.none]
    var numbers: [String: Int] = [:]
    var run: [SeenDrawing] = []
    for index in 0..<part.upperBound {
      let drawing = drawings[index], clip = open[open.count - 1]
      switch drawing.content {
      case .pushClip(let rect, let radius): open.append(clips.opening(rect, radius, in: clip))
      case .pushPathClip(let path): open.append(clips.opening(path, in: clip))
      case .popClip: if open.count > 1 { open.removeLast() }
      case .fill, .stroke, .hatch, .text, .picture:
        guard index >= part.lowerBound else { continue }
        if names.last?.element != drawing.element {
          if let name = names.last { runs[name] = run }
          run = []
          let number = numbers[drawing.element, default: 0]
          numbers[drawing.element] = number + 1
          names.append(Name(element: drawing.element, number: number))
        }
        run.append(SeenDrawing(drawing: drawing, clip: clip))
      }
    }
    if let name = names.last { runs[name] = run }
    clip = open[open.count - 1]
  }
}
