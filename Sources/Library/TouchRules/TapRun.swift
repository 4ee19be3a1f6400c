/// The progress of a series of taps: the fingers that are down, the place of the first tap and the number of taps.
package struct TapRun {
  /// The effect of one touch on the series.
  package enum Outcome: Equatable { case continues, allDown, tapDone, fails }

  package var fingersRequired = 1
  /// The largest distance from its touch-down that a finger may move, in points.
  package var allowableMovement = TapCounter.largestDistance
  package private(set) var tapsDone = 0
  private var down = 0
  private var lifted = 0
  private var firstPlaces: [CGPoint] = []

  package init() {}

  /// The place of the first tap: the centroid of its fingers, in screen points (GT-03).
  package var place: CGPoint { firstPlaces.middle }

  package var isAllDown: Bool { down == fingersRequired }

  /// Forgets the taps. The places keep their memory: nearly each touch-down is the beginning of a series.
  package mutating func restart() {
    var places: [CGPoint] = []
    swap(&places, &firstPlaces)
    places.removeAll(keepingCapacity: true)
    self = TapRun()
    firstPlaces = places
  }

  /// Adds a finger that went down at `location`, in screen points.
  package mutating func began(at location: CGPoint) -> Outcome {
    guard lifted == 0, down < fingersRequired else { return .fails }
    if tapsDone == 0 {
      firstPlaces.append(location)
    } else {
      let nearest = firstPlaces.map { $0.distance(to: location) }.min() ?? 0
      guard nearest <= TapCounter.largestDistance else { return .fails }
    }
    down += 1
    return isAllDown ? .allDown : .continues
  }

  /// Lifts a finger. One that is lifted before all required fingers are down makes the series fail.
  package mutating func ended() -> Outcome {
    guard isAllDown else { return .fails }
    lifted += 1
    guard lifted == fingersRequired else { return .continues }
    tapsDone += 1
    down = 0
    lifted = 0
    return .tapDone
  }
}
