import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Objects of a class that only the running program knows.
@Suite struct UnknownClassTests {
  private final class Card: UIView {
    var log: [String] = []
    override init(frame: CGRect) {
      super.init(frame: frame)
      log.append("card")
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Plain: UIViewController {
    let number: Int
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      number = 7
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Icon: UIImageView { var isMarked = true }

  @Test func theInitializerOfTheSubclassRuns() {
    let type: UIView.Type = Card.self
    #expect((type.made() as? Card)?.log == ["card"])
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4), card = Card.made(frame: frame)
    #expect(card.frame == frame && card.log == ["card"])
  }

  @Test func aControllerIsMadeByItsOwnInitializer() {
    let type: UIViewController.Type = Plain.self
    #expect((type.made() as? Plain)?.number == 7)
  }

  @Test func aPictureAndACellAreMade() {
    let image = UIImage()
    #expect(Icon.made(image: image).isMarked && Icon.made(image: image).image === image)
    #expect(UITableViewCell.made(style: .subtitle, reuseIdentifier: "a").reuseIdentifier == "a")
  }
}
