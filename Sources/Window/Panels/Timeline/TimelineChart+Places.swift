import Narration
import PanelModels
import ScenePicture
import UIKit

// The places of chapters, steps and segments, and their tooltips.

extension TimelineChart {
  // MARK: Chapters

  func chapter(at point: CGPoint) -> Int? {
    guard point.y < TimelineMeasures.belowChapters else { return nil }
    return content.chapters.indices.first { chapterFrame($0)?.contains(point) ?? false }
  }

  /// Nil if the chapter is too narrow.
  func chapterFrame(_ index: Int) -> CGRect? {
    var span = scale.span(of: content.chapters[index].steps)
    if axis == .time, index + 1 < content.chapters.count {
      let next = scale.span(of: content.chapters[index + 1].steps).lowerBound
      span = span.lowerBound...max(next, span.lowerBound)
    }
    let left = x(span.lowerBound).rounded() + 1, right = x(span.upperBound).rounded() - 1
    return right - left >= 4 ? CGRect(x: left, y: 8, width: right - left, height: 18) : nil
  }

  /// The visible steps, and a few beside them.
  var visibleSteps: Range<Int> {
    let left = offset - TimelineChart.margin - 8
    return scale.steps(in: left...left + bounds.width + 16)
  }

  // MARK: Tracks

  var tracks: TimelineMeasures { TimelineMeasures(tracks: content.tracks.count, height: bounds.height) }

  /// Returns the finger whose track is at a point; nil elsewhere, and for a single finger.
  func finger(at point: CGPoint) -> Int? {
    guard let track = tracks.track(at: point.y, offset: trackOffset), content.fingers.indices.contains(track) else {
      return nil
    }
    return content.fingers[track]
  }

  /// Returns what the track at a height stands for; nil beside the tracks.
  func subject(at point: CGPoint) -> TimelineTrack.Subject? {
    guard let track = tracks.track(at: point.y, offset: trackOffset), content.tracks.indices.contains(track) else {
      return nil
    }
    return content.tracks[track].subject
  }

  /// Returns the recognizer whose track is at a point; nil elsewhere.
  func recognizer(at point: CGPoint) -> String? {
    subject(at: point)?.recognizer
  }

  /// Returns the frame of a segment; nil if it is not visible.
  func segmentFrame(_ steps: Range<Int>, middle: CGFloat) -> CGRect? {
    let span = scale.span(of: steps)
    let left = x(span.lowerBound).rounded() + 1, right = max(x(span.upperBound).rounded() - 1, left + 6)
    guard right > 0, left < bounds.width else { return nil }
    return CGRect(x: left, y: middle - 7, width: right - left, height: 14)
  }

  // MARK: Tooltips

  /// Returns the full text of the segment at a point.
  func trackTooltip(at point: CGPoint) -> TooltipContent? {
    guard let index = tracks.track(at: point.y, offset: trackOffset), content.tracks.indices.contains(index) else {
      return nil
    }
    let middle = tracks.middle(ofTrack: index) - trackOffset
    for segment in content.tracks[index].segments.reversed() {
      guard let text = segment.text(language), let frame = segmentFrame(segment.steps, middle: middle),
        frame.contains(point)
      else { continue }
      return TooltipContent(text: text, anchor: frame.intersection(bounds))
    }
    return nil
  }
}
