import Scenes
import UIKit

/// The answers that a view's own `hitTest` gave on a device, with the views of a live scene.
struct LiveAnswers {
  /// An answer that was sampled.
  enum Answer {
    case view(WeakView)
    case nobody
  }

  /// A view that is not kept alive.
  struct WeakView {
    private(set) weak var view: UIView?
  }

  private struct Sample {
    var point: CGPoint
    /// When the touch began for which it was asked, in virtual milliseconds.
    var time: Int
    var answer: Answer
  }

  private var samples: [Sample] = []

  init() {}

  init(of view: String, in live: LiveScene) {
    for part in live.scene.observedParts {
      for row in part.touch.answers where row.view == view {
        for (index, hit) in row.hits.enumerated() {
          let point = CGPoint(x: row.start.x + CGFloat(index) * ObservedAnswers.spacing, y: row.start.y)
          samples.append(Sample(point: point, time: part.start, answer: Answer(hit, in: live)))
        }
      }
    }
  }

  /// Returns the answer of the nearest sample; nil if none is as near as half the distance between two of them.
  ///
  /// Samples for a touch that began at the time of the event go before others, and later ones before earlier ones.
  func answer(at point: CGPoint, _ event: UIEvent?) -> Answer? {
    answer(at: point, time: event.map { Int(($0.timestamp * 1000).rounded()) })
  }

  /// - Parameter time: that of the event, in virtual milliseconds; nil without an event.
  fileprivate func answer(at point: CGPoint, time: Int?) -> Answer? {
    var best: (sample: Sample, isOfEvent: Bool, distance: CGFloat)?
    for sample in samples {
      let distance = max(abs(sample.point.x - point.x), abs(sample.point.y - point.y))
      guard distance <= ObservedAnswers.spacing / 2 else { continue }
      let isOfEvent = sample.time == time
      if let best, best.isOfEvent != isOfEvent ? best.isOfEvent : best.distance < distance { continue }
      best = (sample, isOfEvent, distance)
    }
    return best?.sample.answer
  }
}

extension LiveAnswers.Answer {
  fileprivate init(_ hit: Expectation.Hit, in live: LiveScene) {
    switch hit {
    case .nobody: self = .nobody
    case .view(let name): self = .view(LiveAnswers.WeakView(view: live.view(named: name)))
    }
  }
}

extension UIView {
  /// Whether the view has an observed `hitTest`, and nothing was sampled at a point of its coordinate space.
  /// - Parameter time: in virtual milliseconds.
  package func isUnsampled(at point: CGPoint, at time: Int) -> Bool {
    guard let behavior = sceneBehavior, behavior.hitTest == .observed else { return false }
    return behavior.observedAnswers.answer(at: point, time: time) == nil
  }
}
