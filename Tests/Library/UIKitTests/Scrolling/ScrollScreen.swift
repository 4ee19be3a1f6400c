import Foundation
import Testing

@testable import UIKitCore

/// A listener that may change the target.
final class ScrollListener: UIScrollViewDelegate {
  var log: [String] = []
  var offsets: [CGPoint] = []
  var velocity = CGPoint.zero
  var proposed = CGPoint.zero
  var target: CGPoint?
  var onScroll: ((UIScrollView) -> Void)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    onScroll?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    (self.velocity, proposed) = (velocity, targetContentOffset.pointee)
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("end \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("go \(scrollView.isDecelerating)") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest \(scrollView.isDecelerating)") }
}

/// A screen with content that is scrolled along one axis.
@MainActor struct ScrollScreen {
  let fixture: PipelineFixture
  let view: UIScrollView
  let listener = ScrollListener()
  let isVertical: Bool

  init(vertical: Bool = true, content: CGFloat = 900) throws {
    isVertical = vertical
    let size = vertical ? "200x\(Int(content))" : "\(Int(content))x200"
    fixture = PipelineFixture(
      """
      window 400x400 +W=tap
        scroll:scroll 0,0 \(vertical ? "200x300" : "300x200") content=\(size)
          V 0,0 200x200 handles +G=tap
      """)
    view = try #require(fixture["scroll"] as? UIScrollView)
    view.delegate = listener
  }

  var offset: CGFloat { isVertical ? view.contentOffset.y : view.contentOffset.x }

  func along(_ place: CGFloat) -> (CGFloat, CGFloat) { isVertical ? (100, place) : (place, 100) }

  func down(_ place: CGFloat, finger: Int = 1) { fixture.down(along(place).0, along(place).1, finger: finger) }
  func move(_ place: CGFloat, after seconds: TimeInterval = 0) {
    fixture.move(along(place).0, along(place).1, at: fixture.now + seconds)
  }

  /// Drags from one place to another with a constant speed, in 200 milliseconds, and lifts.
  func flick(from start: CGFloat = 280, to end: CGFloat = 180) {
    down(start)
    for step in 1...10 { move(start + (end - start) * CGFloat(step) / 10, after: 0.02) }
    fixture.up()
  }
}
