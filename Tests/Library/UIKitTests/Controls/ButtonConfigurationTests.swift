import Foundation
import Testing

@testable import UIKitCore

/// When the configuration of a button follows its state.
@Suite struct ButtonConfigurationTests {
  /// Writes down the titles that it shows.
  private final class Badge: UIButton {
    var titles: [String] = []

    override func updateConfiguration() {
      super.updateConfiguration()
      configuration?.title = isSelected ? "on" : "off"
      titles.append(configuration?.title ?? "")
    }
  }

  private let application = UIApplication(), window: UIWindow

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200), application: application)
    window.isHidden = false
  }

  private func tap() {
    for phase in [UITouch.Phase.began, .ended] {
      application.enqueue(
        TouchSample(phase: phase, location: CGPoint(x: 20, y: 20), timestamp: application.now + 0.1))
      application.processEvents(until: application.now + 0.1)
    }
  }

  @Test("the handler is called once in the layout after changes of the state", .statements("CO-08"))
  func handler() {
    var log: [String] = []
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    button.configurationUpdateHandler = { log.append($0.isHighlighted ? "highlighted" : "plain") }
    window.addSubview(button)
    #expect(log == [])
    window.layoutIfNeeded()
    #expect(log == ["plain"])
    tap()
    #expect(log == ["plain", "down", "highlighted", "up", "plain"])
    log = []
    button.isSelected = true
    button.isEnabled = false
    button.setNeedsUpdateConfiguration()
    window.layoutIfNeeded()
    #expect(log == ["plain"])
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = true
    window.layoutIfNeeded()
    #expect(log == ["plain"])
  }

  @Test("a subclass updates its configuration", .statements("CO-08"))
  func subclass() {
    let badge = Badge(configuration: .filled())
    window.addSubview(badge)
    window.layoutIfNeeded()
    let width = badge.intrinsicContentSize.width
    badge.isSelected = true
    window.layoutIfNeeded()
    #expect(badge.titles == ["off", "on"])
    #expect(badge.intrinsicContentSize.width < width)
  }
}
