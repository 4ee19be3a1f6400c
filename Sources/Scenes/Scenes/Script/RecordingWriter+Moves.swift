import Foundation

extension RecordingWriter {
  /// Returns the longest run of reports that one `move` from this time would make exactly.
  func longestStraightRun(from start: Int) -> (contacts: [ScriptLine.Contact], end: Int, length: Int)? {
    let moving = contacts(at: position, .moved)
    for frame in stride(from: nearlyStraightFrames(moving, from: start), to: 0, by: -1) {
      let index = position + (frame - 1) * moving.count
      let contacts = contacts(at: index, .moved), end = inputs[index].time
      if isStraight(contacts, frame, over: end - start) { return (contacts, end, frame * moving.count) }
    }
    return nil
  }

  /// Returns the number of frames whose reports have the times of a `move` and nearly its points.
  ///
  /// The comparison of the exact points depends on where the movement ends, so that it is made for each end. This one ends
  /// most curves after a few reports.
  private func nearlyStraightFrames(_ moving: [ScriptLine.Contact], from start: Int) -> Int {
    var frame = 0, index = position
    while index < inputs.count {
      let contacts = contacts(at: index, .moved), time = inputs[index].time - start
      guard contacts.map(\.finger) == moving.map(\.finger), time <= ScriptLine.longestDuration,
        time > ScriptPerformance.sampleTime(frame), time <= ScriptPerformance.sampleTime(frame + 1),
        isNearlyStraight(contacts, as: moving, at: time, over: inputs[position].time - start)
      else { break }
      frame += 1
      // Only the last report may be between two frames.
      if time < ScriptPerformance.sampleTime(frame) { break }
      index += moving.count
    }
    return frame
  }

  /// Whether fingers continue at the speed of their first reports, up to a thousandth of a point.
  private func isNearlyStraight(
    _ contacts: [ScriptLine.Contact], as first: [ScriptLine.Contact], at time: Int, over firstTime: Int
  ) -> Bool {
    let share = CGFloat(time) / CGFloat(firstTime)
    return zip(contacts, first).allSatisfy { contact, first in
      let start = fingers[first.finger] ?? first.point
      let x = start.x + (first.point.x - start.x) * share, y = start.y + (first.point.y - start.y) * share
      return abs(contact.point.x - x) < 0.001 && abs(contact.point.y - y) < 0.001
    }
  }

  /// Whether the reports of the first frames are exactly those of a `move` to `contacts`.
  private func isStraight(_ contacts: [ScriptLine.Contact], _ frames: Int, over duration: Int) -> Bool {
    let start = inputs[position + (frames - 1) * contacts.count].time - duration
    return (1...frames).allSatisfy { frame in
      let time = frame == frames ? duration : ScriptPerformance.sampleTime(frame)
      return contacts.indices.allSatisfy { index in
        let contact = contacts[index], input = inputs[position + (frame - 1) * contacts.count + index]
        let sample = ScriptPerformance.sample(
          of: contact, from: fingers[contact.finger] ?? contact.point, at: time, over: duration)
        return sample.time + start == input.time && sample.input == input.input
      }
    }
  }
}
