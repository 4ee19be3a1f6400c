import Testing
import UIKit

/// Parts of the interface that sources written for iOS use seldom.
@MainActor @Suite struct SourceCompatibilityTests {
  private final class Dial: UIView {
    @Invalidating(.display, .layout) var angle = 0.0
    @Invalidating(.layout) var step = 1
    var drawings = 0, layouts = 0

    override func draw(_ rect: CGRect) { drawings += 1 }
    override func layoutSubviews() { layouts += 1 }
  }

  @Test func aPropertyInvalidatesItsViewWhenItChanges() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(dial)
    window.makeKeyAndVisible()
    func counts(_ change: () -> Void) -> [Int] {
      let before = [dial.drawings, dial.layouts]
      change()
      dial.layoutIfNeeded()
      dial.layer.displayIfNeeded()
      return [dial.drawings - before[0], dial.layouts - before[1]]
    }
    _ = counts {}
    #expect(counts { dial.angle = 1 }.last == 1 && dial.angle == 1)
    #expect(counts { dial.angle = 1 } == [0, 0], "it has the value already")
    #expect(counts { dial.step = 2 } == [0, 1])
  }

  @Test func geometryIsWrittenAsOnIOS() {
    #expect(NSCoder.string(for: CGRect(x: 0, y: 20.5, width: 320, height: 480)) == "{{0, 20.5}, {320, 480}}")
    #expect(NSCoder.string(for: CGAffineTransform(translationX: 3, y: 0)) == "[1, 0, 0, 1, 3, 0]")
    #expect(CGRect(x: 4, y: 4, width: -4, height: 2).equalTo(CGRect(x: 0, y: 4, width: 4, height: 2)))
  }

  @Test func aSymbolIsAsLargeAsItsViewPrefers() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    #expect(view.intrinsicContentSize == CGSize(width: 24, height: 24))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 40))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    #expect(view.intrinsicContentSize == CGSize(width: 24, height: 24))
  }

  @Test func theDirectionOfAViewDependsOnItsContent() {
    func direction(_ content: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
      UIView.userInterfaceLayoutDirection(for: content, relativeTo: .rightToLeft)
    }
    #expect(direction(.unspecified) == .rightToLeft && direction(.playback) == .leftToRight)
  }
}
