import Foundation
import TestSupport
import Testing
@testable import Canvas
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import TouchInput
@testable import UIKitCore

/// The transitions between two steps, and their ends.
struct MotionTests {
  private func workbench(_ scene: String = "P01") throws -> Workbench {
    var options = WorkbenchOptions()
    (options.scene, options.size) = (scene, WindowLayout.minimumSize)
    let workbench = try Workbench(options: options)
    workbench.hasMotion = true
    workbench.perform(.setMode(.step))
    return workbench
  }

  private func bitmap() -> Bitmap { Bitmap(width: 1024, height: 640) }

  // MARK: Ends of transitions

  @Test func aTransitionEnds() throws {
    let workbench = try workbench(), bitmap = bitmap()
    _ = workbench.draw(into: bitmap)
    #expect(workbench.nextDeadline == nil)
    workbench.handle(.keyDown(.right, [], isRepeat: false), at: 1)
    _ = workbench.draw(into: bitmap)
    var frames = 0, time = 1.0
    while let deadline = workbench.nextDeadline, frames < 100 {
      (frames, time) = (frames + 1, deadline)
      workbench.advance(to: deadline)
      _ = workbench.draw(into: bitmap)
    }
    #expect((5...20).contains(frames))
    #expect(time < 1.35)
    #expect(bitmap == workbench.picture())
  }

  @Test(.slow, arguments: ["P31", "P01"].sample(every: 2)) func everyTransitionEndsWithThePictureOfItsStep(
    _ preset: String
  ) throws {
    let workbench = try workbench(preset), bitmap = bitmap()
    _ = workbench.draw(into: bitmap)
    for step in 1...12 {
      workbench.handle(.keyDown(.right, [], isRepeat: false), at: Double(step))
      for part in [0, 0.05, 0.1, 0.4] {
        workbench.advance(to: Double(step) + part)
        _ = workbench.draw(into: bitmap)
      }
      #expect(workbench.nextDeadline == nil)
      #expect(bitmap == workbench.picture(), "\(step)")
    }
  }

  @Test func savedPicturesAreAtRest() throws {
    let moving = try workbench(), still = try Stepper("P01", size: WindowLayout.minimumSize).workbench
    let bitmap = bitmap()
    _ = moving.draw(into: bitmap)
    for workbench in [moving, still] { workbench.perform(.goTo(step: 8)) }
    _ = moving.draw(into: bitmap, isStill: true)
    #expect(bitmap == still.picture())
    for workbench in [moving, still] { workbench.perform(.goTo(step: 9)) }
    #expect(moving.picture() == still.picture())
  }

  @Test func withoutMotionThereAreNoTransitions() throws {
    let workbench = try Stepper("P01", size: WindowLayout.minimumSize).workbench
    let bitmap = workbench.picture()
    workbench.perform(.step(1))
    _ = workbench.draw(into: bitmap)
    #expect(workbench.nextDeadline == nil)
    #expect(bitmap == workbench.picture())
  }

  @Test func openingAnotherPresetHasNoTransition() throws {
    let workbench = try workbench(), bitmap = bitmap()
    _ = workbench.draw(into: bitmap)
    workbench.perform(.nextScene)
    _ = workbench.draw(into: bitmap)
    #expect(workbench.nextDeadline == nil)
  }

  @Test func thePointerDoesNotChangeATransition() throws {
    let one = try workbench(), other = try workbench(), bitmaps = [bitmap(), bitmap()]
    for (workbench, bitmap) in zip([one, other], bitmaps) {
      _ = workbench.draw(into: bitmap)
      workbench.perform(.goTo(step: 5))
      _ = workbench.draw(into: bitmap)
    }
    one.handle(.pointerMoved(CGPoint(x: 20, y: 60)), at: 0.05)
    _ = one.draw(into: bitmaps[0])
    one.handle(.pointerLeft, at: 0.06)
    for (workbench, bitmap) in zip([one, other], bitmaps) {
      workbench.advance(to: 0.09)
      _ = workbench.draw(into: bitmap)
      #expect(workbench.nextDeadline != nil)
    }
    #expect(bitmaps[0] == bitmaps[1])
  }

