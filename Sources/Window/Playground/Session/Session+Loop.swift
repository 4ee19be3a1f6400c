import Narration
import PanelModels

extension Session {
  /// Moves one end of the loop to the cursor. The other end stays; without a loop, it is the end of the touch sequence.
  mutating func setLoop(_ edge: LoopEdge) {
    guard !playback.trace.steps.isEmpty else { return }
    let sequence = playback.trace.sequence(at: playback.cursor), step = max(playback.cursor - 1, 0)
    switch edge {
    case .start:
      let end = currentLoop.map(\.upperBound).flatMap { $0 > step ? $0 : nil } ?? max(sequence.upperBound, step + 1)
      setLoop(step..<end)
    case .end:
      let start = currentLoop.map(\.lowerBound).flatMap { $0 <= step ? $0 : nil } ?? min(sequence.lowerBound, step)
      setLoop(start..<step + 1)
    }
  }

  /// Loops the chapter that the cursor is in, or ends the loop.
  mutating func toggleChapterLoop() {
    guard currentLoop == nil else { return setLoop(nil) }
    let chapters = Chapter.chapters(of: playback.trace)
    setLoop(Chapter.chapter(at: max(playback.cursor - 1, 0), of: chapters)?.steps)
  }
}
