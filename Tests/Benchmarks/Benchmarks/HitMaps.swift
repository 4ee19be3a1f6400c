import ElementMaps
import LiveScenes
import Scenes
import TouchTrace
import UIKit

/// Milliseconds for the hit map of 360 × 560 points, beside a loop that asks at every point: of the presets, the slowest of
/// them, and of trees of 1,000 views.
func measureHitMaps() throws -> [Figure] {
  let presets = try SceneLibrary.bundled().scenes().map { scene in
    let live = LiveScene(scene)
    return withExtendedLifetime(live) { measure(scene.id, live.application, size: scene.size) }
  }
  let slowest = presets.max { $0.touchstone < $1.touchstone }.map { [$0.renamed("slowest preset (\($0.work))")] } ?? []
  let middle = presets.sorted { $0.touchstone < $1.touchstone }[presets.count / 2]
  let trees = [("nested", nested), ("overlapping", overlapping), ("turned, overlapping", turned)].map { name, make in
    let application = UIApplication()
    application.options.applicationKeepsWindows = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 560), application: application)
    make(window)
    window.makeKeyAndVisible()
    return measure("1,000 views, \(name)", application, size: window.bounds.size)
  }
  return [middle.renamed("median preset (\(middle.work))")] + slowest + trees
}

private func measure(_ work: String, _ application: UIApplication, size: CGSize) -> Figure {
  var sum = 0
  let pairs = Stopwatch.pairs(per: 1) {
    sum += (try? HitMap.map(of: application, size: size))?.names.count ?? 0
  } floor: {
    for y in 0..<Int(size.height) {
      for x in 0..<Int(size.width) where application.frontmostView(at: CGPoint(x: x, y: y), with: nil) != nil {
        sum += 1
      }
    }
  }
  precondition(sum > 0)
  return Figure(work, pairs.inMilliseconds)
}

// MARK: Trees

private func nested(_ window: UIWindow) {
  var parent: UIView = window
  for level in 0..<1000 {
    let view = UIView(frame: parent.bounds.insetBy(dx: level % 8 == 0 ? 1 : 0, dy: level % 4 == 0 ? 1 : 0))
    parent.addSubview(view)
    parent = view
  }
}

private func overlapping(_ window: UIWindow) {
  var random = Xorshift(0x5EED)
  for _ in 0..<1000 {
    let width = random.next(in: 1...120), height = random.next(in: 1...160)
    let x = random.next(in: 0...(360 - width)), y = random.next(in: 0...(560 - height))
    window.addSubview(UIView(frame: CGRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))))
  }
}

private func turned(_ window: UIWindow) {
  overlapping(window)
  for (index, view) in window.subviews.enumerated() {
    view.transform = CGAffineTransform(rotationAngle: CGFloat(index) / 10)
  }
}
