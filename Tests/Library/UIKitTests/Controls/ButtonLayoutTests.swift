import Foundation
import Testing

@testable import UIKitCore

/// Where a button has its title and its picture.
@Suite struct ButtonLayoutTests {
  private func button() -> UIButton {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 50, y: 50, width: 200, height: 60)
    button.titleLabel?.font = .monospacedSystemFont(ofSize: 20, weight: .regular)
    button.setTitle("abcd", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    return button
  }

  @Test("picture and title are beside each other where the alignments say")
  func alignments() {
    let button = button(), content = button.contentRect(forBounds: button.bounds)
    // The picture is 24 points wide, a letter 12.
    #expect(button.imageRect(forContentRect: content) == CGRect(x: 64, y: 18, width: 24, height: 24))
    #expect(button.titleRect(forContentRect: content) == CGRect(x: 88, y: 18, width: 48, height: 24))
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .top
    #expect(button.titleRect(forContentRect: content).maxX == 200)
    #expect(button.imageRect(forContentRect: content).origin == CGPoint(x: 128, y: 0))
    button.contentHorizontalAlignment = .leading
    #expect(button.imageRect(forContentRect: content).minX == 0)
  }

  @Test("insets move the content, and enlarge the natural size")
  func insets() {
    let button = button(), natural = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 5, bottom: 10, right: 15)
    #expect(button.intrinsicContentSize == CGSize(width: natural.width + 20, height: natural.height - 12 + 20))
    #expect(button.contentRect(forBounds: button.bounds) == CGRect(x: 5, y: 10, width: 180, height: 40))
    button.titleEdgeInsets.left = 8
    let content = button.bounds
    #expect(button.titleRect(forContentRect: content).minX == 92, "half of the inset, as the content is centred")
  }

  @Test("a picture is above the title if the configuration says so, and the title is drawn in its colour")
  func configuration() throws {
    let button = UIButton(configuration: .filled())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    button.configuration?.title = "ab"
    button.configuration?.image = UIImage(systemName: "star")
    button.configuration?.imagePlacement = .top
    let content = button.contentRect(forBounds: button.bounds)
    #expect(content == CGRect(x: 12, y: 7, width: 76, height: 66))
    #expect(button.imageRect(forContentRect: content).maxY == button.titleRect(forContentRect: content).minY)
    let kinds = button.ownDrawing.map(\.kind)
    guard case .fill = kinds.first, case .text(let text) = kinds.last else {
      Issue.record("There are a background and a text.")
      return
    }
    #expect(text.runs.first?.color == ColorValue(UIColor.white.cgColor))
  }

  @Test("the title of a configuration is broken at the width that constraints give")
  func brokenTitle() {
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
    window.isHidden = false
    var configuration = UIButton.Configuration.filled()
    configuration.title = "one two three four five six seven eight nine ten"
    let button = UIButton(configuration: configuration), line = button.intrinsicContentSize
    button.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      button.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      button.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
    ])
    window.layoutIfNeeded()
    let height = UIFont.systemFont(ofSize: UIFont.buttonFontSize).lineHeight
    #expect(line.height == height + 14 && line.width > 300)
    #expect(button.frame.width == 200 && button.frame.height == 3 * height + 14)
    configuration.titleLineBreakMode = .byTruncatingTail
    button.configuration = configuration
    window.layoutIfNeeded()
    #expect(button.frame.height == height + 14)
  }

  @Test("a button of the system draws its picture in its tint, unless the picture keeps its colours")
  func templatePictures() throws {
    let image = try #require(UIImage(named: "bell"))
    func tint(_ image: UIImage, _ type: UIButton.ButtonType) -> ColorValue? {
      let button = UIButton(type: type)
      button.setImage(image, for: .normal)
      button.tintColor = .red
      button.sizeToFit()
      return button.ownDrawing.lazy.compactMap { command in
        if case .picture(.named(_, _, let tint), _, _) = command.kind { tint } else { nil }
      }.first
    }
    #expect(tint(image, .system) == ColorValue(UIColor.red.cgColor))
    #expect(tint(image, .custom) == nil)
    #expect(tint(image.withRenderingMode(.alwaysOriginal), .system) == nil)
  }
}
