import Foundation
import Testing
@testable import Canvas
@testable import Narration
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace
@testable import UIKit

@Suite struct TimelineTests {
  @Test func everyTickBringsItsStep() throws {
    let desk = try Desk()
    let track = try #require(desk.control("timeline.chart") as? TimelineChart)
    for step in desk.display.sequence {
      let x = track.x(track.scale.middle(of: step))
      desk.click(track.convert(CGPoint(x: x, y: TimelineMeasures.ticks), to: nil as UIView?))
      #expect(desk.playback.cursor == step + 1)
    }
  }

  @Test func aDraggedPlayheadPassesEveryStep() throws {
    let desk = try Desk()
    let frame = try #require(desk.host.frame(of: "timeline.chart"))
    let sequence = desk.display.sequence
    desk.press(CGPoint(x: frame.maxX - 20, y: frame.minY + 60))
    for x in stride(from: frame.maxX - 20, through: frame.minX + 12, by: -3) {
      desk.drag(to: CGPoint(x: x, y: frame.minY + 60))
      desk.show()
    }
    let cursors = desk.said.compactMap { command in
      if case .goTo(let step) = command { step } else { nil }
    }
    #expect(Set(cursors).isSuperset(of: (sequence.lowerBound + 1)..<sequence.upperBound))
    #expect(cursors == cursors.sorted(by: >))
  }

