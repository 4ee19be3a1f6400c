import Foundation
import LiveScenes
import Scenes
import TouchRecorder
import UIKit

/// Milliseconds of a touch that comes down on 300 views while the recorder takes a picture of them, beside the touch alone.
func measureCaptures() -> [Figure] {
  let application = UIApplication()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
  for row in 0..<60 {
    let line = UIView(frame: CGRect(x: 0, y: row * 14, width: 390, height: 14))
    window.addSubview(line)
    for column in 0..<4 {
      let label = UILabel(frame: CGRect(x: column * 90, y: 0, width: 80, height: 14))
      (label.text, label.accessibilityIdentifier) = ("Person \(row)", "field\(row)_\(column)")
      line.addSubview(label)
    }
    line.addGestureRecognizer(UITapGestureRecognizer())
  }
  window.makeKeyAndVisible()
  var time = 0
  func touch() {
    time += 2_000
    for phase in [Input.Phase.began, .ended] {
      application.take(.touch(finger: 1, phase: phase, at: CGPoint(x: 40, y: 400), force: nil), at: time)
      application.processEvents(until: TimeInterval(time) / 1_000)
      time += 90
    }
  }
  let pairs = Stopwatch.pairs(per: 1) {
    TouchRecorder.start(in: application)
    touch()
    TouchRecorder.stop()
  } floor: {
    touch()
  }
  withExtendedLifetime(window) {}
  return [Figure("a touch on 300 views", pairs.inMilliseconds)]
}
