import Foundation
import PanelModels
import Scenes
import TouchTrace

/// A lesson plan that is taught: the open part, and what the class answered.
struct PlanSession {
  let plan: LessonPlan
  private(set) var part: Int
  private(set) var results: [[PredictionResult]]
  /// When the countdown ends, in seconds since the workbench was made; nil while none runs.
  private var countdownEnd: TimeInterval?

  /// Begins a plan, or goes on where it was left.
  init(_ plan: LessonPlan, record: PlanRecord? = nil) {
    self.plan = plan
    part = min(max(record?.part ?? 0, 0), plan.parts.count - 1)
    results = plan.parts.enumerated().map { index, part in
      // A part that was changed since has no results.
      guard let kept = record?.parts, kept.indices.contains(index), kept[index].scene == part.scene else { return [] }
      return kept[index].results.filter(\.isConsistent)
    }
  }

  /// - Parameter time: in seconds since the workbench was made.
  func state(at time: TimeInterval) -> PlanState {
    PlanState(plan: plan, part: part, results: results, secondsLeft: secondsLeft(at: time))
  }

  // MARK: The countdown

  /// Begins to count the minutes of the open part down, or ends that. A part without a time has one minute.
  mutating func toggleCountdown(at time: TimeInterval) {
    countdownEnd = countdownEnd == nil ? time + Double(plan.parts[part].minutes ?? 1) * 60 : nil
  }

  private func secondsLeft(at time: TimeInterval) -> Int? {
    countdownEnd.map { max(Int(($0 - time).rounded(.up)), 0) }
  }

  /// When the countdown shows another number; nil if it does not run, or has ended.
  func nextSecond(after time: TimeInterval) -> TimeInterval? {
    guard let countdownEnd, let left = secondsLeft(at: time), left > 0 else { return nil }
    return countdownEnd - Double(left - 1)
  }

  /// Returns the record that is kept until the next session.
  func record(of file: URL) -> PlanRecord {
    let parts = zip(plan.parts, results).map { PlanRecord.Part(scene: $0.scene, results: $1) }
    return PlanRecord(file: file.path, part: part, parts: parts)
  }

  /// - Returns: whether there is such a part.
  mutating func open(_ part: Int) -> Bool {
    guard plan.parts.indices.contains(part) else { return false }
    if part != self.part { countdownEnd = nil }
    self.part = part
    return true
  }

  /// Notes what the class answered in the open part. A question that is asked again has its new result.
  mutating func note(_ new: [PredictionResult]) {
    for result in new {
      if let index = results[part].firstIndex(where: { $0.isOfSameQuestion(as: result) }) {
        results[part][index] = result
      } else {
        results[part].append(result)
      }
    }
  }

  /// Removes all results: another class begins.
  mutating func forgetResults() { results = plan.parts.map { _ in [] } }
}

/// The place in a plan that was left, and the answers of the class. The state file keeps it.
package nonisolated struct PlanRecord: Codable, Equatable, Sendable {
  var file: String
  var part: Int
  var parts: [Part]

  struct Part: Codable, Equatable, Sendable {
    var scene: String
    var results: [PredictionResult]
  }
}

/// The records of the plans that were taught, the last one first.
nonisolated struct PlanRecords: Equatable {
  /// The number of plans that are kept.
  static let most = 12
  private(set) var all: [PlanRecord] = []

  init(_ all: [PlanRecord] = []) { self.all = Array(all.prefix(PlanRecords.most)) }

  subscript(file: URL) -> PlanRecord? { all.first { $0.file == file.path } }

  mutating func note(_ record: PlanRecord) {
    if all.first == record { return }
    all.removeAll { $0.file == record.file }
    all.insert(record, at: 0)
    all = Array(all.prefix(PlanRecords.most))
  }
}