  @Test func aChapterBringsItsFirstStep() throws {
    let desk = try Desk()
    let track = try #require(desk.control("timeline.chart") as? TimelineChart)
    let chapters = track.content.chapters
    for (index, chapter) in chapters.enumerated() where desk.display.sequence.overlaps(chapter.steps) {
      let frame = try #require(track.chapterFrame(index))
      desk.click(track.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil as UIView?))
      #expect(desk.playback.cursor == chapter.steps.lowerBound + 1)
    }
  }

  @Test func aRunOfMovesIsPressedTogetherUntilItIsUnfolded() throws {
    let desk = try Desk()
    desk.drag(times: 30)
    let track = try #require(desk.control("timeline.chart") as? TimelineChart)
    let run = try #require(track.content.chapters.indices.first(where: track.content.isRun))
    let steps = track.content.chapters[run].steps
    let folded = track.scale.span(of: steps)
    #expect(folded.upperBound - folded.lowerBound < CGFloat(steps.count) * TimelineScale.pitches.lowerBound)
    let frame = try #require(track.chapterFrame(run))
    let middle = track.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil as UIView?)
    desk.click(middle)
    desk.click(middle)
    let unfolded = track.scale.span(of: steps)
    #expect(unfolded.upperBound - unfolded.lowerBound >= CGFloat(steps.count) * TimelineScale.pitches.lowerBound)
  }

  @Test func zoomingKeepsThePlaceUnderThePointer() throws {
    let desk = try Desk()
    let track = try #require(desk.control("timeline.chart") as? TimelineChart)
    let sequence = desk.display.sequence, step = sequence.lowerBound + sequence.count / 2
    let before = track.x(track.scale.middle(of: step))
    let point = track.convert(CGPoint(x: before, y: TimelineMeasures.ticks), to: nil as UIView?)
    desk.playback.cursor = step + 1
    desk.show()
    desk.host.scroll(dx: 0, dy: 3, at: point)
    #expect(abs(track.x(track.scale.middle(of: step)) - before) <= 1)
  }

  @Test func onTheTimeAxisTheLastStepOfAMomentIsShown() throws {
    let times = [0, 0, 0, 90, 90, 200]
    let scale = TimelineScale(times: times, density: 2)
    #expect(scale.cursor(at: 0) == 3)
    #expect(scale.cursor(at: 100) == 3)
    #expect(scale.cursor(at: 180) == 5)
    #expect(scale.cursor(at: 9999) == 6)
  }

  @Test func anEmptyTraceHasNothingToDrag() throws {
    let desk = try Desk()
    desk.playback.reset()
    desk.show()
    let frame = try #require(desk.host.frame(of: "timeline.chart"))
    desk.click(CGPoint(x: frame.midX, y: frame.midY))
    #expect(desk.said.isEmpty)
  }

  @Test func lanesFollowFingersAndPhases() throws {
    let desk = try Desk()
    desk.drag(times: 3)
    let tracks = TimelineTrack.tracks(of: desk.playback.trace)
    #expect(tracks.map(\.subject) == [.finger(1), .delivery])
    let delivery = tracks[1].segments.map(\.kind)
    #expect(
      delivery == [
        .told(.began, to: "E", events: 1), .told(.moved, to: "E", events: 3), .told(.ended, to: "E", events: 1),
      ])
  }

  // MARK: Room

  @Test(arguments: ["P01", "P26", "P31", "P38", "P44"], [CGSize(width: 1280, height: 800), WindowLayout.minimumSize])
  func everyChapterHasRoomForItsTitle(_ scene: String, _ size: CGSize) throws {
    let desk = try Desk(scene, size: size)
    let track = try desk.track
    for (index, title) in track.content.chapters.map({ $0[.english] }).enumerated() {
      let frame = try #require(track.chapterFrame(index))
      #expect(frame.width >= desk.appearance.width(title, .digit) + 8, "\(title)")
    }
  }

  @Test func aFoldedRunHasRoomForWhatRecognizersDidInIt() throws {
    let desk = try Desk("P38")
    let track = try desk.track
    let run = try #require(track.content.chapters.indices.first(where: track.content.isRun))
    let span = track.scale.span(of: track.content.chapters[run].steps)
    #expect(span.upperBound - span.lowerBound >= ChapterRoom.runWidth)
  }

  @Test func chaptersOfASequenceFillTheTrackIfTheyCan() {
    let rooms = [ChapterRoom(steps: 2, least: 60), ChapterRoom(steps: 10, least: 50), ChapterRoom(steps: 8, least: 80)]
    let pitch = TimelineScale.pitch(of: rooms, fitting: 400)
    #expect(rooms.map { $0.width(at: pitch) }.reduce(0, +) == 400)
  }

  // MARK: Lanes

  @Test func aLaneSaysWhatItsRoomCuts() throws {
    let desk = try Desk("P31")
    let track = try desk.track
    let column = try #require(track.content.tracks.firstIndex { $0.subject == .delivery })
    let segment = try #require(track.content.tracks[column].segments.first)
    let middle = TimelineMeasures(tracks: track.content.tracks.count, height: track.bounds.height).middle(
      ofTrack: column)
    let frame = try #require(track.segmentFrame(segment.steps, middle: middle))
    #expect(track.tooltip(at: CGPoint(x: frame.midX, y: frame.midY))?.text == "view1 began")
  }

  @Test func whatAViewIsNotToldYetIsAStretchOfItsOwn() throws {
    let desk = try Desk("P34")
    let delivery = try #require(TimelineTrack.tracks(of: desk.playback.trace).last)
    let withheld = try #require(delivery.segments.first)
    #expect(withheld.kind == .withheld(.began))
    #expect(withheld.words(.english) == "began withheld")
    let recognized = try #require(
      desk.playback.trace.steps.firstIndex {
        if case .gesture(.changes(_, from: _, to: .ended, _)) = $0.kind { true } else { false }
      })
    #expect(withheld.steps.upperBound == recognized)
  }

  @Test func aViewThatLosesATouchIsToldFromThereOn() throws {
    let desk = try Desk("P31")
    let delivery = try #require(TimelineTrack.tracks(of: desk.playback.trace).last)
    let cancelled = try #require(delivery.segments.last)
    #expect(cancelled.kind == .told(.cancelled, to: "view1", events: 1))
    let lost = desk.playback.trace.steps.firstIndex { if case .lost = $0.kind { true } else { false } }
    #expect(cancelled.steps.lowerBound == lost)
    #expect(desk.texts.contains("cancelled"))
  }

  @Test func lanesThatHaveNoRoomAreScrolledTo() throws {
    let desk = try Desk("P38", size: WindowLayout.minimumSize)
    let track = try desk.track
    let measures = TimelineMeasures(tracks: track.content.tracks.count, height: track.bounds.height)
    #expect((measures.space / measures.trackHeight).rounded() == 1)
    let point = track.convert(CGPoint(x: 100, y: 62), to: nil as UIView?)
    #expect(desk.texts.contains("Finger 1") && !desk.texts.contains("Delivery"))
    desk.host.scroll(dx: 0, dy: -50, at: point)
    #expect(track.trackOffset == measures.overflow)
  }

  @Test func keysAndTheThumbScrollLanes() throws {
    let desk = try Desk("P38", size: WindowLayout.minimumSize)
    let track = try desk.track
    let measures = TimelineMeasures(tracks: track.content.tracks.count, height: track.bounds.height)
    #expect(desk.host.focus(on: .timeline))
    #expect(desk.host.press(.down, []))
    #expect(track.trackOffset == measures.trackHeight)
    #expect(desk.host.press(.up, []))
    #expect(track.trackOffset == 0)
    let thumb = [measures.firstTrack + 2, track.bounds.height - 1].map { y in
      track.convert(CGPoint(x: track.bounds.width - 5, y: y), to: nil as UIView?)
    }
    desk.press(thumb[0])
    desk.drag(to: thumb[1])
    desk.lift(thumb[1])
    #expect(track.trackOffset == measures.overflow)
    #expect(desk.said.isEmpty)
  }

  @Test func theTimelineShowsThatItHasTheKeys() throws {
    let desk = try Desk()
    let before = desk.host.regions(desk.appearance)
    #expect(desk.host.focus(on: .timeline))
    #expect(desk.host.regions(desk.appearance) != before)
    #expect(desk.host.press(.space, []))
    #expect(desk.said == [.setPlaying(true)])
    #expect(!desk.host.press(.right, .shift))
  }

  @Test func whatHappensLastCanBeReadOnTheTimeAxis() throws {
    let desk = try Desk("P38")
    desk.host.toggleTimeAxis()
    desk.show()
    let track = try desk.track
    let last = try #require(track.chapterFrame(track.content.chapters.count - 1))
    #expect(last.width >= desk.appearance.width(track.content.chapters.last?[.english] ?? "", .digit))
    #expect(last.maxX <= track.bounds.width)
  }

  @Test func theTimesOfATouchAnHourLaterStandUnderIt() throws {
    let desk = try Desk()
    for (phase, time) in [(Input.Phase.began, 3_600_000), (.ended, 3_600_100)] {
      desk.playback.perform(.touch(finger: 1, phase: phase, at: CGPoint(x: 262, y: 424), force: nil), at: time)
    }
    let track = try desk.track
    track.axis = .time
    desk.show()
    var list = DrawingList(element: "track")
    track.paint(&list, desk.appearance)
    let times = list.drawings.compactMap { drawing -> Int? in
      if case .text(let text, _, _, _) = drawing.content { Int(text) } else { nil }
    }
    #expect(times.count > 4 && times.allSatisfy { (3_599_900...3_600_500).contains($0) })
    #expect(times.contains(3_600_000) && times == times.sorted())
  }

  // MARK: Loops

  @Test func aDragOverTheChaptersMakesALoop() throws {
    let desk = try Desk()
    let track = try desk.track
    let sequence = desk.display.sequence
    let (first, last) = (sequence.lowerBound + 2, sequence.lowerBound + 6)
    let points = [first, last].map { step in
      track.convert(CGPoint(x: track.x(track.scale.middle(of: step)), y: 17), to: nil as UIView?)
    }
    desk.press(points[0])
    desk.drag(to: points[1])
    desk.lift(points[1])
    #expect(desk.said == [.setLoop(first..<last + 1)])
  }
}

extension Desk {
  var track: TimelineChart {
    get throws { try #require(control("timeline.chart") as? TimelineChart) }
  }
}

extension Desk {
  /// A fresh touch in the middle of the stage that moves so many times before it is lifted.
  func drag(times: Int) {
    playback.reset()
    let start = CGPoint(x: 262, y: 424)
    playback.perform(.touch(finger: 1, phase: .began, at: start, force: nil), at: 0)
    for move in 1...times {
      let point = CGPoint(x: start.x, y: start.y - CGFloat(move))
      playback.perform(.touch(finger: 1, phase: .moved, at: point, force: nil), at: move * 16)
    }
    playback.perform(.touch(finger: 1, phase: .ended, at: start, force: nil), at: times * 16 + 16)
    show()
  }
}