  @Test func aFrameOfATransitionDrawsOnlyWhatMoves() throws {
    let workbench = try workbench(), bitmap = bitmap()
    workbench.perform(.goTo(step: 4))
    _ = workbench.draw(into: bitmap)
    workbench.perform(.step(1))
    _ = workbench.draw(into: bitmap)
    workbench.advance(to: 0.06)
    let areas = workbench.draw(into: bitmap)
    #expect(!areas.isEmpty)
    let size: CGFloat = areas.map { $0.width * $0.height }.reduce(0, +)
    #expect(size < 131_072, "\(areas)")
  }

  /// While a scene is played, an arrow of a touch grows once.
  @Test(.slow, arguments: ["P01", "P22", "P26", "P31"].sample(every: 2)) func playGrowsNoArrowAgain(preset: String)
    throws
  {
    let workbench = try workbench(preset), bitmap = bitmap()
    workbench.perform(.goTo(step: 0))
    _ = workbench.draw(into: bitmap)
    workbench.perform(.setPlaying(true))
    var lengths: [String: CGFloat] = [:], touch = -1, time = 0.0
    while workbench.player.isPlaying {
      time += 0.05
      workbench.advance(to: time)
      _ = workbench.draw(into: bitmap)
      let began = workbench.playback.trace.sequence(at: workbench.playback.cursor).lowerBound
      if began != touch { (touch, lengths) = (began, [:]) }
      for (arrow, length) in arrowLengths(workbench) {
        #expect(length > (lengths[arrow] ?? 0) - 8, "\(arrow) at \(time)")
        lengths[arrow] = max(lengths[arrow] ?? 0, length)
      }
    }
    #expect(!lengths.isEmpty)
  }

  /// The length of all lines of each arrow, in pixels.
  private func arrowLengths(_ workbench: Workbench) -> [String: CGFloat] {
    var lengths: [String: CGFloat] = [:]
    for drawing in workbench.screen.motion.shown(in: .stage) where ElementName.descents.contains(drawing.element) {
      guard case .stroke(let path, _, _) = drawing.content else { continue }
      let points = path.contours.first.map { Array($0.points) } ?? []
      for (start, end) in zip(points, points.dropFirst()) {
        lengths[drawing.element, default: 0] += hypot(end.x - start.x, end.y - start.y)
      }
    }
    return lengths
  }

  // MARK: The answer to a press

  private func press(_ workbench: Workbench, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
    let place = workbench.geometry.windowPoint(CGPoint(x: x, y: y))
    workbench.handle(.pointerDown(place, .left), at: time)
    workbench.handle(.pointerUp(place, .left), at: time)
  }

  private func liveWorkbench(_ scene: String = "P01") throws -> Workbench {
    let workbench = try workbench(scene)
    workbench.perform(.setMode(.live))
    return workbench
  }

  /// In Live mode, the answer to a press is played in 900 ms, arrow by arrow; the next press begins another one at once.
  @Test(arguments: ["P01", "P22"]) func anAnswerIsPlayed(preset: String) throws {
    let workbench = try liveWorkbench(preset), bitmap = bitmap()
    _ = workbench.draw(into: bitmap)
    let arrows = { workbench.screen.motion.shown(in: .stage).filter { ElementName.descents.contains($0.element) } }
    var begun: [[Drawing]] = []
    for start in [1.0, 1.3, 5.0] {
      press(workbench, 180, 300, at: start)
      _ = workbench.draw(into: bitmap)
      begun.append(arrows())
      workbench.advance(to: start + 0.1)
      _ = workbench.draw(into: bitmap)
      #expect(workbench.nextDeadline != nil && arrows() != begun.last, "\(start)")
    }
    // The same answer is played again.
    #expect(begun[1] == begun[2])
    workbench.advance(to: 5.91)
    _ = workbench.draw(into: bitmap)
    #expect(workbench.nextDeadline == nil && arrows() != begun[2] && bitmap == workbench.picture())
  }

