import Foundation
import Testing

@testable import UIKitCore

/// Alerts and action sheets.
@Suite struct AlertTests {
  private let screen = PresentationScreen()

  private func alert(_ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)]) -> UIAlertController
  {
    let alert = UIAlertController(title: "Sure?", message: "Really?", preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [diary = screen.diary] _ in diary.lines.append(title) })
    }
    return alert
  }

  private func show(_ alert: UIAlertController) {
    screen.back.present(alert, animated: true)
    screen.show()
  }

  private func buttons(of alert: UIAlertController) -> [(button: UIButton, frame: CGRect)] {
    alert.view.viewsInOrder.compactMap { $0 as? UIButton }.map { ($0, $0.convert($0.bounds, to: nil)) }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  private func titles(of alert: UIAlertController) -> [String] {
    buttons(of: alert).compactMap { $0.button.title(for: .normal) }
  }

  @Test("an action sheet lies at the bottom, with the cancelling action last and in a group of its own")
  func sheet() throws {
    let alert = alert(.actionSheet, [("Cancel", .cancel), ("Delete", .destructive), ("One", .default)])
    show(alert)
    #expect(titles(of: alert) == ["Delete", "One", "Cancel"])
    let rows = buttons(of: alert)
    #expect(rows.map(\.frame.minX) == [8, 8, 8] && rows.map(\.frame.width) == [374, 374, 374])
    #expect(rows[2].frame == CGRect(x: 8, y: 735, width: 374, height: 57) && rows[1].frame.maxY == 727)
    #expect(rows[0].button.titleColor(for: .normal) == .systemRed && alert.view.frame.maxY == 792)
    screen.tap(CGPoint(x: 195, y: rows[1].frame.midY))
    #expect(screen.diary.take() == "One" && screen.back.presentedViewController == nil)
  }

  @Test(
    "a touch beside an action sheet chooses the cancelling action, if there is one", .statements("PR-09"),
    arguments: [false, true])
  func beside(hasCancel: Bool) {
    let alert = alert(.actionSheet, [("One", .default)] + (hasCancel ? [("Cancel", .cancel)] : []))
    show(alert)
    screen.tap(CGPoint(x: 195, y: 100))
    #expect(screen.diary.take() == (hasCancel ? "Cancel" : ""))
    #expect((screen.back.presentedViewController == nil) == hasCancel)
  }

  @Test("an alert is in the middle, its cancelling action is the last of many and the first of two")
  func order() {
    let many = alert(.alert, [("Cancel", .cancel), ("Delete", .destructive), ("One", .default)])
    show(many)
    #expect(titles(of: many) == ["Delete", "One", "Cancel"])
    #expect(many.view.frame.width == 270 && abs(many.view.frame.midY - 400) < 1)
    screen.tap(CGPoint(x: 195, y: 100))
    #expect(screen.back.presentedViewController === many)
    many.dismiss(animated: false)
    let two = alert(.alert, [("OK", .default), ("Cancel", .cancel)])
    show(two)
    let rows = buttons(of: two)
    #expect(titles(of: two) == ["Cancel", "OK"] && rows[0].frame.minY == rows[1].frame.minY)
    #expect(rows[0].frame.minX == 60 && rows[1].frame.maxX == 330)
    two.dismiss(animated: false)
    let long = alert(.alert, [("Cancel", .cancel), ("Delete everything", .default)])
    show(long)
    #expect(titles(of: long) == ["Delete everything", "Cancel"])
  }

  @Test("an action that is enabled while the alert is shown can be tapped")
  func enabling() {
    let alert = alert(.alert, [("OK", .default)])
    alert.actions[0].isEnabled = false
    show(alert)
    let (button, place) = buttons(of: alert)[0]
    #expect(button.currentTitleColor == .tertiaryLabel)
    screen.tap(CGPoint(x: place.midX, y: place.midY))
    #expect(screen.diary.take() == "")
    alert.actions[0].isEnabled = true
    screen.tap(CGPoint(x: place.midX, y: place.midY))
    #expect(screen.diary.take() == "OK")
  }

  @Test(
    "a controller that was set for a key stands between message and actions, with the height that it prefers",
    arguments: [UIAlertController.Style.alert, .actionSheet])
  func content(style: UIAlertController.Style) throws {
    let alert = alert(style, [("OK", .default)]), content = UIViewController()
    content.preferredContentSize.height = 150
    // The declared type is that of a variable which also holds other controllers.
    let controller: UIViewController = alert
    controller.setValue(content, forKey: "contentViewController")
    controller.setValue(NSAttributedString(string: "Now"), forKey: "attributedTitle")
    show(alert)
    let view = try #require(content.view), frame = view.convert(view.bounds, to: nil)
    let label = try #require(alert.view.viewsInOrder.compactMap { $0 as? UILabel }.first { $0.text == "Really?" })
    #expect(content.parent === alert && frame.height == 150 && frame.width == (style == .alert ? 270 : 374))
    #expect(frame.minY >= label.convert(label.bounds, to: nil).maxY && frame.maxY <= buttons(of: alert)[0].frame.minY)
    #expect(alert.view.viewsInOrder.contains { ($0 as? UILabel)?.attributedText?.string == "Now" })
    content.preferredContentSize.height = 250
    screen.show()
    #expect(view.bounds.height == 250 && (style == .alert || alert.view.frame.maxY == 792))
  }

  @Test("the first field of an alert is first responder when it has appeared, and takes the keyboard along")
  func firstField() {
    let alert = alert(.alert, [("OK", .default)])
    alert.addTextField()
    alert.addTextField()
    show(alert)
    #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
    alert.dismiss(animated: true)
    screen.show()
    #expect(alert.textFields?.first?.isFirstResponder == false)
  }

  @Test("an alert without a style is an action sheet")
  func defaultStyle() {
    let alert = UIAlertController()
    #expect(alert.preferredStyle == .actionSheet)
    alert.addAction(UIAlertAction(title: "One", style: .default))
    show(alert)
    #expect(alert.presentingViewController === screen.back && buttons(of: alert)[0].frame.minY > 500)
  }

  @Test(
    "more actions than fit the screen scroll, and the cancelling action of a sheet stays",
    arguments: [UIAlertController.Style.alert, .actionSheet])
  func manyActions(style: UIAlertController.Style) throws {
    let alert = alert(style, (1...20).map { ("\($0)", .default) } + [("Cancel", .cancel)])
    show(alert)
    #expect(alert.view.frame.minY == 8 && alert.view.frame.maxY == 792)
    let last = try #require(buttons(of: alert).first { $0.button.currentTitle == "20" })
    #expect(last.frame.minY > 800)
    if style == .actionSheet { #expect(buttons(of: alert).contains { $0.frame.maxY == 792 }) }
    for _ in 0..<2 { screen.pull(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -500)) }
    // The content comes back from beyond its end.
    screen.application.processEvents(until: screen.application.now + 3)
    let place = last.button.convert(last.button.bounds, to: nil)
    #expect(place.maxY <= 792)
    screen.tap(CGPoint(x: place.midX, y: place.midY))
    #expect(screen.diary.take() == "20")
  }
}
