import CodeMessages
import ElementMaps
import Files
import Foundation
import LiveScenes
import Scenes
import TouchTrace

/// A run of a person's code in a process of its own.
@MainActor package final class ProgramRun: SceneRun {
  private let process: ProgramProcess?
  package private(set) var trace = Trace()
  package private(set) var nextDeadline: Int?
  package private(set) var ignoresInteraction = false
  /// The subject that the code shows; nil if it could not be started.
  package private(set) var shown: ShownCode?
  private let notStarted: RunFailure?
  /// The steps that the process does not know: they were added here.
  private var addedSteps = 0
  private var drawings = SentDrawings()

  /// The time that an event and a hit map may take, in seconds of the processor.
  private static let event = 2.0, map = 10.0

  init(_ started: StartedProgram) {
    (process, notStarted) = (started.process, started.failure)
    if let answer = started.answer { take(answer) }
    shown = started.answer?.shown
    if trace.trees.isEmpty { trace.trees.append(TreeSnapshot()) }
    addAttempts(at: 0)
  }

  package var failure: RunFailure? {
    if case .nothing(let classes) = shown { return RunFailure(.nothing(classes)) }
    return notStarted ?? process?.failure
  }

  /// Nobody can say what the objects of a person's code hold.
  package var state: LiveState? { nil }

  package func play(_ group: [TimedInput]) {
    guard let time = group.first?.time else { return }
    ask(.play(group.map { CodeInput($0.input) }, at: time), within: Self.event)
    addAttempts(at: time)
  }

  package func advance(to time: Int) {
    // Nothing happens by itself before the next deadline.
    guard let deadline = nextDeadline, deadline <= time else { return }
    ask(.advance(to: time), within: Self.event)
    addAttempts(at: time)
  }

  package func forget(before checkpoint: Checkpoint) { trace.forget(before: checkpoint) }

  package func hitTestView(at point: CGPoint) -> String? { ask(.hitTestView(at: point), within: Self.event)?.view }
  package func hitAreas() -> HitAreas? { ask(.hitAreas, within: Self.map)?.areas }

  package func hitMap() throws(HitMapError) -> ElementMap {
    guard let areas = hitAreas() else { throw HitMapError(size: .zero) }
    return areas.map
  }

  @discardableResult private func ask(_ request: CodeRequest, within seconds: Double) -> CodeAnswer? {
    guard failure == nil, let answer = process?.ask(request, within: seconds) else { return nil }
    take(answer)
    return answer
  }

  private func take(_ answer: CodeAnswer) {
    for var step in answer.steps {
      step.parent = step.parent.map { $0 + addedSteps }
      trace.append(step)
      if case .warning = step.kind { Self.write(step.kind.text) }
    }
    trace.trees += answer.trees(&drawings)
    trace.marks += answer.marks.map { Trace.Mark(name: $0.name, count: $0.count + addedSteps) }
    (nextDeadline, ignoresInteraction) = (answer.nextDeadline, answer.ignoresInteraction)
  }

  /// The warnings that stand on standard error, each once, as those of code in this process do.
  private static var written: Set<String> = []
  private static let mostWarnings = 100

  private static func write(_ warning: String) {
    guard written.count < mostWarnings, written.insert(warning).inserted else { return }
    try? writeAll(Data("touchstone: \(warning.escapingControlCharacters)\n".utf8), to: STDERR_FILENO)
  }

  /// Adds a step for each thing that the code tried and may not do, after the steps of its event.
  private func addAttempts(at time: Int) {
    for attempt in process?.takeAttempts() ?? [] {
      trace.append(attempt, at: time)
      addedSteps += 1
    }
  }
}

/// Begins runs of a person's code, each in a new process.
@MainActor package struct ProgramRunner: SceneRunner {
  package let program: CodeProgram
  package var sources: OwnSources? { program.sources }
  private let safeArea: CodeInsets
  private let start: ProgramStart?

  /// - Parameter start: the program of the first run, if it shows what was started; nil starts it with the run.
  package init(_ program: CodeProgram, safeArea: CodeInsets = CodeInsets(), start: ProgramStart? = nil) {
    (self.program, self.safeArea, self.start) = (program, safeArea, start)
  }

  package func run(_ scene: Scene, _ variant: Variant) -> any SceneRun {
    let request = CodeRequest.start(scene.size, safeArea: safeArea, subject: scene.code?.subject)
    return ProgramRun(start?.take(for: request) ?? StartedProgram(program, request))
  }

  package func run(_ scene: Scene, _ variant: Variant, in state: LiveState, after trace: Trace) -> (any SceneRun)? {
    nil
  }
}

extension SceneCode {
  fileprivate var subject: CodeSubject? { className.map { CodeSubject($0, frame: frame) } }
}
