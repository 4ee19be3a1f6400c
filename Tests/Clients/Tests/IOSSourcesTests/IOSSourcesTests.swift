import IOSSources
import Testing
import UIKit

/// Sources of the package run, not only compile.
@MainActor @Suite struct IOSSourcesTests {
  @Test("a view with a plain deinit is freed with its subviews, on the main thread and on another one")
  func release() async {
    let census = Census()
    var view: UIView? = CountedView(census: census)
    view?.addSubview(CountedView(census: census))
    view?.addGestureRecognizer(UITapGestureRecognizer())
    #expect(census.alive == 2)
    view = nil
    #expect(census.alive == 0)

    let box = Box(CountedView(census: census))
    box.view?.addSubview(CountedView(census: census))
    await Task.detached { box.view = nil }.value
    #expect(census.alive == 0)
  }

  /// Holds a view that another thread releases.
  final class Box: @unchecked Sendable {
    nonisolated(unsafe) var view: UIView?

    init(_ view: UIView) { self.view = view }
  }
}
