import Foundation
import TouchTrace

/// A question on its way down: the arrow from the badge of the one who asks to the outline of the view that is asked.
struct Descent: Equatable {
  var asker: String
  var asked: String
  /// Nil where there is no room: the numbers then tell the order alone.
  var route: Route?
}

extension Descent {
  /// Every question that a view asked in `story`, with its way.
  static func all(in story: TouchStory?, _ map: DescentMap) -> [Descent] {
    let questions = (story?.asked ?? []).filter { $0.by != nil }
    var descents: [Descent] = []
    for asker in unique(questions.compactMap(\.by)) {
      let asked = unique(questions.filter { $0.by == asker }.map(\.view))
      descents += map.ways(from: asker, to: asked).map { Descent(asker: asker, asked: $0.view, route: $0.route) }
    }
    return descents
  }

  private static func unique(_ names: [String]) -> [String] {
    names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  var element: String { "descent.\(asker)-\(asked)" }
}
