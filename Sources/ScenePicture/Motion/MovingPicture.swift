import Canvas
import Foundation
import Scenes
import TouchInput
import TouchTrace

/// The picture between two steps. It reads no clock: who draws says what time it is, in seconds.
///
/// It is off unless a window asks for it, so that pictures and tests see end states.
package struct MovingPicture {
  package var isOn = false
  /// When the next picture is due; nil while nothing moves.
  package private(set) var nextFrame: TimeInterval?
  private var shown: [FrameRegion] = []
  private var cause: Cause?
  private var from: [FrameRegion] = []
  private var start: TimeInterval = 0

  package init() {}

  /// Two pictures with the same cause differ only in what changes at once, such as what the pointer is on.
  private struct Cause: Equatable {
    var cursor: Int
    var trace: Trace
    var tree: TreeSnapshot
    var scene: String
    var variant: String
    var mode: DisplayState.Mode
    var theme: Theme.Name
    var languages: Languages
    var layout: WindowLayout

    init(_ display: DisplayState, _ appearance: Appearance) {
      (cursor, trace, tree, mode) = (display.cursor, display.trace, display.tree, display.mode)
      (scene, variant) = (display.scene.id, display.variant.name)
      (theme, languages, layout) = (appearance.theme.name, appearance.languages, appearance.layout)
    }

    /// The pictures show the same things in the same way.
    func isComparable(to other: Cause) -> Bool {
      scene == other.scene && variant == other.variant && mode == other.mode && theme == other.theme
        && languages == other.languages && layout == other.layout
    }
  }

  /// What is seen at `time` of a picture that shows `end` when all is at rest; a still picture is at rest at once.
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
  /// What stands on the stage and on the timeline moves from step to step; where the tree changed only switches do.
  fileprivate func moves(in sameTree: Bool) -> Bool {
    switch name {
    case "stage", Region.timeline.rawValue: sameTree
    default: name == Region.panel.rawValue
    }
  }
}
