import Foundation

/// The sum of the values that a recognizer's actions reported in several gestures: the transform of a view that follows
/// it.
package struct MeasureSum: Equatable, Sendable {
  /// A factor.
  package var scale: CGFloat = 1
  /// Radians, clockwise on the screen.
  package var rotation: CGFloat = 0
  /// Points of the screen.
  package var translation = CGPoint.zero

  package init() {}

  package mutating func add(_ measure: GestureMeasure) {
    switch measure {
    case .scale(let factor): scale *= factor
    case .rotation(let angle): rotation += angle
    case .translation(let way): translation = CGPoint(x: translation.x + way.x, y: translation.y + way.y)
    }
  }

  package mutating func add(_ other: MeasureSum) {
    for measure in [.scale(other.scale), .rotation(other.rotation), GestureMeasure.translation(other.translation)] {
      add(measure)
    }
  }
}

extension Trace {
  /// Returns what the actions of each recognizer reported in all gestures up to `cursor`, those in forgotten steps too.
  package func measures(upTo cursor: Int) -> [String: MeasureSum] {
    var sums = forgotten.measures, underWay: [String: GestureMeasure] = [:]
    func close(_ name: String) {
      if let measure = underWay.removeValue(forKey: name) { sums[name, default: MeasureSum()].add(measure) }
    }
    for index in 0..<cursor {
      switch steps[index].kind {
      // A recognizer that begins again measures from zero.
      case .gesture(.changes(let name, from: _, to: .began, _)): close(name)
      case .action(from: let name, name: _, to: _, event: _, let measure): underWay[name] = measure
      default: continue
      }
    }
    for name in underWay.keys.sorted() { close(name) }
    return sums
  }
}