  @Test func anAnswerGoesOnWhileTheFingerLifts() throws {
    let one = try liveWorkbench(), other = try liveWorkbench(), bitmaps = [bitmap(), bitmap()]
    let place = one.geometry.windowPoint(CGPoint(x: 262, y: 424))
    for (workbench, bitmap) in zip([one, other], bitmaps) {
      _ = workbench.draw(into: bitmap)
      workbench.handle(.pointerDown(place, .left), at: 1)
      _ = workbench.draw(into: bitmap)
    }
    for (time, lifted) in [(1.1, one), (1.3, other)] {
      lifted.handle(.pointerUp(place, .left), at: time)
      _ = lifted.draw(into: bitmaps[lifted === one ? 0 : 1])
    }
    one.advance(to: 1.3)
    _ = one.draw(into: bitmaps[0])
    let arrows = [one, other].map { workbench in
      workbench.screen.motion.shown(in: .stage).filter { ElementName.descents.contains($0.element) }
    }
    #expect(arrows[0] == arrows[1] && !arrows[0].isEmpty)
  }

  @Test func theFilmOfAnAnswerGoesFromTheWindowToTheSentence() {
    let film = AnswerFilm(["descent.entry.W", "descent.W-A", "ring.result", "column.card.1", "column.card.2"])
    let parts = ["descent.entry.W", "descent.W-A", "ring.result", "column.card.1", "column.card.2"].map(film.part)
    #expect(parts.map { ($0.start * 1000).rounded() } == [0, 45, 135, 275, 335])
    #expect(parts.map { ($0.duration * 1000).rounded() } == [90, 90, 140, 60, 60])
    #expect((film.sentence.start * 1000).rounded() == 395)
    let long = AnswerFilm((1...30).map { "column.card.\($0)" }).sentence
    #expect(((long.start + long.duration) * 1000).rounded() == 900)
  }

  // MARK: Frames of transitions

