import Foundation
import Testing

@testable import UIKitCore

/// Trees of many levels, built upwards: a view is put into a new superview again and again.
@Suite struct DeepTreeTests {
  /// Counts the walks up to its ancestors.
  private final class Level: UIView {
    static var walks = 0, windowCalls = 0
    /// Called before the window changes.
    var onMove: (() -> Void)?

    override func isDescendant(of view: UIView) -> Bool {
      Level.walks += 1
      return super.isDescendant(of: view)
    }

    override func willMove(toWindow newWindow: UIWindow?) {
      Level.windowCalls += 1
      onMove?()
    }
  }

  /// A chain of views, built upwards, each view a subview of the next one.
  private func chain(of count: Int) -> [Level] {
    let levels = (0..<count).map { _ in Level() }
    for (below, above) in zip(levels, levels.dropFirst()) { above.addSubview(below) }
    return levels
  }

  @Test("a tree that is built upwards comes into its window with one look at each view", arguments: [10, 100, 1000])
  func linearBuilding(count: Int) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), levels = chain(of: count)
    (Level.walks, Level.windowCalls) = (0, 0)
    window.addSubview(levels[count - 1])
    #expect(Level.walks <= 2 && Level.windowCalls == count)
    levels[count - 1].removeFromSuperview()
    #expect(Level.walks <= 4 && Level.windowCalls == 2 * count)
  }

  @Test("a view that a call takes out of a deep tree is not told of the new window", .statements("RE-14"))
  func takenOutInACall() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), levels = chain(of: 10)
    levels[5].onMove = { levels[4].removeFromSuperview() }
    Level.windowCalls = 0
    window.addSubview(levels[9])
    #expect(Level.windowCalls == 5 && levels[4].window == nil && levels[5].window === window)
  }
}
