import Scenes
import TouchTrace

/// The state of the lesson plan that is taught.
package struct PlanState: Equatable, Sendable {
  package var plan: LessonPlan
  /// The index of the part that was opened last.
  package var part: Int
  /// The answers of the class so far, part by part.
  package var results: [[PredictionResult]]

  package init(plan: LessonPlan, part: Int, results: [[PredictionResult]]) {
    (self.plan, self.part, self.results) = (plan, part, results)
  }

  package var currentPart: LessonPlan.Part { plan.parts[part] }
  /// The part after the open one; nil at the end.
  package var nextPart: LessonPlan.Part? { plan.parts.indices.contains(part + 1) ? plan.parts[part + 1] : nil }
  package var hasResults: Bool { results.contains { !$0.isEmpty } }
}
