import UIKit

/// Nanoseconds for one event: from the queue through the hit test, three recognizers and ten views that override the
/// `touches…` methods and pass the touches on.
func measureRouting(_ floors: Floors) -> [Figure] {
  [("down, move, up", 1), ("down, 100 moves, up", 100)].flatMap { work, moves in
    [nil, CountingObserver()].map { observer in
      let finger = Finger(moves: moves, observer: observer), sequences = 200
      let floorSequences = sequences * 50
      let pairs = Stopwatch.pairs(per: sequences * (moves + 2), floorPer: floorSequences * (moves + 2)) {
        finger.play(sequences)
      } floor: {
        floors.route(sequences: floorSequences, moves: moves)
      }
      return Figure(observer == nil ? work : work + ", observed", pairs)
    }
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

/// A finger that goes down, moves and goes up, in an application with ten views.
private final class Finger {
  private let application = UIApplication()
  private let window: UIWindow
  private let moves: Int
  private let observer: CountingObserver?
  private var time = 0.0

  init(moves: Int, observer: CountingObserver?) {
    (self.moves, self.observer) = (moves, observer)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000), application: application)
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
  }

  func play(_ sequences: Int) {
    for _ in 0..<sequences {
      report(.began, x: 500)
      for step in 1...moves {
        time += 0.001
        report(.moved, x: 500 + CGFloat(step % 5))
      }
      time += 0.001
      report(.ended, x: 500)
      time += 1
    }
  }

  private func report(_ phase: UITouch.Phase, x: CGFloat) {
    application.enqueue(TouchSample(phase: phase, location: CGPoint(x: x, y: 500), timestamp: time))
    application.processEvents(until: time)
  }
}
