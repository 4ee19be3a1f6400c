import ElementMaps
import LiveScenes
import Scenes
import UIKit

/// The run of an application that a person's own code has made, in this process.
package final class CodeRun: SceneRun {
  package let objects: CodeObjects
  private let recorder: TraceRecorder
  /// Virtual milliseconds.
  private var time = 0

  /// - Parameters:
  ///   - screenSize: in points.
  ///   - recordsDrawings: whether the trees say what views draw.
  ///   - printed: returns what the code has printed since the last call.
  ///   - warnings: those that were given before, while the code made its windows.
  package init(
    _ application: UIApplication, screenSize: CGSize, recordsDrawings: Bool = false,
    printed: (() -> [PrintedLine])? = nil, warnings: [PipelineWarning] = []
  ) {
    objects = CodeObjects(application, screenSize: screenSize, recordsDrawings: recordsDrawings)
    recorder = TraceRecorder(objects)
    recorder.printed = printed
    recorder.notePrinted()
    for warning in warnings { recorder.pipelineDidNote(.warning(warning)) }
    application.observer = recorder
  }

  private var application: UIApplication { objects.application }

  package var trace: Trace { recorder.trace }
  package var nextDeadline: Int? { application.nextDeadline?.milliseconds(.up) }
  package var ignoresInteraction: Bool { application.isIgnoringInteractionEvents }
  /// Nobody can say what the objects of a person's code hold.
  package var state: LiveState? { nil }

  package func play(_ group: [TimedInput]) {
    for timed in group {
      recorder.time = timed.time
      if !timed.input.isTouch { advance(to: timed.time) }
      switch timed.input {
      case .front(let name): (objects.object(named: name) as? UIView).map(bringToFront)
      case .mark(let name): recorder.mark(name)
      case .set(let edit): objects.object(named: edit.target).map { edit.change.apply(to: $0) }
      default: application.take(timed.input, at: timed.time)
      }
    }
    if let last = group.last { advance(to: last.time) }
  }

  private func bringToFront(_ view: UIView) {
    (view as? UIWindow)?.makeKeyAndVisible()
    view.superview?.bringSubviewToFront(view)
  }

  package func advance(to time: Int) {
    self.time = max(self.time, time)
    recorder.time = self.time
    application.processEvents(until: TimeInterval(self.time) / 1000)
    recorder.notePrinted()
    recorder.noteTree()
  }

  /// Records what the code has printed since the last step.
  package func notePrinted() { recorder.notePrinted() }

  package func forget(before checkpoint: Checkpoint) { recorder.forget(before: checkpoint) }

  package func hitTestView(at point: CGPoint) -> String? { HitMap.hitTestView(at: point, of: objects) }
  package func hitAreas() -> HitAreas? { HitAreas(of: objects) }
  package func hitMap() throws(HitMapError) -> ElementMap { try HitMap.map(of: objects) }
}
