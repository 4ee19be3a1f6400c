@testable import Canvas
import Foundation
@testable import ScenePicture
@testable import Scenes
@testable import StageSupport
import TestSupport
import Testing

/// The numbers of views in the order of asking: their badges are wide enough.
@MainActor @Suite struct BadgeTests {
  @Test(arguments: [8, 48, 200, 888, 3000]) func aBadgeOfThePanelsHasRoomForItsNumber(number: Int) throws {
    let appearance = try StageFixture(preset: "P01").appearance
    var list = DrawingList(element: "badge")
    list.badge(number, at: .zero, .yes, appearance)
    #expect(isInside(list.drawings, appearance))
  }

  /// Texts have one size in the light and the dark theme.
  @Test(arguments: [Theme.Name.light, .projector].sample(every: 2)) func aBadgeOnTheStageHasRoomForItsNumber(
    theme: Theme.Name
  ) throws {
    let views = (0..<120).map { "  - { name: v\($0), frame: \($0 % 12 * 30) \($0 / 12 * 56) 28 54 }" }
    let text = "views:\n\(views.joined(separator: "\n"))\nscript:\n  - tap 5,5\n"
    let fixture = try StageFixture(Scene.parse(text, file: "many.yaml"), theme: theme)
    let badges = fixture.plan.tags.filter { ($0.content.number ?? 0) > 99 }.map { tag in
      fixture.drawings.filter { $0.element == "tag.\(tag.view)" }
    }
    #expect(!badges.isEmpty)
    #expect(badges.allSatisfy { isInside($0, fixture.appearance) })
  }

  @Test func twoDigitsFitIntoADisc() {
    #expect(Path.badge(10, .digit, center: .zero, radius: 8) == .circle(center: .zero, radius: 8))
  }

  /// Whether the number in these drawings of one badge lies inside the last shape that is filled before it.
  private func isInside(_ drawings: [Drawing], _ appearance: Appearance) -> Bool {
    var ground = CGRect.zero
    for drawing in drawings {
      switch drawing.content {
      case .fill(let path, _): ground = path.bounds ?? .zero
      case .text(let text, let font, let point, _):
        let end = point.x + appearance.width(text, font)
        return Int(text) != nil && ground.minX + 0.5 <= point.x && end <= ground.maxX - 0.5
      default: break
      }
    }
    return false
  }
}
