import UIKit

// What drawing code reads of a touch, and what it reads of an event.

class InkView: UIView {
  private var lines: [[CGPoint]] = []
  private var pending: [NSNumber: CGFloat] = [:]

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let samples = event?.coalescedTouches(for: touch) ?? [touch]
      lines.append(samples.map { $0.preciseLocation(in: self) })
      if touch.type == .pencil || touch.type == .stylus {
        rotate(by: touch.azimuthAngle(in: self), along: touch.azimuthUnitVector(in: self))
      }
      if touch.estimatedPropertiesExpectingUpdates.contains(.force), let index = touch.estimationUpdateIndex {
        pending[index] = touch.force
      }
      if touch.altitudeAngle < .pi / 6 || !touch.estimatedProperties.isDisjoint(with: [.azimuth, .altitude]) {
        setNeedsLayout()
      }
    }
    if event?.modifierFlags.contains(.shift) == true || event?.buttonMask == .secondary { lines.removeAll() }
  }

  private func rotate(by angle: CGFloat, along vector: CGVector) {
    transform = CGAffineTransform(rotationAngle: angle).translatedBy(x: vector.dx, y: vector.dy)
  }
}

// Touches and events as unit tests of apps make them.

public class FakeTouch: UITouch {
  private let place: CGPoint
  private let fakePhase: UITouch.Phase

  public init(at place: CGPoint, phase: UITouch.Phase) {
    self.place = place
    fakePhase = phase
    super.init()
  }

  public override var phase: UITouch.Phase { fakePhase }
  public override func location(in view: UIView?) -> CGPoint { place }
}

class FakeEvent: UIEvent {
  override var allTouches: Set<UITouch>? { [FakeTouch(at: .zero, phase: .began)] }
}

func press(_ view: UIView, at point: CGPoint) async {
  await MainActor.run {
    view.touchesBegan([FakeTouch(at: point, phase: .began)], with: UIEvent())
    view.touchesEnded([FakeTouch(at: point, phase: .ended)], with: nil)
  }
}
