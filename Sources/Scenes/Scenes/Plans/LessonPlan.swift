import Foundation

/// The scenes of a class in their order, with the questions to ask and notes for the teacher.
///
/// A file of a plan is YAML with `parts:`, each of which names a scene:
///
///     title: The first hour
///     parts:
///       - scene: five-views
///         minutes: 5
///         ask: [winner, handler]
///         notes: [Let them vote before the touch is played.]
package struct LessonPlan: Equatable, Sendable {
  package var title: LocalizedText
  package var parts: [Part]
  /// The file of the plan; nil if it is not from a file.
  package var source: URL?

  /// One scene of a plan.
  package struct Part: Equatable, Sendable {
    /// The title for the class; the name of the scene if the plan has none.
    package var title: LocalizedText
    /// The scene as `SceneLibrary.scene(_:)` reads it: the id of a preset, or the path of a file.
    package var scene: String
    /// The name of the variant to show.
    package var variant: String
    /// The time for it; nil if the plan does not say.
    package var minutes: Int?
    /// The kinds of questions that predict mode asks; none if the scene is only shown.
    package var questions: [QuestionKind]
    /// For the teacher, in order.
    package var notes: [LocalizedText]
  }

  /// The sum of the minutes of the parts; nil if none has any.
  package var minutes: Int? {
    let all = parts.compactMap(\.minutes)
    return all.isEmpty ? nil : all.reduce(0, +)
  }

  /// The minutes before a part.
  package func minutes(before part: Int) -> Int { parts.prefix(part).compactMap(\.minutes).reduce(0, +) }
}

/// The kinds of questions that predict mode asks, under the names that a plan has for them.
package enum QuestionKind: String, CaseIterable, Codable, Sendable {
  /// Which view wins the hit test?
  case winner
  /// Is the point inside this view?
  case inside
  /// Who handles the touch?
  case handler
  /// Which recognizer or control acts?
  case actor
  /// What does the view receive last?
  case ending
  /// Which view receives the end of a touch when the finger lifts over another view?
  case receiver
  /// Who performs an action without a target?
  case performer
}
