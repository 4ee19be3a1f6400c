import Foundation
import Scenes
import UIKit

/// A hand that is played with keys, so that nobody needs a mouse.
///
/// Each finger has a place also while it is up; arrows move the chosen one. Enter is finger 1 itself: down while the
/// key is down; with Shift it stays down until the next Enter. Fingers 2 to 5 stay down until the next Enter anyway.
/// All points are points of the screen.
package struct KeyboardTouches: Equatable {
  /// How far an arrow moves a finger, in points, alone and with Shift.
  static let stride: CGFloat = 10
  static let smallStride: CGFloat = 1
  /// How far one press of a key turns a pair, in radians: 5°.
  static let turn = CGFloat.pi / 36
  /// How far fingers of a pair start from the pivot, if they lie nearer; and how near they can come, in points.
  private static let firstDistance: CGFloat = 60
  private static let leastDistance: CGFloat = 10

  /// Arrows move fingers, and are no steps.
  package private(set) var hasFocus = false
  /// The finger that arrows move.
  private(set) var chosen = 1
  /// Where each finger is or goes down; in the middle of the screen if it never moved.
  private var places: [Int: CGPoint] = [:]
  /// What Enter lifts when it is let go.
  private var held: [ActiveTouches.Player] = []
  /// Fingers 1 and 2 went down together and go up together.
  private var isPaired = false
  private let middle: CGPoint
  /// Fingers stay within it.
  private let reach: CGRect

  /// `screen` is the size of the scene's screen.
  init(screen: CGSize) {
    middle = CGPoint(x: (screen.width / 2).rounded(), y: (screen.height / 2).rounded())
    reach = CGRect(origin: .zero, size: screen).insetBy(dx: -100, dy: -40)
  }

  /// Where the chosen finger is, or goes down.
  var place: CGPoint { place(of: chosen) }

  func place(of finger: Int) -> CGPoint { places[finger] ?? middle }

  mutating func takeFocus() { hasFocus = true }

  mutating func choose(_ finger: Int) { (chosen, hasFocus) = (finger, true) }

  // MARK: Down and up

  /// Enter goes down. The first time it only shows where the finger is.
  mutating func press(staying: Bool, _ fingers: inout ActiveTouches) -> [Input] {
    guard hasFocus else {
      hasFocus = true
      return []
    }
    if isPaired { return liftPair(&fingers) }
    held.removeAll { $0 == .keyboard(chosen) }
    if let lifted = fingers.lift(.keyboard(chosen)) { return [lifted] }
    if chosen == 1 && !staying { held.append(.keyboard(1)) }
    return [fingers.press(.keyboard(chosen), at: place, number: chosen)].compactMap(\.self)
  }

  /// A tap with several fingers begins: Enter while a digit is held.
  mutating func pressFan(_ count: Int, _ fingers: inout ActiveTouches) -> [Input] {
    hasFocus = true
    let inputs = FingerGeometry.fan(count, around: place).enumerated().compactMap { index, place in
      fingers.press(.keyboardFan(index), at: place, number: index + 1)
    }
    held += (0..<count).map { .keyboardFan($0) }
    return inputs
  }

  /// Enter goes up.
  mutating func release(_ fingers: inout ActiveTouches) -> [Input] {
    defer { held = [] }
    return held.compactMap { fingers.lift($0) }
  }

  private mutating func liftPair(_ fingers: inout ActiveTouches) -> [Input] {
    isPaired = false
    return [1, 2].compactMap { fingers.lift(.keyboard($0)) }
  }

  // MARK: Moving

  /// Moves the chosen finger, or all that are down if there are several and Shift is held.
  mutating func move(_ direction: CGVector, withShift: Bool, _ fingers: inout ActiveTouches) -> [Input] {
    let down = numbersDown(fingers)
    let isTogether = withShift && down.count > 1
    let stride = withShift && !isTogether ? KeyboardTouches.smallStride : KeyboardTouches.stride
    return (isTogether ? down : [chosen]).compactMap { number in
      place(number, at: place(of: number).moved(direction.dx * stride, direction.dy * stride), &fingers)
    }
  }

  /// Presses harder or less hard.
  mutating func press(by steps: Double, _ fingers: inout ActiveTouches) -> [Input]? {
    guard let finger = fingers[.keyboard(chosen)] else { return nil }
    let force = Force.changed(finger.force, by: steps)
    return [fingers.move(finger.player, to: finger.point, force: force)].compactMap(\.self)
  }

  private mutating func place(_ number: Int, at point: CGPoint, _ fingers: inout ActiveTouches) -> Input? {
    let point = CGPoint(
      x: min(max(point.x, reach.minX), reach.maxX), y: min(max(point.y, reach.minY), reach.maxY))
    places[number] = point
    return fingers.move(.keyboard(number), to: point)
  }

  private func numbersDown(_ fingers: ActiveTouches) -> [Int] {
    fingers.down.compactMap { if case .keyboard(let number) = $0.player { number } else { nil } }
  }

  // MARK: Two fingers

  /// Moves fingers 1 and 2 apart (1) or together (−1); puts them down on both sides of `pivot` if they are up.
  mutating func pinch(_ direction: CGFloat, about pivot: CGPoint, _ fingers: inout ActiveTouches) -> [[Input]] {
    movePair(about: pivot, &fingers) { point, middle in
      FingerGeometry.push(
        point, from: middle, by: direction * KeyboardTouches.stride, nearest: KeyboardTouches.leastDistance)
    }
  }

  /// Turns fingers 1 and 2 about their middle, clockwise (1) or back (−1).
  mutating func rotate(_ direction: CGFloat, about pivot: CGPoint, _ fingers: inout ActiveTouches) -> [[Input]] {
    movePair(about: pivot, &fingers) { point, middle in
      FingerGeometry.turn(point, about: middle, by: direction * KeyboardTouches.turn)
    }
  }

  private mutating func movePair(
    about pivot: CGPoint, _ fingers: inout ActiveTouches, _ motion: (CGPoint, CGPoint) -> CGPoint
  ) -> [[Input]] {
    hasFocus = true
    let pressed = pressPair(about: pivot, &fingers)
    let middle = FingerGeometry.middle(place(of: 1), place(of: 2))
    let targets = [1, 2].map { (number: $0, point: motion(place(of: $0), middle)) }
    return [pressed, targets.compactMap { place($0.number, at: $0.point, &fingers) }]
  }

  private mutating func pressPair(about pivot: CGPoint, _ fingers: inout ActiveTouches) -> [Input] {
    let up = [1, 2].filter { fingers[.keyboard($0)] == nil }
    guard !up.isEmpty else { return [] }
    let isFirstUp = up.contains(1)
    if isFirstUp, FingerGeometry.distance(place(of: 1), pivot) < KeyboardTouches.firstDistance {
      places[1] = pivot.moved(-KeyboardTouches.firstDistance, 0)
    }
    if up.contains(2) { places[2] = FingerGeometry.mirror(place(of: 1), about: pivot) }
    held.removeAll { $0 == .keyboard(1) }
    isPaired = true
    return up.compactMap { fingers.press(.keyboard($0), at: place(of: $0), number: $0) }
  }

  // MARK: All at once

  /// Gives the focus back; what keys hold is cancelled.
  mutating func giveUpFocus(_ fingers: inout ActiveTouches) -> [Input] {
    hasFocus = false
    let players = numbersDown(fingers).map { ActiveTouches.Player.keyboard($0) } + held
    forget()
    return players.compactMap { fingers.lift($0, .cancelled) }
  }

  /// All fingers are gone.
  mutating func forget() { (held, isPaired) = ([], false) }
}
