import Foundation
import Narration
import PanelModels
import ScenePicture
import TouchTrace

/// Moves the cursor of a session over its trace, one step at a time or playing at the chosen speed.
///
/// The trace is complete before a step is shown, so going back gives exactly the state that going forward gave.
struct StepPlayer {
  var mode: DisplayState.Mode
  /// The mode to go back to when edit mode ends.
  var modeBeforeEditing = DisplayState.Mode.live
  var clock = SceneClock()
  var invitation = InvitationPlayer()
  /// When the next step is taken while playing, in seconds of the window's time; nil while not playing.
  private(set) var nextStepTime: TimeInterval?

  /// Whether it plays all touches, as for a script, or only the one at the cursor.
  private var playsAll = false

  init(mode: DisplayState.Mode) { self.mode = mode }

  var isPlaying: Bool { nextStepTime != nil }

  // MARK: Moving the cursor

  /// Moves the cursor to the first step of its touch sequence.
  func goToFirstStep(of session: Session) {
    let start = session.sequence(at: session.cursor).lowerBound
    session.cursor = start == 0 ? 0 : start + 1
  }

  /// Moves the cursor by a number of steps. In Live mode, a step back goes to the end of the last touch sequence first.
  mutating func step(by amount: Int, in session: Session, wasLive: Bool) {
    stop()
    if wasLive, amount < 0 { session.cursor = session.sequence(at: session.filmed.stepCount).upperBound }
    for _ in 0..<abs(amount) {
      let cursor = session.cursor
      session.cursor = amount > 0 ? session.stops.next(after: cursor) : session.stops.previous(before: cursor)
    }
  }

  /// Moves the cursor to the first step of the next chapter (1) or the previous one (−1).
  func stepByChapter(_ direction: Int, in session: Session) {
    let cursor = session.cursor, starts = session.chapters.map { $0.steps.lowerBound + 1 }
    let target = direction > 0 ? starts.first { $0 > cursor } : starts.last { $0 < cursor }
    session.cursor = target ?? (direction > 0 ? session.filmed.stepCount : 0)
  }

  /// Moves the cursor to the next landmark of its touch sequence; after the last one, to the first.
  mutating func go(to landmark: Landmark, in session: Session) {
    stop()
    let playback = session.playback, sequence = playback.trace.sequence(at: playback.cursor)
    switch landmark {
    case .start: goToFirstStep(of: session)
    case .end: session.cursor = session.sequence(at: session.cursor).upperBound
    case .result, .handler, .recognizer, .view:
      let places = sequence.filter { landmark.isReached(by: playback.trace.steps[$0].kind) }.map { $0 + 1 }
      if let place = places.first(where: { $0 > playback.cursor }) ?? places.first {
        session.cursor = session.place(after: place)
      }
    }
  }

  // MARK: Playing

  /// Starts playing: within the loop, or from the start if the cursor is at the end. A script is played as a whole, touches
  /// made by hand one by one.
  mutating func play(_ session: Session, at time: TimeInterval) {
    let playback = session.playback
    playsAll = playback.recorded.elementsEqual(playback.scene.script.inputs)
    if let loop = session.loopOfPlaces {
      if !loop.contains(session.cursor - 1) { session.cursor = loop.lowerBound + 1 }
    } else if session.isAtLastStep {
      if playsAll { session.cursor = 0 } else { go(to: .start, in: session) }
    }
    nextStepTime = time + StepPlayer.start / clock.speed.rawValue
  }

  /// Seconds before the first step.
  private static let start: TimeInterval = 0.3

  mutating func stop() { nextStepTime = nil }

  /// Takes the steps that are due: over and over within a loop, else up to the end of the touch sequence.
  mutating func playSteps(of session: Session, until time: TimeInterval) {
    while let next = nextStepTime, next <= time {
      nextStepTime = takeStep(of: session).map { next + $0 / clock.speed.rawValue }
    }
  }

  /// Takes one step. Returns how long it is shown, in seconds at normal speed; nil at the end.
  private func takeStep(of session: Session) -> TimeInterval? {
    let film = Film(run: session.filmed, chapters: session.chapters, stops: session.stops)
    if let loop = session.loopOfPlaces, loop.contains(session.cursor - 1), session.cursor >= loop.upperBound {
      session.cursor = loop.lowerBound
    }
    let end =
      playsAll || session.currentLoop != nil ? endOfFilm(session) : session.sequence(at: session.cursor + 1).upperBound
    let next = film.next(after: session.cursor)
    session.cursor = next.cursor
    return session.cursor < end || session.currentLoop != nil ? next.dwell : nil
  }

  /// The moment that makes the point of the scene; behind it, the end of the trace.
  private func endOfFilm(_ session: Session) -> Int {
    let trace = session.playback.trace, count = session.filmed.stepCount
    let mark = trace.marks.first { $0.name == session.playback.scene.shownMoment }
    let moment = mark.map { session.endOfStep(after: $0.count) } ?? count
    return session.cursor < moment && session.currentLoop == nil ? moment : count
  }

  // MARK: Speed

  mutating func setSpeed(_ speed: Speed, at time: TimeInterval) { clock.run(at: speed, from: time) }

  /// Changes to the next faster speed (1) or the next slower one (−1).
  mutating func changeSpeed(by amount: Int, at time: TimeInterval) {
    let all = Speed.allCases
    guard let index = all.firstIndex(of: clock.speed), all.indices.contains(index + amount) else { return }
    setSpeed(all[index + amount], at: time)
  }
}
