import Foundation
import Narration
import Panels
import TouchTrace

// Playing goes round and round in a part of the trace, so that a hard place can be watched until it is understood.

extension Workbench {
  /// The part of the loop that there are steps for; nil where there is none.
  var shownLoop: Range<Int>? {
    let shown = loop?.clamped(to: 0..<playback.trace.steps.count)
    return shown?.isEmpty == false ? shown : nil
  }

  /// Brings one end of the loop to the cursor. The other end stays, or is that of the touch sequence.
  func setLoop(_ edge: LoopEdge) {
    guard !playback.trace.steps.isEmpty else { return }
    let sequence = playback.trace.sequence(at: playback.cursor), step = max(playback.cursor - 1, 0)
    switch edge {
    case .start:
      let end = shownLoop.map(\.upperBound).flatMap { $0 > step ? $0 : nil } ?? max(sequence.upperBound, step + 1)
      loop = step..<end
    case .end:
      let start = shownLoop.map(\.lowerBound).flatMap { $0 <= step ? $0 : nil } ?? min(sequence.lowerBound, step)
      loop = start..<step + 1
    }
  }

  /// Loops the chapter that the cursor is in, or ends the loop.
  func toggleChapterLoop() {
    guard shownLoop == nil else { return loop = nil }
    let chapters = Chapter.chapters(of: playback.trace)
    loop = Chapter.chapter(at: max(playback.cursor - 1, 0), of: chapters)?.steps
  }
}
