import Foundation
import Testing

@testable import UIKitCore

/// Menus of buttons, bar items and views, and what a tap on their rows does.
@Suite struct MenuTests {
  private let application = UIApplication()
  private let window: UIWindow, button = UIButton(frame: CGRect(x: 150, y: 100, width: 100, height: 40))
  private var chosen: [String] { lines.all }
  private let lines = Lines()

  private final class Lines { var all: [String] = [] }

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
    window.addSubview(button)
    window.makeKeyAndVisible()
    button.showsMenuAsPrimaryAction = true
  }

  private func tap(_ x: CGFloat, _ y: CGFloat, for duration: TimeInterval = 0.1) {
    let start = application.now + 1
    for (phase, time) in [(TouchPhase.began, start), (.ended, start + duration)] {
      application.enqueue(TouchSample(phase: phase, location: CGPoint(x: x, y: y), timestamp: time))
      application.processEvents(until: time)
    }
  }

  private func tap(_ title: String) {
    guard let row = rows.first(where: { $0.accessibilityLabel == title }) else {
      Issue.record("no row \(title)")
      return
    }
    let place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: window)
    tap(place.x, place.y)
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [lines] action in
      lines.all.append("\(title) from \(action.sender.map { "\(type(of: $0))" } ?? "nil")")
    }
  }

  private var menuView: MenuView? { window.subviews.last as? MenuView }
  private var rows: [MenuRow] { menuView?.viewsInOrder.compactMap { $0 as? MenuRow } ?? [] }
  private var titles: [String] { rows.map { $0.accessibilityLabel ?? "" } }

  @Test("a touch opens the menu, which stays; a tap on a row closes it and runs the action", .statements("CO-01"))
  func choosing() {
    button.menu = UIMenu(children: [action("One"), action("Two")])
    tap(200, 120)
    #expect(titles == ["One", "Two"] && chosen == [])
    #expect(rows[0].superview?.frame == CGRect(x: 75, y: 148, width: 250, height: 88.5))
    tap("Two")
    #expect(chosen == ["Two from UIButton"] && menuView == nil)
  }

  @Test("a tap beside the menu closes it and reaches nothing else")
  func tapBeside() {
    button.menu = UIMenu(children: [action("One")])
    tap(200, 120)
    var presses = 0
    let other = UIButton(frame: CGRect(x: 0, y: 700, width: 100, height: 40))
    other.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    window.insertSubview(other, at: 0)
    tap(50, 720)
    #expect(menuView == nil && presses == 0 && chosen == [])
    tap(50, 720)
    #expect(presses == 1)
  }

  @Test("disabled rows do nothing, hidden ones are missing, and rows that keep the menu leave it open")
  func attributes() {
    button.menu = UIMenu(children: [
      action("Off", .disabled), action("Gone", .hidden), action("Stay", .keepsMenuPresented),
    ])
    tap(200, 120)
    #expect(titles == ["Off", "Stay"])
    tap("Off")
    #expect(chosen == [] && menuView != nil)
    tap("Stay")
    #expect(chosen == ["Stay from UIButton"] && titles == ["Off", "Stay"])
  }

  @Test("an inline menu is a part of the menu; another one shows its elements when it is chosen, and leads back")
  func submenus() {
    let inner = UIMenu(title: "More", children: [action("Inner")])
    let inline = UIMenu(title: "Part", options: .displayInline, children: [action("Second")])
    button.menu = UIMenu(title: "All", children: [action("First"), inline, inner])
    tap(200, 120)
    #expect(titles == ["First", "Second", "More"])
    #expect(menuView?.viewsInOrder.compactMap { ($0 as? UILabel)?.text } == ["All", "Part"])
    tap("More")
    #expect(titles == ["More", "Inner"])
    tap("More")
    #expect(titles == ["First", "Second", "More"])
    tap("More")
    tap("Inner")
    #expect(chosen == ["Inner from UIButton"] && menuView == nil)
  }

  @Test("entries that are made later are shown when they are made")
  func deferred() {
    var complete: (([UIMenuElement]) -> Void)?
    var calls = 0
    let now = UIDeferredMenuElement.uncached { [self] made in
      calls += 1
      made([action("Now")])
    }
    button.menu = UIMenu(children: [now, UIDeferredMenuElement { complete = $0 }])
    tap(200, 120)
    #expect(titles == ["Now"])
    complete?([action("Later")])
    #expect(titles == ["Now", "Later"])
    tap("Later")
    let before = calls
    tap(200, 120)
    #expect(titles == ["Now", "Later"] && calls == before + 1 && chosen == ["Later from UIButton"])
  }

  @Test("a menu is inside the screen: above a source at the bottom, and it scrolls if it is long")
  func places() {
    button.frame = CGRect(x: 330, y: 760, width: 60, height: 40)
    button.menu = UIMenu(children: [action("One")])
    tap(360, 780)
    #expect(rows[0].superview?.frame == CGRect(x: 132, y: 708, width: 250, height: 44))
    tap("One")
    button.menu = UIMenu(children: (1...30).map { action("\($0)") })
    tap(360, 780)
    let panel = rows[0].superview as? UIScrollView
    #expect(panel?.frame == CGRect(x: 132, y: 55, width: 250, height: 747) && panel?.contentSize.height == 1334.5)
  }

  @Test("a button that shows its selection has the title of the action that was chosen last", .statements("CO-01"))
  func popUp() {
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [action("One"), action("Two", [], .on), action("Three")])
    #expect(button.currentTitle == "Two")
    tap(200, 120)
    tap("Three")
    #expect(button.currentTitle == "Three" && !button.isSelected)
    #expect(button.menu?.allActions.map(\.state) == [.off, .off, .on])
  }

  @Test("only one action of a menu with a single selection is marked")
  func singleSelection() {
    button.menu = UIMenu(options: .singleSelection, children: [action("One", [], .on), action("Two")])
    tap(200, 120)
    tap("Two")
    #expect(button.menu?.allActions.map(\.state) == [.off, .on])
  }

  @Test("a control that overrides the method for its menu shows it at once")
  func control() {
    final class Choice: UIControl {
      var ends: [String] = []
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Apple") { _ in }]) })
      }
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) {
        animator?.addCompletion { [unowned self] in ends.append("stands") }
        ends.append("shown")
      }
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) {
        animator?.addAnimations { [unowned self] in ends.append("gone") }
        ends.append("closed")
      }
    }
    let choice = Choice(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
    choice.isContextMenuInteractionEnabled = true
    choice.showsMenuAsPrimaryAction = true
    window.addSubview(choice)
    tap(150, 320)
    #expect(titles == ["Apple"] && choice.ends == ["shown", "stands"])
    choice.contextMenuInteraction?.updateVisibleMenu { $0.replacingChildren([action("Pear")]) }
    #expect(titles == ["Pear"])
    choice.contextMenuInteraction?.dismissMenu()
    #expect(menuView == nil && choice.ends == ["shown", "stands", "closed", "gone"])
  }

  @Test("a bar item without an action opens its menu at a tap, one with an action after a long press")
  func barItem() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 390, height: 44))
    let first = UIBarButtonItem(title: "First", menu: UIMenu(children: [action("One")]))
    let second = UIBarButtonItem(
      systemItem: .add, primaryAction: action("Add"), menu: UIMenu(children: [action("Two")]))
    bar.items = [first, .flexibleSpace(), second]
    window.addSubview(bar)
    bar.layoutIfNeeded()
    tap(20, 220)
    tap("One")
    tap(360, 220)
    #expect(chosen == ["One from UIBarButtonItem", "Add from UIBarButtonItem"] && menuView == nil)
    tap(360, 220, for: 0.8)
    #expect(titles == ["Two"])
  }

  // MARK: Edit menus

  /// A text that performs two actions of edit menus, and one of its own.
  private final class Note: UIView, UIEditMenuInteractionDelegate {
    var calls: [String] = [], dismissals = 0
    var menu: UIMenu?

    override var canBecomeFirstResponder: Bool { true }
    override var actionMethods: [Selector: ActionMethod] {
      [
        "copy:": ActionMethod { [self] sender in calls.append("copy from \(type(of: sender ?? ""))") },
        "paste:": ActionMethod { [self] in calls.append("paste") },
        "mark:": ActionMethod { [self] in calls.append("mark") },
      ]
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action != "paste:" }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu?.replacingChildren(suggestedActions + menu!.children) }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: (any UIEditMenuInteractionAnimating)?
    ) { dismissals += 1 }
  }

  private func note() -> Note {
    let note = Note(frame: CGRect(x: 100, y: 400, width: 200, height: 40))
    window.addSubview(note)
    return note
  }

  @Test("an edit menu has what the first responder allows, and sends it what a tap chooses")
  func editMenu() {
    let note = note(), controller = UIMenuController()
    controller.menuItems = [UIMenuItem(title: "Mark", action: "mark:"), UIMenuItem(title: "Send", action: "send:")]
    controller.showMenu(from: note, rect: note.bounds)
    #expect(!controller.isMenuVisible && menuView == nil, "there is no first responder")
    note.becomeFirstResponder()
    controller.setTargetRect(note.bounds, in: note)
    controller.setMenuVisible(true, animated: true)
    #expect(titles == ["Copy", "Mark"] && controller.isMenuVisible && note.isFirstResponder)
    #expect(controller.menuFrame.maxY == 392 && controller.menuFrame.midX == 200)
    #expect(controller.menuFrame.size == CGSize(width: rows[1].frame.maxX, height: 40))
    tap("Copy")
    #expect(note.calls == ["copy from UIMenuController"] && !controller.isMenuVisible && menuView == nil)
    controller.showMenu(from: note, rect: CGRect(x: -100, y: -400, width: 10, height: 10))
    #expect(controller.menuFrame.origin == CGPoint(x: 8, y: 55), "below a place at the top, inside the safe area")
    controller.menuItems = nil
    controller.update()
    #expect(titles == ["Copy"])
    tap(300, 700)
    #expect(menuView == nil && controller.menuFrame == .zero && note.calls.count == 1)
  }

  @Test("an edit menu posts notifications when it is shown and hidden")
  func editMenuNotifications() {
    let note = note(), controller = UIMenuController(), lines = lines
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: controller, queue: nil) { _ in
        MainActor.assumeIsolated {
          lines.all.append(name.rawValue.replacing(/UIMenuController|Notification/, with: ""))
        }
      }
    }
    note.becomeFirstResponder()
    controller.showMenu(from: note, rect: note.bounds)
    #expect(chosen == ["WillShowMenu", "DidShowMenu"])
    controller.hideMenu()
    controller.hideMenu()
    #expect(chosen == ["WillShowMenu", "DidShowMenu", "WillHideMenu", "DidHideMenu"])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("an interaction shows the edit menu of its delegate, or else what the view allows")
  func editMenuInteraction() {
    let note = note(), interaction = UIEditMenuInteraction(delegate: note)
    note.addInteraction(interaction)
    let place = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 20))
    interaction.presentEditMenu(with: place)
    #expect(titles == ["Copy"] && menuView?.frameOfPanel.maxY == 412)
    note.menu = UIMenu(children: [UIMenu(title: "More", children: [action("Inner")])])
    interaction.presentEditMenu(with: place)
    #expect(titles == ["Copy", "More"] && note.dismissals == 1)
    tap("More")
    #expect(titles == ["More", "Inner"])
    tap("Inner")
    #expect(chosen == ["Inner from Note"] && menuView == nil && note.dismissals == 2)
  }
}
