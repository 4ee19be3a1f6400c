import Algorithms
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The code that differs between two scenes: an override, or the first file of own code; with the lines that only one of them
/// has.
package struct CodeDifference: Equatable {
  package struct Line: Equatable {
    /// The index of the scene that has the line: the first alone, the second alone, or (nil) both.
    package var side: Int?
    package var text: String
  }

  /// The function: `yellow.hitTest(_:with:)`.
  package var title: String
  package var lines: [Line]

  package init(title: String, lines: [Line]) { (self.title, self.lines) = (title, lines) }

  /// Nil if no override and no file differs.
  package init?(_ first: DisplayState, _ second: DisplayState, _ language: CodeLanguage) {
    if let one = first.sources, let other = second.sources {
      guard let difference = CodeDifference(one, other) else { return nil }
      self = difference
      return
    }
    guard let function = DifferingFunction(first.tree, second.tree) else { return nil }
    title = function.title(language)
    lines = CodeDifference.lines(function.source(in: first.tree, language), function.source(in: second.tree, language))
  }

  /// The lines without the middle of long parts that both scenes have, for little room.
  package var folded: [Line] {
    lines.chunked { $0.side == nil && $1.side == nil }.flatMap { part -> [Line] in
      guard part.count > 3, let first = part.first, let last = part.last else { return Array(part) }
      return [first, Line(side: nil, text: "    …"), last]
    }
  }

  /// Returns the lines of both texts in order; where they differ, first those of the first text.
  package static func lines(_ first: [String], _ second: [String]) -> [Line] {
    var lines: [Line] = [], (one, other) = (0, 0)
    for match in CommonLines(first[...], second[...]).pairs + [(first.count, second.count)] {
      lines += first[one..<match.0].map { Line(side: 0, text: $0) }
      lines += second[other..<match.1].map { Line(side: 1, text: $0) }
      if match.0 < first.count { lines.append(Line(side: nil, text: first[match.0])) }
      (one, other) = (match.0 + 1, match.1 + 1)
    }
    return lines.filter { !$0.text.isEmpty }
  }
}

/// The first function that an object of both trees overrides in another way.
private enum DifferingFunction {
  case hitTest(String)
  case pointInside(String)
  case touches(String, UITouch.Phase)

  package init?(_ first: TreeSnapshot, _ second: TreeSnapshot) {
    let pairs = first.nodes.compactMap { node in second.node(node.name).map { (node, $0) } }
    if let pair = pairs.first(where: { $0.hitTest != $1.hitTest }) {
      self = .hitTest(pair.0.name)
    } else if let pair = pairs.first(where: { $0.pointInside != $1.pointInside || $0.hitOutsets != $1.hitOutsets }) {
      self = .pointInside(pair.0.name)
    } else if let method = DifferingFunction.touches(first, second) {
      self = method
    } else {
      return nil
    }
  }

  private static func touches(_ first: TreeSnapshot, _ second: TreeSnapshot) -> DifferingFunction? {
    let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    for own in first.responders {
      guard let other = second.responder(own.name) else { continue }
      if let phase = phases.first(where: { own.touches.override(of: $0) != other.touches.override(of: $0) }) {
        return .touches(own.name, phase)
      }
    }
    return nil
  }

  package func title(_ language: CodeLanguage) -> String {
    switch (self, language) {
    case (.hitTest(let name), .swift): "\(name).hitTest(_:with:)"
    case (.hitTest(let name), .objectiveC): "[\(name) hitTest:withEvent:]"
    case (.pointInside(let name), .swift): "\(name).point(inside:with:)"
    case (.pointInside(let name), .objectiveC): "[\(name) pointInside:withEvent:]"
    case (.touches(let name, let phase), .swift): "\(name).\(phase.method)(_:with:)"
    case (.touches(let name, let phase), .objectiveC): "[\(name) \(phase.method):withEvent:]"
    }
  }

  package func source(in tree: TreeSnapshot, _ language: CodeLanguage) -> [String] {
    let lines: [CodeLine]
    switch self {
    case .hitTest(let name):
      let override = tree.node(name)?.hitTest ?? .standard
      lines = language == .swift ? SwiftSource.hitTest(override) : ObjectiveCSource.hitTest(override)
    case .pointInside(let name):
      let node = tree.node(name), (override, outsets) = (node?.pointInside ?? .bounds, node?.hitOutsets ?? .none)
      lines =
        language == .swift
        ? SwiftSource.pointInside(override, outsets) : ObjectiveCSource.pointInside(override, outsets)
    case .touches(let name, let phase):
      let override = tree.responder(name)?.touches.override(of: phase) ?? .ignores
      lines =
        language == .swift
        ? SwiftSource.touches(phase, override, follower: nil) : ObjectiveCSource.touches(phase, override, follower: nil)
    }
    return lines.map(\.text)
  }
}
