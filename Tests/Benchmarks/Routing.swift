import UIKit

/// The cost of one event: from the queue through the hit test, three recognizers and ten views that override the `touches…`
/// methods and pass the touches on.
struct RoutingResult: Codable {
  let work: String
  /// Median nanoseconds for one event, without and with an observer.
  let unobserved: Double
  let observed: Double
}

func measureRouting() -> [RoutingResult] {
  [("down, move, up", 1), ("down, 100 moves, up", 100)].map { work, moves in
    RoutingResult(
      work: work, unobserved: nanosecondsAnEvent(moves: moves, observer: nil),
      observed: nanosecondsAnEvent(moves: moves, observer: CountingObserver()))
  }
}

/// A view that counts the calls of its methods and passes the touches on.
private final class PassingView: UIView {
  private(set) var calls = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls += 1
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls += 1
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls += 1
    super.touchesEnded(touches, with: event)
  }
}

/// Counts the reports of the pipeline.
private final class CountingObserver: PipelineObserver {
  private(set) var reports = 0

  func pipelineWillPerform(_ step: PipelineStep) { reports += 1 }
  func pipelineDidPerform(_ step: PipelineStep, answer: PipelineAnswer) { reports += 1 }
  func pipelineDidNote(_ note: PipelineNote) { reports += 1 }
}

private func nanosecondsAnEvent(moves: Int, observer: CountingObserver?) -> Double {
  let application = UIApplication()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000), application: application)
  var view: UIView = window
  for depth in 0..<10 {
    let child = PassingView(frame: window.bounds)
    // The views receive all touches: no recognizer cancels them.
    let recognizers = [2: UITapGestureRecognizer(), 5: UIPanGestureRecognizer(), 8: UILongPressGestureRecognizer()]
    if let recognizer = recognizers[depth] {
      recognizer.cancelsTouchesInView = false
      child.addGestureRecognizer(recognizer)
    }
    view.addSubview(child)
    view = child
  }
  window.makeKeyAndVisible()
  application.observer = observer
  var time = 0.0
  let sequences = 1000
  return Stopwatch.median(per: sequences * (moves + 2)) {
    for _ in 0..<sequences {
      application.enqueue(TouchSample(phase: .began, location: CGPoint(x: 500, y: 500), timestamp: time))
      application.processEvents(until: time)
      for step in 1...moves {
        time += 0.001
        let place = CGPoint(x: 500 + step % 5, y: 500)
        application.enqueue(TouchSample(phase: .moved, location: place, timestamp: time))
        application.processEvents(until: time)
      }
      time += 0.001
      application.enqueue(TouchSample(phase: .ended, location: CGPoint(x: 500, y: 500), timestamp: time))
      application.processEvents(until: time)
      time += 1
    }
  }
}
