import Foundation
import Scenes

/// The invitation while it plays: a pure function of the time.
///
/// The hand comes to each gesture, does it, and rests. A quick gesture is shown slower than it is done, a long one faster.
package struct InvitationFilm {
  /// A gesture and its times in the film, in seconds.
  private struct Part {
    var gesture: InvitedGesture
    /// When the hand sets out for the gesture.
    var departure: TimeInterval
    /// When it begins the gesture, and when it ends it.
    var action: ClosedRange<TimeInterval>
  }

  /// Seconds in which the hand comes to a gesture.
  private static let approach: TimeInterval = 0.6
  /// Seconds for which it rests after a gesture.
  private static let rest: TimeInterval = 0.5
  private static let longestAction: TimeInterval = 3

  private var parts: [Part] = []
  /// Seconds.
  package var duration: TimeInterval { parts.last.map { $0.action.upperBound + InvitationFilm.rest } ?? 0 }

  package init(_ scene: Scene) { self.init(scene.invitedScript.gestures) }

  init(_ gestures: [InvitedGesture]) {
    var time: TimeInterval = 0
    for gesture in gestures {
      let start = time + InvitationFilm.approach, end = start + InvitationFilm.length(of: gesture)
      parts.append(Part(gesture: gesture, departure: time, action: start...end))
      time = end + InvitationFilm.rest
    }
  }

  /// Returns how long the film shows a gesture, in seconds.
  private static func length(of gesture: InvitedGesture) -> TimeInterval {
    let real = TimeInterval(gesture.end - gesture.start) / 1000
    let shortest = gesture.isDrag ? 1.2 : 0.35 * TimeInterval(gesture.taps)
    return min(max(real, shortest), longestAction)
  }

  /// Returns the place of the fingers at a time, in seconds since the film began; nil behind its end.
  func moment(at time: TimeInterval) -> InvitationMoment? {
    guard let index = parts.firstIndex(where: { time < $0.action.upperBound + InvitationFilm.rest }) else { return nil }
    let part = parts[index], action = part.action
    var moment = part.gesture.moment(at: scriptTime(at: time, of: part))
    moment.gesture = index
    if time < action.lowerBound {
      let share = 1 - pow(1 - max(time - part.departure, 0) / InvitationFilm.approach, 3)
      moment.approach(from: index > 0 ? parts[index - 1].gesture.lastPlace : nil, share: share)
    }
    return moment
  }

  /// Returns the time in milliseconds of the script; just before the first input while the hand comes.
  private func scriptTime(at time: TimeInterval, of part: Part) -> Double {
    let action = part.action
    guard time >= action.lowerBound else { return Double(part.gesture.start) - 1 }
    let share = min((time - action.lowerBound) / (action.upperBound - action.lowerBound), 1)
    return Double(part.gesture.start) + share * Double(part.gesture.end - part.gesture.start)
  }
}
