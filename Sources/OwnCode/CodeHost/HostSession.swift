internal import CodeMessages
internal import Foundation
internal import Scenes
internal import TouchTrace
internal import UIKit

/// Answers requests about a person's code.
final class HostSession {
  private let code: HostedCode
  private var run: CodeRun?
  /// The numbers of steps, trees and marks of the trace that were sent.
  private var steps = 0, trees = 0, marks = 0
  private var drawings = SentDrawings()
  private let output = PrintedOutput()

  init(_ code: HostedCode) { self.code = code }

  func answer(to request: CodeRequest) -> CodeAnswer {
    var answer = CodeAnswer()
    switch request {
    case .start(let size, let insets, let subject):
      let early = EarlyWarnings()
      code.application.observer = early
      answer.shown = code.show(subject, on: size, safeArea: insets)
      run = CodeRun(
        code.application, screenSize: size, recordsDrawings: true, printed: output.take, warnings: early.warnings)
    case .play(let inputs, let time): run?.play(inputs.compactMap(\.input).map { TimedInput(time: time, input: $0) })
    case .advance(let time): run?.advance(to: time)
    case .hitTestView(let point): answer.view = run?.hitTestView(at: point)
    case .hitAreas: answer.areas = run?.hitAreas()
    }
    // The lines that questions for a hit map print are no part of the trace.
    _ = output.take()
    addNews(to: &answer)
    return answer
  }

  /// The steps since the last answer, while an event is under way; nil before the code is shown.
  var unfinishedAnswer: CodeAnswer? {
    guard let run else { return nil }
    output.isOfAnEnd = true
    run.notePrinted()
    var answer = CodeAnswer()
    answer.isUnfinished = true
    addNews(to: &answer)
    return answer
  }

  /// A step does not change any more when its event is over, so only new ones are sent.
  private func addNews(to answer: inout CodeAnswer) {
    guard let run else { return }
    let trace = run.trace
    answer.steps = Array(trace.steps[steps...])
    for tree in trace.trees[trees...] { answer.add(tree, &drawings) }
    answer.marks = Array(trace.marks[marks...])
    (steps, trees, marks) = (trace.steps.count, trace.trees.count, trace.marks.count)
    answer.nextDeadline = run.nextDeadline
    answer.ignoresInteraction = run.ignoresInteraction
  }
}

/// Keeps the warnings that are given while the code makes its windows, before a trace begins.
private final class EarlyWarnings: PipelineObserver {
  private(set) var warnings: [PipelineWarning] = []

  func pipelineWillPerform(_ step: PipelineStep) {}
  func pipelineDidPerform(_ step: PipelineStep, answer: PipelineAnswer) {}
  func pipelineDidNote(_ note: PipelineNote) { if case .warning(let warning) = note { warnings.append(warning) } }
}
