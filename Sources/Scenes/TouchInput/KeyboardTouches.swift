import Scenes
import UIKit

/// Touches made with keys, so that a mouse is not needed.
///
/// Each finger also has a place while it is up; arrow keys move the chosen finger. Finger 1 is down while Enter is down;
/// with Shift it stays down until the next Enter. Fingers 2 to 5 always stay down until the next Enter. All points are in
/// the coordinate space of the scene's screen.
package struct KeyboardTouches: Equatable {
  /// The distance that an arrow key moves a finger, in points.
  static let stride: CGFloat = 10
  /// The distance with Shift, in points.
  static let smallStride: CGFloat = 1
  /// The angle by which a key rotates two fingers, in radians: 5°.
  static let rotation = CGFloat.pi / 36
  /// The least distance of two fingers from the pivot when they go down, in points.
  private static let firstDistance: CGFloat = 60
  /// The least distance of two fingers from the pivot while they move, in points.
  private static let leastDistance: CGFloat = 10

  /// Whether arrow keys move fingers instead of going to other steps.
  package private(set) var hasFocus = false
  /// The finger that arrow keys move.
  private(set) var chosen = 1
  /// The place of each finger that has moved; the others are in the middle of the screen.
  private var places: [Int: CGPoint] = [:]
  /// The fingers that go up when Enter is released.
  private var held: [ActiveTouches.Player] = []
  /// Whether fingers 1 and 2 went down together, so that they go up together.
  private var isPaired = false
  private let middle: CGPoint
  /// The area that fingers cannot leave.
  private let reach: CGRect

  /// - Parameter screen: the size of the scene's screen, in points.
  init(screen: CGSize) {
    middle = CGPoint(x: (screen.width / 2).rounded(), y: (screen.height / 2).rounded())
    reach = CGRect(origin: .zero, size: screen).insetBy(dx: -100, dy: -40)
  }

  /// The place of the chosen finger.
  var place: CGPoint { place(of: chosen) }

  func place(of finger: Int) -> CGPoint { places[finger] ?? middle }

  mutating func takeFocus() { hasFocus = true }

  mutating func choose(_ finger: Int) { (chosen, hasFocus) = (finger, true) }

  // MARK: Down and up

  /// Handles Enter going down. The first time it only shows the finger.
  mutating func press(staying: Bool, _ fingers: inout ActiveTouches) -> InputBatch {
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

  /// Begins a tap with several fingers: Enter while a digit is held.
  mutating func pressFan(_ count: Int, _ fingers: inout ActiveTouches) -> InputBatch {
    hasFocus = true
    let inputs = FingerGeometry.fan(count, around: place).enumerated().compactMap { index, place in
      fingers.press(.keyboardFan(index), at: place, number: index + 1)
    }
    held += (0..<count).map { .keyboardFan($0) }
    return inputs
  }

  /// Handles Enter going up.
  mutating func release(_ fingers: inout ActiveTouches) -> InputBatch {
    defer { held = [] }
    return held.compactMap { fingers.lift($0) }
  }

  private mutating func liftPair(_ fingers: inout ActiveTouches) -> InputBatch {
    isPaired = false
    return [1, 2].compactMap { fingers.lift(.keyboard($0)) }
  }

  // MARK: Moving

  /// Moves the chosen finger, or with Shift all fingers that are down if there are several.
  mutating func move(_ direction: CGVector, withShift: Bool, _ fingers: inout ActiveTouches) -> InputBatch {
    let down = numbersDown(fingers)
    let isTogether = withShift && down.count > 1
    let stride = withShift && !isTogether ? KeyboardTouches.smallStride : KeyboardTouches.stride
    return (isTogether ? down : [chosen]).compactMap { number in
      place(number, at: place(of: number).moved(direction.dx * stride, direction.dy * stride), &fingers)
    }
  }

  /// Changes the force of the chosen finger.
  mutating func press(by steps: Double, _ fingers: inout ActiveTouches) -> InputBatch? {
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

  /// Moves fingers 1 and 2 apart (1) or together (−1), after putting them down on both sides of `pivot` if they are up.
  mutating func pinch(_ direction: CGFloat, about pivot: CGPoint, _ fingers: inout ActiveTouches) -> [InputBatch] {
    movePair(about: pivot, &fingers) { point, middle in
      FingerGeometry.push(
        point, from: middle, by: direction * KeyboardTouches.stride, nearest: KeyboardTouches.leastDistance)
    }
  }

  /// Rotates fingers 1 and 2 about their middle, clockwise (1) or counterclockwise (−1).
  mutating func rotate(_ direction: CGFloat, about pivot: CGPoint, _ fingers: inout ActiveTouches) -> [InputBatch] {
    movePair(about: pivot, &fingers) { point, middle in
      FingerGeometry.rotate(point, about: middle, by: direction * KeyboardTouches.rotation)
    }
  }

  private mutating func movePair(
    about pivot: CGPoint, _ fingers: inout ActiveTouches, _ motion: (CGPoint, CGPoint) -> CGPoint
  ) -> [InputBatch] {
    hasFocus = true
    let pressed = pressPair(about: pivot, &fingers)
    let middle = FingerGeometry.middle(place(of: 1), place(of: 2))
    let targets = [1, 2].map { (number: $0, point: motion(place(of: $0), middle)) }
    return [pressed, targets.compactMap { place($0.number, at: $0.point, &fingers) }]
  }

  private mutating func pressPair(about pivot: CGPoint, _ fingers: inout ActiveTouches) -> InputBatch {
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

  /// Gives up the focus and cancels the fingers that keys hold down.
  mutating func giveUpFocus(_ fingers: inout ActiveTouches) -> InputBatch {
    hasFocus = false
    let players = numbersDown(fingers).map { ActiveTouches.Player.keyboard($0) } + held
    forget()
    return players.compactMap { fingers.lift($0, .cancelled) }
  }

  /// Forgets the fingers that keys hold down.
  mutating func forget() { (held, isPaired) = ([], false) }
}
