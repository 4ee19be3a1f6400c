import Foundation
import TouchTrace

/// A question of the search: the arrow from the badge of the view that asks to the outline of the view that is asked.
struct Descent: Equatable {
  var asker: String
  var asked: String
  /// Nil where no arrow fits; the badges still show the order.
  var route: Route?
}

extension Descent {
  /// Returns every question that a view asked in `story`, with its arrow.
  static func all(in story: TouchStory?, _ router: DescentRouter) -> [Descent] {
    let questions = (story?.asked ?? []).filter { $0.by != nil }
    let questionsOf = Dictionary(grouping: questions, by: \.by)
    var descents: [Descent] = []
    for asker in unique(questions.compactMap(\.by)) {
      let asked = unique(questionsOf[asker, default: []].map(\.view))
      descents += router.routes(from: asker, to: asked).map { Descent(asker: asker, asked: $0.view, route: $0.route) }
    }
    return descents
  }

  private static func unique(_ names: [String]) -> [String] {
    var found: Set<String> = []
    return names.filter { found.insert($0).inserted }
  }

  var element: ElementName { .descent(from: asker, to: asked) }
}
