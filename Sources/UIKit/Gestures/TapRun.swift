/// Follows fingers through the taps of a gesture: which are down, where the first tap was, how many are done.
struct TapRun {
  /// What a report comes to.
  enum Outcome: Equatable { case continues, allDown, tapDone, fails }

  var fingersRequired = 1
  /// How far a finger may drift while it is down, in points.
  var allowableMovement = TapCounter.largestDistance
  private(set) var tapsDone = 0
  private var down: [UITouch] = []
  private var lifted = 0
  private var firstPlaces: [CGPoint] = []

  /// Where the first tap was: the middle of its fingers, in screen points (GT-03).
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

  /// A finger that is lifted before all are down ends the run.
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

extension UITouch {
  /// How far the finger is from where it went down, in points.
  final var drift: CGFloat { screenLocation.distance(to: beginning.location) }
}
