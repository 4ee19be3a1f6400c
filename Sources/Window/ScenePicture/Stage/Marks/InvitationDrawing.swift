import Canvas
import Foundation
import Scenes

/// Draws the invitation, until the first touch: rings to press, a clock to hold, paths to drag, a phone that
/// interrupts, and a hand. While the invitation plays, the hand does one gesture after the other; else it rests at the first.
struct InvitationDrawing {
  let plan: StagePlan

  private var measures: StageMeasures { plan.measures }
  private var theme: Theme { plan.appearance.theme }

  func draw(_ list: inout DrawingList) {
    let gestures = plan.display.scene.invitedScript.gestures
    let moment = plan.display.invitationTime.flatMap { InvitationFilm(gestures).moment(at: $0) }
    let pills = InvitationWords(plan: plan, gestures: gestures).pills()
    for (index, (gesture, pill)) in zip(gestures, pills).enumerated() {
      let playing = moment.flatMap { $0.gesture == index ? $0 : nil }
      list.element(.invitation(index + 1)) { list in
        list.opacity(moment == nil || playing != nil ? 1 : 0.45) { list in
          drawTargets(of: gesture, playing, &list)
          drawWords(pill, isPressed: gesture.signal != nil && playing?.isDown == true, &list)
        }
        if let playing { drawFingers(playing, &list) }
      }
    }
    let resting = gestures.first { !$0.paths.isEmpty }?.paths.first?.first
    guard let finger = moment == nil ? resting : moment?.fingers.first else { return }
    list.element(.invitedHand) { drawHand(at: finger, isLifted: moment?.isDown == false, &$0) }
  }

  // MARK: What is to be done

  private func drawTargets(of gesture: InvitedGesture, _ playing: InvitationMoment?, _ list: inout DrawingList) {
    let paths = gesture.paths.map { $0.map { plan.geometry.windowPoint($0) } }
    for path in paths { draw(path, gesture, &list) }
    guard let start = paths.first?.first else { return }
    if gesture.isHold { drawClock(at: start, share: playing?.held ?? 0.75, &list) }
    if gesture.isInterrupted, playing?.isInterrupted ?? true {
      let ring = measures.finger + (gesture.isHold ? 17 : 0) * measures.scale
      PhoneMark(besides: paths[0].last ?? start, ring: ring, measures).draw(theme, &list)
    }
  }

  /// Draws the ring where a finger comes down, and the path to where it goes up.
  private func draw(_ path: [CGPoint], _ gesture: InvitedGesture, _ list: inout DrawingList) {
    let start = path[0]
    for tap in 0..<gesture.taps {
      let radius = measures.finger + 5 * CGFloat(tap) * measures.scale
      list.stroke(.circle(center: start, radius: radius), measures.pen(1.5, dash: [4, 3]), theme.secondaryText)
    }
    list.fill(.circle(center: start, radius: 2 * measures.scale), theme.secondaryText)
    guard let end = path.last, let way = DraggedPath(path, from: measures.finger) else { return }
    list.stroke(.polyline(way.points), measures.pen(2, dash: [6, 4]), theme.secondaryText)
    list.fill(.polygon(way.head(length: 11 * measures.scale)), theme.secondaryText)
    list.stroke(.circle(center: end, radius: measures.finger * 0.6), measures.pen(1.5, dash: [4, 3]), theme.faintText)
  }

  /// Draws the clock of a hold, swept by a share from 0 to 1.
  private func drawClock(at center: CGPoint, share: Double, _ list: inout DrawingList) {
    let radius = measures.finger + 15 * measures.scale, pen = measures.pen(4)
    list.stroke(.circle(center: center, radius: radius), pen, theme.line)
    guard share > 0 else { return }
    list.stroke(.arc(center: center, radius: radius, from: -90, to: 360 * min(share, 1) - 90), pen, theme.text)
  }

  private func drawWords(_ pill: Pill, isPressed: Bool, _ list: inout DrawingList) {
    pill.draw(theme.secondaryText, plan.appearance, &list)
    guard isPressed else { return }
    list.stroke(
      .roundedRect(pill.frame.insetBy(dx: 1, dy: 1), radius: pill.frame.height / 2), measures.pen(3), theme.text)
  }

  // MARK: The hand that does it

  /// Draws the fingers of the gesture under way and the ways that they have gone.
  private func drawFingers(_ moment: InvitationMoment, _ list: inout DrawingList) {
    for (finger, trail) in zip(moment.fingers, moment.trails) where moment.isDown {
      let way = trail.map { plan.geometry.windowPoint($0) }, point = plan.geometry.windowPoint(finger)
      if way.count > 1 { list.stroke(.polyline(way), measures.pen(3, cap: .round, join: .round), theme.text) }
      let ring = Path.circle(center: point, radius: measures.finger)
      list.fill(ring, theme.text.opacity(0.12))
      list.stroke(ring, Stroke(measures.fingerRing), theme.text)
      list.fill(.circle(center: point, radius: measures.fingerDot), theme.text)
    }
  }

  /// - Parameter finger: the place of the fingertip, in points of the screen.
  private func drawHand(at finger: CGPoint, isLifted: Bool, _ list: inout DrawingList) {
    let point = plan.geometry.windowPoint(finger), lift = isLifted ? 5 * measures.scale : 0
    HandShape(fingertip: CGPoint(x: point.x + lift, y: point.y + lift), scale: measures.scale).draw(theme, &list)
  }
}
