@testable import Canvas
import Foundation
@testable import Narration
@testable import PanelModels
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import UIKitCore

// Chapters, ticks and the segments of tracks.

extension ComponentSheet {
  func addTimeline() {
    heading("Chapter, tick, trace segment", 32, 485)
    let track = sampleTrack
    var whole = DrawingList(element: "timeline")
    track.paint(&whole, appearance)
    whole = DrawingList(whole.drawings.filter { $0.element != ElementName.playhead.text })
    for (index, left) in [(0, CGFloat(32)), (2, 138)] {
      guard let frame = track.chapterFrame(index) else { continue }
      draw("chapter.\(index)", frame, of: whole, at: CGPoint(x: left, y: 500))
    }
    let ticks: [(name: String, kind: TickKind)] = [
      ("plain", .plain), ("inside", .inside), ("outside", .outside), ("skipped", .skipped), ("result", .result),
      ("passes", .passes), ("handled", .handled), ("recognizer", .recognizer), ("cancelled", .cancelled),
      ("future", .plain),
    ]
    for (index, tick) in ticks.enumerated() {
      let center = CGPoint(x: 44 + CGFloat(index) * 62, y: 542)
      draw("tick.\(tick.name)") { list, appearance in
        TickDrawing(kind: tick.kind, isFuture: tick.name == "future").draw(&list, at: center, appearance.theme)
      }
      caption(tick.name, (center.x - appearance.width(tick.name, .caption) / 2).rounded(), 562)
    }
    for (index, kind) in ComponentSheet.segments.enumerated() {
      let steps = index * 3..<index * 3 + 3
      guard let frame = track.segmentFrame(steps, middle: track.tracks.middle(ofTrack: 0)) else { continue }
      let corner = CGPoint(x: 32 + CGFloat(index) * 92, y: 583)
      draw("segment.\(kind)", frame, of: whole, at: corner)
    }
  }

  static let segments: [TimelineSegmentKind] = [
    .state(.possible, changes: 0), .state(.began, changes: 3), .state(.ended, changes: 0), .state(.failed, changes: 0),
    .delivered(.began, to: "view1", events: 1), .delivered(.cancelled, to: "view1", events: 1), .withheld(.began),
  ]

  /// Chapters, and a track with a segment of each kind.
  private var sampleTrack: TimelineChart {
    let track = TimelineChart(), count = ComponentSheet.segments.count * 3
    track.frame = CGRect(x: 0, y: 0, width: CGFloat(count) * 88 / 3 + 26, height: 120)
    var content = TimelineContent()
    content.times = Array(0..<count)
    content.ticks = content.times.map { _ in .plain }
    content.cursor = count
    content.sequence = 0..<count
    content.chapters = [
      Chapter(kind: .hitTest, steps: 0..<3, sequence: 0),
      Chapter(kind: .touches(.began, events: 1), steps: 3..<count - 3, sequence: 0),
      Chapter(kind: .touches(.ended, events: 1), steps: count - 3..<count, sequence: 0),
    ]
    let segments = ComponentSheet.segments.enumerated().map { index, kind in
      TimelineTrack.Segment(kind: kind, steps: index * 3..<index * 3 + 3)
    }
    content.tracks = [TimelineTrack(subject: .delivery(finger: nil), segments: segments)]
    track.show(content, titleWidths: content.chapters.map { appearance.width($0[.english], .digit) + 12 })
    return track
  }
}

extension DrawingList {
  /// A list that holds these drawings.
  fileprivate init(_ drawings: [Drawing]) {
    self.init(element: "sheet")
    append(contentsOf: drawings)
  }
}
