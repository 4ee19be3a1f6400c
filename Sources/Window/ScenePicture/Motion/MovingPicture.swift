import Canvas
import Foundation
import Scenes
import TouchInput
import TouchTrace

/// The picture between two steps. The caller passes the time, in seconds.
///
/// The motion is off unless a window turns it on, so that pictures and tests show end states.
package struct MovingPicture {
  package var isOn = false
  /// The time of the next picture; nil while nothing moves.
  package private(set) var nextFrame: TimeInterval?
  private var shown: [FrameRegion] = []
  private var cause: Cause?
  private var from: [FrameRegion] = []
  private var start: TimeInterval = 0
  /// Whether the answer to a press is played.
  private var playsAnswer = false

  package init() {}

  /// The drawings of a region of the picture that was drawn last.
  func shown(in region: ElementName) -> [Drawing] { shown.first { $0.name == region.text }?.drawings ?? [] }

  /// The content of the picture. Two pictures with the same cause differ only in elements that change at once, such as
  /// the outline of the view under the pointer.
  private struct Cause: Equatable {
    var cursor: Int
    var trace: Trace
    var tree: TreeSnapshot
    var scene: String
    var variant: String
    var mode: DisplayState.Mode
    /// The step that begins the last touch.
    var touch: Int?
    var showsHitMap: Bool
    /// The cursor of the two scenes, if there are two.
    var pairs: Int?
    var appearance: AppearanceKey

    init(_ display: DisplayState, _ appearance: Appearance) {
      (cursor, trace, tree, mode) = (display.cursor, display.trace, display.tree, display.mode)
      (scene, variant) = (display.scene.id, display.variant.name)
      touch = display.trace.sequenceStarts.last
      (showsHitMap, pairs) = (display.hitMap != nil, display.comparison?.cursor)
      self.appearance = appearance.key
    }

    /// Whether the pictures show the same scene with the same appearance, so that one can blend into the other.
    func isComparable(to other: Cause) -> Bool {
      scene == other.scene && variant == other.variant && mode == other.mode && appearance == other.appearance
    }
  }

  /// Returns the picture at `time` between the previous picture and `end`. A still picture is `end`.
  package mutating func regions(
    _ end: [FrameRegion], _ display: DisplayState, _ appearance: Appearance, at time: TimeInterval, isStill: Bool
  ) -> [FrameRegion] {
    guard isOn else { return end }
    let cause = Cause(display, appearance)
    if let last = self.cause, cause != last {
      let isSameTouch = cause.isComparable(to: last) && cause.touch == last.touch
      // The answer to a press goes on while the finger moves and lifts.
      if !(playsAnswer && isSameTouch && !from.isEmpty) {
        (from, start) = (
          cause.isComparable(to: last) ? shown.filter { $0.moves(in: cause.tree == last.tree) } : [], time
        )
        playsAnswer = display.mode == .live && !display.isPlaying && cause.touch != nil && cause.touch != last.touch
      }
    }
    self.cause = cause
    if isStill { from = [] }
    let pace = max(display.speed.rawValue, 1)
    (shown, nextFrame) = (end, nil)
    guard !from.isEmpty else { return shown }
    let stage = end.first { $0.name == ElementName.stage.text }
    let film = playsAnswer ? stage.map { AnswerFilm($0.drawings.map(\.element)) } : nil
    for index in end.indices {
      guard let old = from.first(where: { $0.name == end[index].name }) else { continue }
      if end[index].name == Region.narration.rawValue {
        guard let film else { continue }
        let share = Motion.share(of: film.sentence.duration, after: (time - start) * pace - film.sentence.start)
        guard share < 1 else { continue }
        // The first drawing is the ground.
        shown[index].drawings = end[index].drawings.prefix(1) + end[index].drawings.dropFirst().map { $0.faded(share) }
        nextFrame = time + FramePacing.frame
        continue
      }
      let way = RegionTransition(
        from: old.drawings, to: end[index].drawings, after: (time - start) * pace, mode: display.mode, film: film)
      guard way.isMoving else { continue }
      shown[index].drawings = way.drawings
      nextFrame = time + FramePacing.frame
    }
    if nextFrame == nil { from = [] }
    return shown
  }
}

extension FrameRegion {
  /// Returns whether the region takes part in motion: the stage and the timeline move between the steps of one tree,
  /// the panel (its switches) also when the tree changed.
  fileprivate func moves(in sameTree: Bool) -> Bool {
    switch name {
    case ElementName.stage.text, ElementName.secondStage.text, Region.timeline.rawValue, Region.narration.rawValue:
      sameTree
    default: name == Region.panel.rawValue
    }
  }
}
