import Foundation
import Testing
@testable import Canvas
@testable import Narration
@testable import PanelModels
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace
@testable import UIKitCore

@Suite struct TimelineTests {
  @Test func aClickOnATickGoesToItsStep() throws {
    let fixture = try PanelFixture()
    let track = try #require(fixture.control("timeline.chart") as? TimelineChart)
    for step in fixture.display.sequence {
      let x = track.x(track.scale.middle(of: step))
      fixture.click(track.convert(CGPoint(x: x, y: TimelineMeasures.ticks), to: nil as UIView?))
      #expect(fixture.playback.cursor == step + 1)
    }
  }

  @Test func draggingThePlayheadGoesThroughEveryStep() throws {
    let fixture = try PanelFixture()
    let frame = try #require(fixture.host.frame(of: "timeline.chart"))
    let sequence = fixture.display.sequence
    fixture.press(CGPoint(x: frame.maxX - 20, y: frame.minY + 60))
    for x in stride(from: frame.maxX - 20, through: frame.minX + 12, by: -3) {
      fixture.drag(to: CGPoint(x: x, y: frame.minY + 60))
      fixture.show()
    }
    let cursors = fixture.sent.compactMap { command in
      if case .goTo(let step) = command { step } else { nil }
    }
    #expect(Set(cursors).isSuperset(of: (sequence.lowerBound + 1)..<sequence.upperBound))
    #expect(cursors == cursors.sorted(by: >))
  }

  /// A capture whose device hit another view has a mark above the step of that hit test, and the bar says both.
  @Test(arguments: [("page", 0), ("pay", 1)]) func theStepThatWasOtherwiseOnTheDeviceIsMarked(hit: String, marks: Int)
    throws
  {
    let capture = """
      views:
        - name: page
          frame: 0 0 390 844
          views:
            - { name: pay, class: UIButton, frame: 95 400 200 50, isHidden: true }
      script:
        - down 195,425
        - up
        - mark touch1
      observed:
        system: "iOS 18.0"
        touches:
          - { at: touch1, hit: [\(hit)] }
      """
    let fixture = try PanelFixture()
    fixture.playback = Playback(try Scene.parse(capture, file: "capture.yaml"))
    fixture.playback.playScript()
    fixture.show()
    let marked = try fixture.track.content.deviceDifferences
    #expect(marked.count == marks)
    let drawings = fixture.host.regions(fixture.appearance).flatMap(\.drawings)
    let drawn = drawings.filter { $0.element == "timeline.deviceDifference" }
    #expect(drawn.count == marks)
    guard let step = marked.first else { return }
    // The mark is above its tick.
    let x = try fixture.track.x(fixture.track.scale.middle(of: step - 1))
    let area = drawn[0].bounds(fixture.appearance.typesetter)
    #expect(abs(try fixture.track.convert(CGPoint(x: x, y: 0), to: nil as UIView?).x - area.midX) <= 1)
    let sentence = Narration.second(of: fixture.display.stage, language: .english)?.plain
    #expect(sentence?.contains("On the device finger 1 hit pay; here it hits page") == true)
  }

