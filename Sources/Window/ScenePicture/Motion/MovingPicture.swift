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

  package init() {}

  /// The content of the picture. Two pictures with the same cause differ only in elements that change at once, such as
  /// the outline of the view under the pointer.
  private struct Cause: Equatable {
    var cursor: Int
    var trace: Trace
    var tree: TreeSnapshot
    var scene: String
    var variant: String
    var mode: DisplayState.Mode
    var showsHitMap: Bool
    /// The cursor of the two scenes, if there are two.
    var pairs: Int?
    var appearance: AppearanceKey

    init(_ display: DisplayState, _ appearance: Appearance) {
      (cursor, trace, tree, mode) = (display.cursor, display.trace, display.tree, display.mode)
      (scene, variant) = (display.scene.id, display.variant.name)
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
      (from, start) = (cause.isComparable(to: last) ? shown.filter { $0.moves(in: cause.tree == last.tree) } : [], time)
    }
    self.cause = cause
    if isStill { from = [] }
    let pace = max(display.speed.rawValue, 1)
    (shown, nextFrame) = (end, nil)
    guard !from.isEmpty else { return shown }
    for index in end.indices {
      guard let old = from.first(where: { $0.name == end[index].name }) else { continue }
      let way = RegionTransition(
        from: old.drawings, to: end[index].drawings, after: (time - start) * pace, mode: display.mode)
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
    case ElementName.stage.text, ElementName.secondStage.text, Region.timeline.rawValue: sameTree
    default: name == Region.panel.rawValue
    }
  }
}
