import Canvas
import Foundation
@testable import StageSupport
@testable import TestSupport
import Testing

@testable import ScenePicture
@testable import Scenes
@testable import TouchTrace

/// What one sees of every preset at the end of its script, on a projector and in a window.
@MainActor struct ProjectorLayoutTests {
  /// A size, with or without code beside the column.
  struct Room: CustomTestStringConvertible, Sendable {
    var width: CGFloat
    var height: CGFloat
    var showsCode = false

    var size: CGSize { CGSize(width: width, height: height) }

    var testDescription: String { "\(Int(width))×\(Int(height))\(showsCode ? " with code" : "")" }
  }

  nonisolated static let rooms = [
    Room(width: 1024, height: 768), Room(width: 1280, height: 800), Room(width: 1920, height: 1080),
    Room(width: 1920, height: 1080, showsCode: true), Room(width: 3840, height: 2160),
  ]

  private func fixtures(_ room: Room, _ languages: Languages) throws -> [StageFixture] {
    let first = Self.rooms.firstIndex { $0.testDescription == room.testDescription } ?? 0
    return try SceneLibrary.bundled().scenes().sample(every: 16, from: first).map { scene in
      try StageFixture(scene, size: room.size, theme: .projector, languages: languages, showsCode: room.showsCode)
    }
  }

  @Test(arguments: rooms, [Languages.english, .simplifiedChinese])
  func noTextIsOnALineOrOnAnotherText(_ room: Room, _ languages: Languages) throws {
    let faults = try fixtures(room, languages).flatMap { fixture in
      let plan = fixture.plan
      return (plan.linesThroughTags + plan.linesThroughLabels + plan.faults(of: plan.texts, in: room.size)).map {
        "\(fixture.name): \($0)"
      }
    }
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  /// The same beside the panels of a window: dark stands for light, whose places are the same. In P46 the name of a bar
  /// that fills the width of the device stands across its edge.
  @Test(arguments: Languages.allCases) func noTextIsOnALineOrOnAnotherTextInAWindow(_ languages: Languages) throws {
    let size = CGSize(width: 1280, height: 800)
    let faults = try SceneLibrary.bundled().scenes().flatMap { scene in
      let fixture = try StageFixture(scene, size: size, theme: .dark, languages: languages), plan = fixture.plan
      return (plan.linesThroughTags + plan.linesThroughLabels + plan.faults(of: plan.texts, in: size)).map {
        "\(scene.id): \($0)"
      }
    }
    let known = ["P46: the line of the device through the tag of navBar"]
    #expect(faults == known, "\(faults.joined(separator: "\n"))")
  }

  /// A view without a name on the stage is only possible where there is no space at all for it: in P46, and for a view that lies
  /// inside the ring of the hit-test view, or under it and is not reached.
  @Test(arguments: rooms) func almostEveryViewHasItsName(_ room: Room) throws {
    for fixture in try fixtures(room, .english) where fixture.display.scene.id != "P46" {
      let plan = fixture.plan, named = Set(plan.tags.filter { !$0.content.name.isEmpty }.map(\.view))
      let rings = plan.views.filter { $0.outcome == .result }.map(\.box)
      let nameless = plan.views.filter { view in
        view.isSeen && !named.contains(view.name)
          && (view.outcome == .result || !rings.contains { $0.contains(view.box) })
          && (view.outcome.isReached || !rings.contains { $0.overlaps(view.box) })
      }.map(\.name)
      #expect(nameless.isEmpty, "\(fixture.name): \(nameless)")
    }
  }
}

extension LineSegment {
  /// Returns the part that a clip leaves; nil if it leaves nothing.
  fileprivate func part(within clip: CGRect?) -> LineSegment? {
    guard let clip else { return self }
    guard let part = part(inside: clip.outset(by: 0.5)) else { return nil }
    let point = { (share: Double) in
      CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
    return LineSegment(start: point(part.lowerBound), end: point(part.upperBound))
  }
}

extension StagePlan {
  /// The tags that a line runs through.
  fileprivate var linesThroughTags: [String] {
    tags.flatMap { tag in
      let text = tag.frame.insetBy(dx: 1, dy: 1)
      var lines = linesOfViews.filter { $0.segment.part(inside: text) != nil }.map { "the line of \($0.view)" }
      lines += descents.filter { $0.route?.meets(text, margin: 1) == true }.map { "\($0.element)" }
      lines += connectors.filter { $0.route.meets(text, margin: 1) }.map { "the connector of \($0.responder)" }
      lines += marks(MissLine.self).filter { Route([$0.start, $0.end]).meets(text, margin: 1) }.map {
        "the distance of \($0.view)"
      }
      return lines.map { "\($0) through the tag of \(tag.view)" }
    }
  }

  /// The texts beside the device that a line runs through.
  fileprivate var linesThroughLabels: [String] {
    labelFrames.flatMap { label in
      descents.filter { $0.route?.meets(label, margin: 1) == true }.map { "\($0.element) through the text at \(label)" }
        + tags.filter { $0.leader?.area.overlaps(label) == true }.map {
          "line to \($0.view) through the text at \(label)"
        }
    }
  }

  /// The visible lines around the views, with the name of each view, and around the device.
  private var linesOfViews: [(view: String, segment: LineSegment)] {
    let device = ("the device", geometry.bezel.corners, CGRect?.none)
    return ([device] + views.map { ($0.name, $0.corners, $0.clip) }).flatMap { name, corners, clip in
      zip(corners, corners.dropFirst() + corners.prefix(1)).compactMap { start, end in
        LineSegment(start: start, end: end).part(within: clip).map { (name, $0) }
      }
    }
  }

  fileprivate typealias ShownText = (text: String, box: CGRect, size: CGFloat)

  /// The texts that are drawn, with the area of their letters.
  fileprivate var texts: [ShownText] {
    StagePicture.draw(self).drawings.compactMap { drawing in
      guard case .text(let text, let font, let start, _) = drawing.content, !text.isEmpty else { return nil }
      let size = CGFloat(font.size), width = appearance.typesetter.width(of: text, font)
      let box = CGRect(x: start.x, y: start.y - 0.72 * size, width: width, height: 0.72 * size)
      return ("\(drawing.element) '\(text)'", box, size)
    }
  }

  /// The texts that are on another one, outside the window, or too small for the last row of a classroom.
  fileprivate func faults(of texts: [ShownText], in window: CGSize) -> [String] {
    var faults: [String] = []
    for (index, text) in texts.enumerated() {
      faults += texts[..<index].filter { $0.box.overlaps(text.box) }.map { "\(text.text) on \($0.text)" }
      if appearance.layout.isProjector, text.size * 45 < window.height {
        faults.append("\(text.text) has \(text.size) px")
      }
      if !CGRect(origin: .zero, size: window).contains(text.box) { faults.append("\(text.text) leaves the window") }
    }
    return faults + labelFrames.filter { $0.overlaps(geometry.bezel) }.map { "a label at \($0) is on the device" }
  }
}