  @Test func aClickOnAChapterGoesToItsFirstStep() throws {
    let fixture = try PanelFixture()
    let track = try #require(fixture.control("timeline.chart") as? TimelineChart)
    let chapters = track.content.chapters
    for (index, chapter) in chapters.enumerated() where fixture.display.sequence.overlaps(chapter.steps) {
      let frame = try #require(track.chapterFrame(index))
      fixture.click(track.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil as UIView?))
      #expect(fixture.playback.cursor == chapter.steps.lowerBound + 1)
    }
  }

  @Test func aRunOfMovesIsFoldedUntilItIsUnfolded() throws {
    let fixture = try PanelFixture()
    fixture.drag(times: 30)
    let track = try #require(fixture.control("timeline.chart") as? TimelineChart)
    let run = try #require(track.content.chapters.firstIndex { $0.isRun })
    let steps = track.content.chapters[run].steps
    let folded = track.scale.span(of: steps)
    #expect(folded.upperBound - folded.lowerBound < CGFloat(steps.count) * TimelineScale.pitches.lowerBound)
    let frame = try #require(track.chapterFrame(run))
    let middle = track.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil as UIView?)
    fixture.click(middle)
    fixture.click(middle)
    let unfolded = track.scale.span(of: steps)
    #expect(unfolded.upperBound - unfolded.lowerBound >= CGFloat(steps.count) * TimelineScale.pitches.lowerBound)
  }

  @Test func zoomingKeepsTheStepUnderThePointer() throws {
    let fixture = try PanelFixture()
    let track = try #require(fixture.control("timeline.chart") as? TimelineChart)
    let sequence = fixture.display.sequence, step = sequence.lowerBound + sequence.count / 2
    let before = track.x(track.scale.middle(of: step))
    let point = track.convert(CGPoint(x: before, y: TimelineMeasures.ticks), to: nil as UIView?)
    fixture.playback.cursor = step + 1
    fixture.show()
    fixture.host.scroll(dx: 0, dy: 3, at: point)
    #expect(abs(track.x(track.scale.middle(of: step)) - before) <= 1)
  }

  @Test func onTheTimeAxisTheCursorIsAfterAllStepsOfTheSameTime() throws {
    let times = [0, 0, 0, 90, 90, 200]
    let scale = TimelineScale(times: times, density: 2)
    #expect(scale.cursor(at: 0) == 3)
    #expect(scale.cursor(at: 100) == 3)
    #expect(scale.cursor(at: 180) == 5)
    #expect(scale.cursor(at: 9999) == 6)
  }

  @Test func aClickOnAnEmptyTimelineSendsNothing() throws {
    let fixture = try PanelFixture()
    fixture.playback.reset()
    fixture.show()
    let frame = try #require(fixture.host.frame(of: "timeline.chart"))
    fixture.click(CGPoint(x: frame.midX, y: frame.midY))
    #expect(fixture.sent.isEmpty)
  }

  @Test func fingersOnDifferentViewsHaveDeliveriesOfTheirOwn() throws {
    let tracks = TimelineTrack.tracks(of: try PanelFixture("P28").playback.trace)
    let names = [1, 2].map { finger in
      let segments = tracks.first { $0.subject == .delivery(finger: finger) }?.segments ?? []
      return Set(segments.compactMap { if case .delivered(_, let name, _) = $0.kind { name } else { nil } })
    }
    #expect(names == [["L"], ["R"]])
    #expect(!tracks.contains { $0.subject == .delivery(finger: nil) })
    // A pinch reaches one view with both fingers.
    let pinch = TimelineTrack.tracks(of: try PanelFixture("P38").playback.trace)
    #expect(pinch.contains { $0.subject == .delivery(finger: nil) })
  }

  @Test func tracksShowFingersAndPhases() throws {
    let fixture = try PanelFixture()
    fixture.drag(times: 3)
    let tracks = TimelineTrack.tracks(of: fixture.playback.trace)
    #expect(tracks.map(\.subject) == [.finger(1), .delivery(finger: nil)])
    let delivery = tracks[1].segments.map(\.kind)
    #expect(
      delivery == [
        .delivered(.began, to: "E", events: 1), .delivered(.moved, to: "E", events: 3),
        .delivered(.ended, to: "E", events: 1),
      ])
  }

  // MARK: Widths

  @Test(arguments: ["P01", "P26", "P31", "P38", "P40"], [CGSize(width: 1280, height: 800), WindowLayout.minimumSize])
  func everyChapterIsAsWideAsItsTitle(_ scene: String, _ size: CGSize) throws {
    let fixture = try PanelFixture(scene, size: size)
    let track = try fixture.track
    for (index, title) in track.content.chapters.map({ $0[.english] }).enumerated() {
      let frame = try #require(track.chapterFrame(index))
      #expect(frame.width >= fixture.appearance.width(title, .digit) + 8, "\(title)")
    }
  }

  @Test func aFoldedRunKeepsItsMinimumWidth() throws {
    let fixture = try PanelFixture("P38")
    let track = try fixture.track
    let run = try #require(track.content.chapters.firstIndex { $0.isRun })
    let span = track.scale.span(of: track.content.chapters[run].steps)
    #expect(span.upperBound - span.lowerBound >= ChapterWidth.runWidth)
  }

  @Test func chaptersFillTheChart() {
    let widths = [
      ChapterWidth(steps: 2, minimum: 60), ChapterWidth(steps: 10, minimum: 50), ChapterWidth(steps: 8, minimum: 80),
    ]
    let pitch = TimelineScale.pitch(of: widths, fitting: 400)
    #expect(widths.map { $0.width(at: pitch) }.reduce(0, +) == 400)
  }

  @Test(arguments: [TimelineScale.Axis.steps, .time]) func thePlayheadIsWholeAtTheFirstStep(axis: TimelineScale.Axis)
    throws
  {
    let fixture = try PanelFixture()
    try fixture.track.axis = axis
    for cursor in 0...1 {
      fixture.playback.cursor = cursor
      fixture.show()
      var clips: [CGRect] = [], widths: [CGFloat] = []
      for drawing in fixture.host.regions(fixture.appearance).flatMap(\.drawings) {
        switch drawing.content {
        case .pushClip(let rect, _): clips.append(rect)
        case .popClip: clips.removeLast()
        case .fill where drawing.element == "timeline.playhead":
          let bounds = drawing.bounds(fixture.appearance.typesetter)
          #expect(clips.allSatisfy { $0.contains(bounds) }, "\(cursor)")
          widths.append(bounds.width)
        default: break
        }
      }
      #expect(widths.contains { $0 >= 10 }, "\(cursor)")
    }
  }

  // MARK: Tracks

  @Test func aTruncatedSegmentHasATooltip() throws {
    let fixture = try PanelFixture("P31")
    let track = try fixture.track
    let column = try #require(track.content.tracks.firstIndex { $0.subject == .delivery(finger: nil) })
    let segment = try #require(track.content.tracks[column].segments.first)
    let middle = TimelineMeasures(tracks: track.content.tracks.count, height: track.bounds.height).middle(
      ofTrack: column)
    let frame = try #require(track.segmentFrame(segment.steps, middle: middle))
    #expect(track.tooltip(at: CGPoint(x: frame.midX, y: frame.midY))?.text == "view1 began")
  }

  @Test func delayedTouchesHaveASegmentOfTheirOwn() throws {
    let fixture = try PanelFixture("P34")
    let delivery = try #require(TimelineTrack.tracks(of: fixture.playback.trace).last)
    let withheld = try #require(delivery.segments.first)
    #expect(withheld.kind == .withheld(.began))
    #expect(withheld.text(.english) == "began delayed")
    let failed = try #require(
      fixture.playback.trace.steps.firstIndex {
        if case .gesture(.changes(_, from: _, to: .failed, _)) = $0.kind { true } else { false }
      })
    #expect(withheld.steps.upperBound == failed + 1)
  }

  /// A class that goes through the steps is not told which view wins, or which recognizer acts.
  @Test func aTrackDoesNotTellWhatWillHappen() throws {
    for (preset, told) in [("P01", "B began"), ("P31", "view1 began"), ("P44", "touchDown")] {
      let fixture = try PanelFixture(preset, languages: .english)
      fixture.playback.cursor = fixture.playback.trace.sequence(at: 1).upperBound
      fixture.show()
      #expect(fixture.texts.contains(told), "\(preset)")
      fixture.playback.cursor = 5
      fixture.show()
      #expect(!fixture.texts.contains(told), "\(preset)")
    }
  }

  @Test func aTrackIsInTheLanguageOfTheWindow() throws {
    let tracks = TimelineTrack.tracks(of: try PanelFixture("P35").playback.trace)
    let texts = tracks.flatMap(\.segments).map { $0.text(.simplifiedChinese) ?? "" }
    #expect(texts.contains("待定") && texts.contains("失败") && texts.contains("结束 推迟") && texts.contains("pad 开始"))
  }

  @Test func aLostTouchBeginsACancelledSegment() throws {
    let fixture = try PanelFixture("P31")
    let delivery = try #require(TimelineTrack.tracks(of: fixture.playback.trace).last)
    let cancelled = try #require(delivery.segments.last)
    #expect(cancelled.kind == .delivered(.cancelled, to: "view1", events: 1))
    let lost = fixture.playback.trace.steps.firstIndex { if case .lost = $0.kind { true } else { false } }
    #expect(cancelled.steps.lowerBound == lost)
    #expect(fixture.texts.contains("cancelled"))
  }

  @Test func tracksThatDoNotFitScroll() throws {
    let fixture = try PanelFixture("P38", size: WindowLayout.minimumSize)
    let track = try fixture.track
    let measures = TimelineMeasures(tracks: track.content.tracks.count, height: track.bounds.height)
    #expect((measures.visibleHeight / measures.trackHeight).rounded() == 1)
    let point = track.convert(CGPoint(x: 100, y: 62), to: nil as UIView?)
    #expect(fixture.texts.contains("Finger 1") && !fixture.texts.contains("Delivery"))
    fixture.host.scroll(dx: 0, dy: -50, at: point)
    #expect(track.trackOffset == measures.overflow)
  }

  @Test func keysAndTheThumbScrollTracks() throws {
    let fixture = try PanelFixture("P38", size: WindowLayout.minimumSize)
    let track = try fixture.track
    let measures = TimelineMeasures(tracks: track.content.tracks.count, height: track.bounds.height)
    #expect(fixture.host.focus(on: .timeline))
    #expect(fixture.host.press(.down, []))
    #expect(track.trackOffset == measures.trackHeight)
    #expect(fixture.host.press(.up, []))
    #expect(track.trackOffset == 0)
    let thumb = [measures.firstTrack + 2, track.bounds.height - 1].map { y in
      track.convert(CGPoint(x: track.bounds.width - 5, y: y), to: nil as UIView?)
    }
    fixture.press(thumb[0])
    fixture.drag(to: thumb[1])
    fixture.lift(thumb[1])
    #expect(track.trackOffset == measures.overflow)
    #expect(fixture.sent.isEmpty)
  }

  @Test func theTimelineShowsItsFocus() throws {
    let fixture = try PanelFixture()
    let before = fixture.host.regions(fixture.appearance)
    #expect(fixture.host.focus(on: .timeline))
    #expect(fixture.host.regions(fixture.appearance) != before)
    #expect(fixture.host.press(.space, []))
    #expect(fixture.sent == [.setPlaying(true)])
    #expect(!fixture.host.press(.right, .shift))
  }

  @Test func theLastChapterIsReadableOnTheTimeAxis() throws {
    let fixture = try PanelFixture("P38")
    fixture.host.toggleTimeAxis()
    fixture.show()
    let track = try fixture.track
    let last = try #require(track.chapterFrame(track.content.chapters.count - 1))
    #expect(last.width >= fixture.appearance.width(track.content.chapters.last?[.english] ?? "", .digit))
    #expect(last.maxX <= track.bounds.width)
  }

  @Test func theTimeAxisShowsTheTimesOfATouchAnHourLater() throws {
    let fixture = try PanelFixture()
    for (phase, time) in [(Input.Phase.began, 3_600_000), (.ended, 3_600_100)] {
      fixture.playback.perform(.touch(finger: 1, phase: phase, at: CGPoint(x: 262, y: 424), force: nil), at: time)
    }
    let track = try fixture.track
    track.axis = .time
    fixture.show()
    var list = DrawingList(element: "track")
    track.paint(&list, fixture.appearance)
    let times = list.drawings.compactMap { drawing -> Int? in
      if case .text(let text, _, _, _) = drawing.content { Int(text) } else { nil }
    }
    #expect(times.count > 4 && times.allSatisfy { (3_599_900...3_600_500).contains($0) })
    #expect(times.contains(3_600_000) && times == times.sorted())
    // The first finger comes down at its own time, not at 0.
    fixture.playback.reset()
    fixture.playback.perform(.touch(finger: 1, phase: .began, at: CGPoint(x: 262, y: 424), force: nil), at: 500)
    fixture.show()
    #expect(track.scale.playhead(at: 1) == 500 * track.scale.density)
  }

  // MARK: Loops

  @Test func aDragOverTheChaptersMakesALoop() throws {
    let fixture = try PanelFixture()
    let track = try fixture.track
    let sequence = fixture.display.sequence
    let (first, last) = (sequence.lowerBound + 2, sequence.lowerBound + 6)
    let points = [first, last].map { step in
      track.convert(CGPoint(x: track.x(track.scale.middle(of: step)), y: 17), to: nil as UIView?)
    }
    fixture.press(points[0])
    fixture.drag(to: points[1])
    fixture.lift(points[1])
    #expect(fixture.sent == [.setLoop(first..<last + 1)])
  }
}

extension PanelFixture {
  var track: TimelineChart {
    get throws { try #require(control("timeline.chart") as? TimelineChart) }
  }
}

extension PanelFixture {
  /// Performs a new touch in the middle of the stage that moves a number of times before it is lifted.
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

/// The axis of the timeline when a scene opens.
@MainActor @Suite struct TimelineAxisTests {
  @Test(arguments: [("P34", true), ("P35", true), ("P39", true), ("P31", false), ("P01", false)])
  func aSceneAboutWaitingHasMilliseconds(preset: String, isTime: Bool) throws {
    let scene = try SceneLibrary.bundled().scene(preset)
    #expect(scene.isAboutTime == isTime)
  }
}