  private let line = Path.polyline([CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 60), CGPoint(x: 40, y: 60)])
  private let black = Color(0x000000)

  @Test func anArrowGrowsAlongItsLine() throws {
    let lengths = [0.0, 0.25, 0.5, 0.75, 1].map { share in
      let points = line.beginning(share).contours[0].points
      return zip(points, points.dropFirst()).map { abs($1.x - $0.x) + abs($1.y - $0.y) }.reduce(0, +)
    }
    #expect(lengths == [0, 25, 50, 75, 100])
  }

  @Test func theHeadOfAnArrowTurnsWithItsLine() throws {
    var list = DrawingList(element: "descent.A-B")
    list.stroke(line, Stroke(3), black)
    list.fill(
      .arrowHead(at: CGPoint(x: 49, y: 60), from: CGPoint(x: 0, y: 60), size: CGSize(width: 9, height: 10)), black)
    let half = GrowingArrow(list.drawings, grown: 0.3).drawings
    guard case .fill(let head, _) = half[1]?.content else { throw MissingHead() }
    let bounds = try #require(head.bounds)
    #expect(bounds.integral == CGRect(x: -5, y: 30, width: 10, height: 9))
  }

  private struct MissingHead: Error {}

  @Test func anUnchangedArrowDoesNotGrow() {
    var list = DrawingList(element: "descent.A-B")
    list.stroke(line, Stroke(3), black)
    #expect(!RegionTransition(from: list.drawings, to: list.drawings, after: 0).isMoving)
    let new = RegionTransition(from: [], to: list.drawings, after: 0.05)
    #expect(new.isMoving && new.drawings != list.drawings)
    #expect(RegionTransition(from: [], to: list.drawings, after: 0.18).drawings == list.drawings)
  }

  @Test func coloursFadeAndTextsDoNot() {
    let lists = [(Color(0x000000), "before"), (Color(0x646464), "after")].map { color, text in
      var list = DrawingList(element: "column.card.1")
      list.fill(CGRect(x: 0, y: 0, width: 10, height: 10), color)
      list.text(text, .caption, at: .zero, color)
      return list.drawings
    }
    let halfway = RegionTransition(from: lists[0], to: lists[1], after: 0.06).drawings
    #expect(halfway[0].content == .fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), Color(0x4B4B4B)))
    #expect(halfway[1] == lists[1][1])
  }

  @Test func thePlayheadSlides() throws {
    let lists = [CGFloat(0), 100].map { x in
      var list = DrawingList(element: .playhead)
      list.fill(CGRect(x: x, y: 0, width: 2, height: 50), black)
      return list.drawings
    }
    let places = [0, 0.06, 0.12].map { seconds in
      RegionTransition(from: lists[0], to: lists[1], after: seconds).drawings[0].content
    }
    let expected = [0.0, 75, 100].map { x in
      Drawing.Content.fill(.rect(CGRect(x: x, y: 0, width: 2, height: 50)), black)
    }
    #expect(places == expected)
  }

  @Test func aSwitchMovesInBothDirections() throws {
    for isOn in [true, false] {
      let theme = Theme.light,
        appearance = Appearance(
          theme: theme, languages: .english, layout: WindowLayout(size: WindowLayout.minimumSize),
          typesetter: try Typesetter())
      let toggle = Toggle { _ in }
      let lists = [!isOn, isOn].map { isOn in
        toggle.isOn = isOn
        var list = DrawingList(element: "switch")
        toggle.paint(&list, appearance)
        return list.drawings
      }
      let halfway = RegionTransition(from: lists[0], to: lists[1], after: 0.05)
      #expect(halfway.isMoving)
      #expect(halfway.drawings != lists[0] && halfway.drawings != lists[1])
      #expect(RegionTransition(from: lists[0], to: lists[1], after: 0.1).drawings == lists[1])
    }
  }

  @Test func aRemovedFingerFadesOut() {
    var list = DrawingList(element: "finger.1")
    list.fill(CGRect(x: 0, y: 0, width: 10, height: 10), black)
    #expect(RegionTransition(from: list.drawings, to: [], after: 0.1).drawings.count == 1)
    #expect(RegionTransition(from: list.drawings, to: [], after: 0.3).drawings.isEmpty)
  }

  @Test func anAreaOfTheHitMapFadesInAndOutIn200Milliseconds() {
    var list = DrawingList(element: .hitMapArea(of: "a"))
    list.fill(CGRect(x: 0, y: 0, width: 10, height: 10), black)
    for mode in [DisplayState.Mode.live, .step] {
      let coming = RegionTransition(from: [], to: list.drawings, after: 0.1, mode: mode)
      #expect(coming.isMoving && coming.drawings != list.drawings)
      #expect(RegionTransition(from: [], to: list.drawings, after: 0.2, mode: mode).drawings == list.drawings)
      #expect(RegionTransition(from: list.drawings, to: [], after: 0.15, mode: mode).drawings.count == 1)
      #expect(RegionTransition(from: list.drawings, to: [], after: 0.2, mode: mode).drawings.isEmpty)
    }
    // A map that changes does so at once: it is exact while a view is dragged.
    var other = DrawingList(element: .hitMapArea(of: "a"))
    other.fill(CGRect(x: 5, y: 0, width: 10, height: 10), black)
    #expect(!RegionTransition(from: list.drawings, to: other.drawings, after: 0.05).isMoving)
  }

  @Test func theHitMapCrossFadesUnlessMotionIsReduced() throws {
    let workbench = try workbench("P16"), bitmap = bitmap()
    _ = workbench.draw(into: bitmap)
    for (start, isShown) in [(1.0, true), (2.0, false)] {
      workbench.handle(.keyDown(.character("h"), [], isRepeat: false), at: start)
      _ = workbench.draw(into: bitmap)
      #expect((workbench.display.hitMap != nil) == isShown && workbench.nextDeadline != nil)
      workbench.advance(to: start + 0.1)
      _ = workbench.draw(into: bitmap)
      let halfway = bitmap.withUnsafePixels { Array($0) }
      workbench.advance(to: start + 0.4)
      _ = workbench.draw(into: bitmap)
      #expect(bitmap.withUnsafePixels { Array($0) } != halfway)
      #expect(workbench.nextDeadline == nil && bitmap == workbench.picture())
    }
    let still = try Stepper("P16", size: WindowLayout.minimumSize).workbench
    still.perform(.toggleHitMap)
    let end = still.picture()
    _ = still.draw(into: end)
    #expect(still.nextDeadline == nil && end == still.picture())
  }
}
