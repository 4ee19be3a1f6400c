import Foundation
import Narration
import Panels
import ScenePicture
import TouchTrace

// Going through the steps of what has happened. The trace is computed whole before anything is shown, so that every
// step forward and back is exact.

extension Workbench {
  /// Seconds that a step stays while the steps play by themselves at normal speed.
  private static let dwell: TimeInterval = 0.6

  func setMode(_ mode: DisplayState.Mode) {
    guard mode != self.mode else { return }
    self.mode = mode
    setPlaying(false)
    switch mode {
    case .live: playback.cursor = playback.trace.steps.count
    case .step: showFirstStep()
    }
  }

  /// Before the first touch there is nothing to step through: the scene's own script is played then.
  func showFirstStep() {
    if playback.trace.steps.isEmpty {
      playScript()
      playback.cursor = 0
    }
    let start = playback.trace.sequence(at: playback.cursor).lowerBound
    playback.cursor = start == 0 ? 0 : start + 1
  }

  func goTo(step: Int) {
    if mode == .live { setMode(.step) }
    playback.cursor = step
  }

  func step(by amount: Int) {
    setPlaying(false)
    if mode == .live {
      setMode(.step)
      if amount < 0 { playback.cursor = playback.trace.sequence(at: playback.trace.steps.count).upperBound }
    }
    playback.cursor += amount
  }

  /// To the next step, or the one before, that is the first of a chapter.
  func stepByChapter(_ amount: Int) {
    let starts = Chapter.chapters(of: playback.trace).map { $0.steps.lowerBound + 1 }
    let cursor = playback.cursor
    let target = amount > 0 ? starts.first { $0 > cursor } : starts.last { $0 < cursor }
    goTo(step: target ?? (amount > 0 ? playback.trace.steps.count : 0))
  }

  func go(to landmark: Landmark) {
    if mode == .live { setMode(.step) }
    setPlaying(false)
    let sequence = playback.trace.sequence(at: playback.cursor)
    switch landmark {
    case .start: playback.cursor = sequence.lowerBound == 0 ? 0 : sequence.lowerBound + 1
    case .end: playback.cursor = sequence.upperBound
    case .result, .handler, .recognizer, .view: goToNext(landmark, in: sequence)
    }
  }

  /// The next one; from behind the last, the first one again.
  private func goToNext(_ landmark: Landmark, in sequence: Range<Int>) {
    let places = sequence.filter { landmark.isReached(by: playback.trace.steps[$0].kind) }.map { $0 + 1 }
    if let place = places.first(where: { $0 > playback.cursor }) ?? places.first { playback.cursor = place }
  }

  // MARK: Playing

  func setPlaying(_ playing: Bool) {
    guard playing else { return nextStepTime = nil }
    if mode == .live { setMode(.step) }
    if let loop = shownLoop {
      if !loop.contains(playback.cursor - 1) { playback.cursor = loop.lowerBound + 1 }
    } else if playback.isAtEnd {
      go(to: .start)
    }
    nextStepTime = time + Workbench.dwell / clock.speed.rawValue
  }

  var isPlaying: Bool { nextStepTime != nil }

  /// Takes the steps whose time has come: round and round in a loop, else up to the end of the touch sequence.
  func playSteps() {
    while let next = nextStepTime, next <= time {
      nextStepTime = takePlayedStep() ? next + Workbench.dwell / clock.speed.rawValue : nil
    }
  }

  /// False at the end.
  private func takePlayedStep() -> Bool {
    if let loop = shownLoop, loop.contains(playback.cursor - 1) {
      playback.cursor = playback.cursor < loop.upperBound ? playback.cursor + 1 : loop.lowerBound + 1
      return true
    }
    let end = playback.trace.sequence(at: playback.cursor + 1).upperBound
    playback.cursor += 1
    return playback.cursor < end
  }

  func setSpeed(_ speed: Speed) { clock.run(at: speed, from: time) }

  func changeSpeed(by amount: Int) {
    let all = Speed.allCases
    guard let index = all.firstIndex(of: clock.speed), all.indices.contains(index + amount) else { return }
    setSpeed(all[index + amount])
  }
}
