import ElementMaps
import LiveScenes
import Scenes
import TouchTrace
import UIKit

/// One row of the table: the hit map of a screen, and the same map by a loop over all points.
struct HitMapResult: Codable {
  let work: String
  let views: Int
  /// Median milliseconds.
  let map: Double
  let loop: Double
}

/// Measures the hit map of 360 × 560 points: of the presets, the slowest of them, and of trees of 1,000 views.
func measureHitMaps() throws -> [HitMapResult] {
  let presets = try SceneLibrary.bundled().scenes().map { scene in
    let live = LiveScene(scene)
    return withExtendedLifetime(live) { measure(scene.id, live.application, size: scene.size) }
  }
  let slowest = presets.max { $0.map < $1.map }.map {
    HitMapResult(work: "slowest preset (\($0.work))", views: $0.views, map: $0.map, loop: $0.loop)
  }
  let middle = presets.sorted { $0.map < $1.map }[presets.count / 2]
  let trees = [("nested", nested), ("overlapping", overlapping), ("turned, overlapping", turned)].map { name, make in
    let application = UIApplication()
    application.options.applicationKeepsWindows = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 560), application: application)
    make(window)
    window.makeKeyAndVisible()
    return measure("1,000 views, \(name)", application, size: window.bounds.size)
  }
  let usual = HitMapResult(
    work: "median preset (\(middle.work))", views: middle.views, map: middle.map, loop: middle.loop)
  return [usual] + [slowest].compactMap(\.self) + trees
}

private func measure(_ work: String, _ application: UIApplication, size: CGSize) -> HitMapResult {
  func count(_ view: UIView) -> Int { 1 + view.subviews.map(count).reduce(0, +) }
  var sum = 0
  let map = Stopwatch.median(per: 1) { sum += (try? HitMap.map(of: application, size: size))?.names.count ?? 0 }
  let loop = Stopwatch.median(per: 1) {
    for y in 0..<Int(size.height) {
      for x in 0..<Int(size.width) where application.frontmostView(at: CGPoint(x: x, y: y), with: nil) != nil {
        sum += 1
      }
    }
  }
  precondition(sum > 0)
  return HitMapResult(
    work: work, views: application.windows.map(count).reduce(0, +), map: map / 1e6, loop: loop / 1e6)
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
