import Foundation
import Testing
import TouchTestingPictures
import UIKit

/// A disc that turns red while it is pressed.
private final class Disc: UIView {
  private var isPressed = false { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    (isPressed ? UIColor.red : UIColor.blue).setFill()
    UIBezierPath(ovalIn: bounds).fill()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = false }
}

/// Pictures of views, as their tests compare them.
@Suite struct PictureTests {
  private let screen: TestScreen

  init() {
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
    card.backgroundColor = .yellow
    card.layer.cornerRadius = 8
    card.clipsToBounds = true
    let disc = Disc(frame: CGRect(x: 30, y: 10, width: 40, height: 40))
    disc.isOpaque = false
    card.addSubview(disc)
    screen = TestScreen(card, size: CGSize(width: 80, height: 60))
  }

  private func color(_ x: Int, _ y: Int, scale: Int = 1) throws -> [UInt8] {
    let color = try screen.picture(scale: scale).pixel(x, y)
    return [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)]
  }

  @Test func aPictureShowsWhatTheViewsDraw() throws {
    #expect(try color(2, 2) == [255, 255, 255] && color(20, 30) == [255, 255, 0])
    #expect(try color(60, 40) == [0, 0, 255])
    // The disc is cut by the card, and the card has round corners.
    #expect(try color(60, 52) == [255, 255, 255] && color(10, 10) == [255, 255, 255])
    #expect(try color(120, 80, scale: 2) == [0, 0, 255])
  }

  @Test func aTouchChangesIt() throws {
    screen.down(CGPoint(x: 60, y: 40))
    #expect(try color(60, 40) == [255, 0, 0])
    screen.up()
    #expect(try color(60, 40) == [0, 0, 255])
  }

  @Test func itIsComparedWithAReference() throws {
    screen.expectPicture(matches: "References/card.png")
    screen.down(CGPoint(x: 60, y: 40))
    withKnownIssue {
      screen.expectPicture(matches: "References/card.png")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("FAIL card") && $0.rawValue.contains(" px (") }
    }
    let artifacts = URL(filePath: ".touchstone/card")
    for name in ["actual", "diff"] {
      let files = try FileManager.default.subpathsOfDirectory(atPath: artifacts.path)
      #expect(files.contains { $0.contains(name) && $0.hasSuffix(".png") }, "\(files)")
    }
  }

  /// The first line names the view and what changed in it, the next one the views whose pixels differ, with their colors.
  @Test func aFailureNamesTheViewAndItsColors() {
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
    (card.backgroundColor, card.accessibilityIdentifier) = (.yellow, "card")
    let screen = TestScreen(card, size: CGSize(width: 80, height: 60))
    screen.expectPicture(matches: "References/plain.png")
    card.backgroundColor = .green
    withKnownIssue {
      screen.expectPicture(matches: "References/plain.png")
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined()
      return message.hasPrefix("card.backgroundColor #FFFF00 → #00FF00\n")
        && message.contains("2,400 px") && message.contains("card 2,400 #FFFF00 → #00FF00")
    }
  }
}
