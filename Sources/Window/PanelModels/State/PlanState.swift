import Scenes
import TouchTrace

/// The state of the lesson plan that is taught.
package struct PlanState: Equatable, Sendable {
  package var plan: LessonPlan
  /// The index of the part that was opened last.
  package var part: Int
  /// The answers of the class so far, part by part.
  package var results: [[PredictionResult]]

  /// The seconds that the countdown has left; nil while it does not run.
  package var secondsLeft: Int?

  package init(plan: LessonPlan, part: Int, results: [[PredictionResult]], secondsLeft: Int? = nil) {
    (self.plan, self.part, self.results, self.secondsLeft) = (plan, part, results, secondsLeft)
  }

  /// The minutes that the plan has for the open part and those after it; nil if it has no times.
  package var minutesLeft: Int? { plan.minutes.map { $0 - plan.minutes(before: part) } }

  package var currentPart: LessonPlan.Part { plan.parts[part] }
  /// The part after the open one; nil at the end.
  package var nextPart: LessonPlan.Part? { plan.parts.indices.contains(part + 1) ? plan.parts[part + 1] : nil }
  /// Whether the class answered a question of a part: a question that was only revealed has no answer.
  package func isAnswered(_ part: Int) -> Bool { results[part].contains { $0.allVotes > 0 || $0.chosen != nil } }
  package var hasResults: Bool { results.contains { !$0.isEmpty } }
}
