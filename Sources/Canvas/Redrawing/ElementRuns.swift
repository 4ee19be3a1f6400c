import Foundation

/// A drawing and what is seen of it.
package struct SeenDrawing: Equatable {
  package var drawing: Drawing
  package var clip: Clip

  /// The clips that are open, one inside the other.
  package struct Clip: Equatable {
    /// The same for the same clips.
    var name: Int
    /// What lies in all of them.
    var area: CGRect

    package static func == (one: Clip, two: Clip) -> Bool { one.name == two.name }
  }
}

/// Gives each pile of clips a name, so that piles are compared fast.
package struct ClipNames {

  package init() {
  }
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
package struct ElementRuns {
  /// An element, and how often it came before.
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
  /// What is open behind the part.
  private(set) var clip = SeenDrawing.Clip(name: 0, area: .infinite)

  package init(_ drawings: [Drawing], _ part: Range<Int>, _ clips: inout ClipNames) {
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
