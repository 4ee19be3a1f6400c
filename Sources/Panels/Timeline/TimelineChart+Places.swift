import Foundation
import Narration
import ScenePicture
import UIKit

// Where things stand on the track, and what there is to say of them.

extension TimelineChart {
  // MARK: Chapters

  func chapter(at point: CGPoint) -> Int? {
    guard point.y < TimelineMeasures.belowChapters else { return nil }
    return content.chapters.indices.first { chapterFrame($0)?.contains(point) ?? false }
  }

  /// Nil where a chapter has no room.
  func chapterFrame(_ index: Int) -> CGRect? {
    var span = scale.span(of: content.chapters[index].steps)
    if axis == .time, index + 1 < content.chapters.count {
      let next = scale.span(of: content.chapters[index + 1].steps).lowerBound
      span = span.lowerBound...max(next, span.lowerBound)
    }
    let left = x(span.lowerBound).rounded() + 1, right = x(span.upperBound).rounded() - 1
    return right - left >= 4 ? CGRect(x: left, y: 8, width: right - left, height: 18) : nil
  }

  /// The steps that can be seen, and a few beside them.
  var seenSteps: Range<Int> {
    let left = offset - TimelineChart.margin - 8
    return scale.steps(in: left...left + bounds.width + 16)
  }

  // MARK: Lanes

  var tracks: TimelineMeasures { TimelineMeasures(tracks: content.tracks.count, height: bounds.height) }

  /// Where a stretch of steps is drawn; nil where it is not seen.
  func segmentFrame(_ steps: Range<Int>, middle: CGFloat) -> CGRect? {
    let span = scale.span(of: steps)
    let left = x(span.lowerBound).rounded() + 1, right = max(x(span.upperBound).rounded() - 1, left + 6)
    guard right > 0, left < bounds.width else { return nil }
    return CGRect(x: left, y: middle - 7, width: right - left, height: 14)
  }

  // MARK: Hints

  /// What a stretch of a lane says, which its room may cut.
  func trackTooltip(at point: CGPoint) -> TooltipContent? {
    guard let index = tracks.track(at: point.y, offset: trackOffset), content.tracks.indices.contains(index) else {
      return nil
    }
    let middle = tracks.middle(ofTrack: index) - trackOffset
    for segment in content.tracks[index].segments.reversed() {
      guard let words = segment.words(language), let frame = segmentFrame(segment.steps, middle: middle),
        frame.contains(point)
      else { continue }
      return TooltipContent(text: words, anchor: frame.intersection(bounds))
    }
    return nil
  }

  /// What happened at a step.
  func tickHint(at point: CGPoint) -> TooltipContent? {
    guard axis == .steps, abs(point.y - TimelineMeasures.ticks) <= 9 else { return nil }
    let step = scale.cursor(at: point.x - TimelineChart.margin + offset) - 1
    guard content.times.indices.contains(step) else { return nil }
    let middle = x(scale.middle(of: step))
    let anchor = CGRect(x: middle - 6, y: TimelineMeasures.ticks - 9, width: 12, height: 18)
    return TooltipContent(text: sentence(step), anchor: anchor)
  }
}
