/// The progress of a series of taps: the fingers that are down, the place of the first tap and the number of taps.
struct TapRun {
  /// The effect of one touch on the series.
  enum Outcome: Equatable { case continues, allDown, tapDone, fails }

  var fingersRequired = 1
  /// The largest distance from its touch-down that a finger may move, in points.
  var allowableMovement = TapCounter.largestDistance
  private(set) var tapsDone = 0
  private var down: [UITouch] = []
  private var lifted = 0
  private var firstPlaces: [CGPoint] = []

  /// The place of the first tap: the centroid of its fingers, in screen points (GT-03).
  var place: CGPoint { firstPlaces.middle }

  var isAllDown: Bool { down.count == fingersRequired }

  mutating func began(_ touch: UITouch) -> Outcome {
    guard lifted == 0, down.count < fingersRequired else { return .fails }
    if tapsDone == 0 {
      firstPlaces.append(touch.screenLocation)
    } else {
      let nearest = firstPlaces.map { $0.distance(to: touch.screenLocation) }.min() ?? 0
      guard nearest <= TapCounter.largestDistance else { return .fails }
    }
    down.append(touch)
    return isAllDown ? .allDown : .continues
  }

  /// A finger that is lifted before all required fingers are down makes the series fail.
  mutating func ended(_ touch: UITouch) -> Outcome {
    guard isAllDown else { return .fails }
    lifted += 1
    guard lifted == fingersRequired else { return .continues }
    tapsDone += 1
    down = []
    lifted = 0
    return .tapDone
  }
}

extension Set<UITouch> {
  /// The touches that are more than `distance` points away from their touch-down. A single one is not retained to find out.
  func drifted(beyond distance: CGFloat) -> [UITouch] {
    if count == 1 && self[startIndex].drift <= distance { return [] }
    return filter { $0.drift > distance }.map { $0 }
  }
}

extension UITouch {
  /// The distance from the touch-down, in points.
  final var drift: CGFloat { screenLocation.distance(to: beginning.location) }
}
