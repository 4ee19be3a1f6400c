import Scenes
import UIKit

/// A difference between what a device did with a touch sequence of a capture, and what happens here.
package struct DeviceDifference: Equatable, Sendable, Encodable {
  package enum Topic: String, Sendable, Encodable {
    /// The view of a finger.
    case hit
    /// The states of a recognizer.
    case life
    /// The phases of the touches of a view.
    case phases
  }

  /// The mark after the touch sequence.
  package var mark: String
  package var topic: Topic
  /// The finger, the recognizer or the view.
  package var object: String
  package var device: String
  package var here: String
  /// The number of steps that have happened when it can be seen.
  package var step: Int
  /// The statement of Guides/TouchPipeline.md that the engine follows here.
  package var statement: String
}

extension DeviceDifference {
  /// Returns all differences, touch by touch: hit views, lives of recognizers, phases. Empty for a scene that is no capture.
  package static func all(in trace: Trace, of scene: Scene) -> [DeviceDifference] {
    scene.observedParts.flatMap { part -> [DeviceDifference] in
      guard let segment = TraceSegment(of: trace, at: part.touch.mark) else { return [] }
      let check = DeviceCheck(touch: part.touch, segment: segment)
      return (check.hits + check.lives + check.phases).sorted { $0.step < $1.step }
    }
  }
}

/// Compares one touch sequence of a capture with the steps that it takes here.
private struct DeviceCheck {
  let touch: ObservedTouch
  let segment: TraceSegment

  var hits: [DeviceDifference] {
    let here = segment.located { kind -> Expectation.Hit? in
      guard case .result(_, let view) = kind else { return nil }
      return view.map { .view($0) } ?? .nobody
    }
    return (0..<max(here.count, touch.hits.count)).compactMap { index in
      let own = index < here.count ? here[index].value.description : "none"
      let device = index < touch.hits.count ? touch.hits[index].description : "none"
      guard own != device else { return nil }
      return difference(
        .hit, "\(index + 1)", device, own, at: index < here.count ? here[index].step : nil, "HT-04")
    }
  }

  /// A device shows failures only while fingers are down: one that is not seen there is no difference.
  var lives: [DeviceDifference] {
    let here = segment.gestures, observed = touch.lives.map(\.states)
    let names = observed.map(\.name) + here.map(\.value.name).filter { name in !observed.contains { $0.name == name } }
    return names.compactMap { name in
      let device = observed.first { $0.name == name }?.steps ?? []
      let own = here.first { $0.value.name == name }
      var steps = own?.value.steps ?? []
      if !device.contains(.failed) { steps.removeAll { $0 == .failed } }
      guard steps != device else { return nil }
      let (step, statement) = lastChange(of: name)
      return difference(.life, name, words(device), words(own?.value.steps ?? []), at: step ?? own?.step, statement)
    }
  }

  var phases: [DeviceDifference] {
    var views: [Int: String] = [:], here: [PhaseSequence<Input.Phase>] = []
    for step in segment.trace.steps[..<segment.steps.lowerBound] { views.follow(step.kind) }
    for index in segment.steps {
      let kind = segment.trace.steps[index].kind
      guard case .event(let reports) = kind else {
        views.follow(kind)
        continue
      }
      // The view of a finger that comes down is known after the event has begun.
      for later in segment.trace.steps[index...].dropFirst().prefix(while: { !$0.kind.isEventStart }) {
        views.follow(later.kind)
      }
      for report in reports {
        guard let view = views[report.finger], let phase = Input.Phase(report.phase) else { continue }
        here.note(view, phase)
      }
    }
    return touch.phases.compactMap { device in
      let own = here.first { $0.name == device.name }?.steps ?? []
      guard own != device.steps, !own.isEmpty else { return nil }
      return difference(.phases, device.name, words(device.steps), words(own), at: nil, "TE-01")
    }
  }

  // MARK: Parts

  /// The number of steps at the last change of a recognizer, and the statement that explains it.
  private func lastChange(of name: String) -> (Int?, String) {
    for index in segment.steps.reversed() {
      guard case .gesture(.changes(name, from: _, to: let state, let reason)) = segment.trace.steps[index].kind,
        state != .possible
      else { continue }
      return (index + 1, reason.statement)
    }
    return (nil, "GR-22")
  }

  private func words<Step: PhaseStep>(_ steps: [Step]) -> String {
    steps.isEmpty ? "none" : steps.map(\.rawValue).joined(separator: " ")
  }

  private func difference(
    _ topic: DeviceDifference.Topic, _ object: String, _ device: String, _ here: String, at step: Int?,
    _ statement: String
  ) -> DeviceDifference {
    DeviceDifference(
      mark: touch.mark, topic: topic, object: object, device: device, here: here,
      step: step ?? segment.steps.upperBound, statement: statement)
  }
}

extension GestureReason {
  /// The statement that the engine follows.
  fileprivate var statement: String {
    switch self {
    case .failed(.requirementRecognized): "GR-46"
    case .failed(.excluded): "GR-34"
    case .failed(.refusedByView), .failed(.refusedByDelegate): "GR-30"
    case .disabled, .removed: "GR-49"
    case .analysis, .granted, .undecided, .reset: "GR-02"
    }
  }
}

extension TraceStep.Kind {
  fileprivate var isEventStart: Bool { if case .event = self { true } else { false } }
}

extension [Int: String] {
  /// Notes the view of a finger.
  fileprivate mutating func follow(_ kind: TraceStep.Kind) {
    if case .result(let finger, let view) = kind { self[finger] = view }
  }
}
