import TestSupport
import Testing
import TouchTrace

@testable import OwnCode

/// Optional methods and properties of a protocol are asked if the delegate has them, and are nil else.
@Suite(.slow) struct OptionalMethodTests {
  private static let source = """
    import UIKit

    @objc protocol DialDelegate {
      @objc optional var isLocked: Bool { get }
      @objc optional func dialShouldTurn(_ dial: Dial) -> Bool
      @objc optional func dial(_ dial: Dial, turnedTo angle: CGFloat)
    }

    final class Dial: UIControl {
      weak var delegate: DialDelegate?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // Without an answer it turns.
        guard delegate?.dialShouldTurn?(self) ?? true, delegate?.isLocked != true else { return }
        delegate?.dial?(self, turnedTo: 1)
        sendActions(for: .valueChanged)
      }
    }

    class DialController: UIViewController, DialDelegate {
      let dial = Dial(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      override func viewDidLoad() {
        super.viewDidLoad()
        dial.delegate = self
        dial.addTarget(self, action: #selector(changed), for: .valueChanged)
        dial.addTarget(self, action: #selector(turned), for: .editingChanged)
        view.addSubview(dial)
      }
      @objc func changed() {}
      @objc func turned() {}
      // METHODS
    }
    """

  private func actions(_ methods: String) throws -> [String] {
    let folder = try CodeFolder(["Dial.swift": Self.source.replacing("// METHODS", with: methods)])
    return try folder.playback().trace.steps.compactMap { step in
      if case .action(_, let name, _, _, _) = step.kind { name } else { nil }
    }
  }

  @Test func anExtensionOfUIKitReplacesTheHitTest() throws {
    let folder = try CodeFolder([
      "Wide.swift": """
      import UIKit
      extension UIButton {
        open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          super.point(inside: point, with: event) || bounds.insetBy(dx: -40, dy: -40).contains(point)
        }
      }
      class WideController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton(frame: CGRect(x: 150, y: 380, width: 20, height: 20))
          button.addTarget(self, action: #selector(go), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func go() {}
      }
      """
    ])
    let actions = try folder.playback().trace.steps.compactMap { step in
      if case .action(_, let name, _, _, _) = step.kind { name } else { nil }
    }
    #expect(actions == ["go"])
  }

  /// A table that passes on what it is told: `super.delegate` is the one that is asked.
  @Test func aTableCanBeItsOwnDelegate() throws {
    let folder = try CodeFolder([
      "List.swift": """
      import UIKit
      final class List: UITableView, UITableViewDataSource, UITableViewDelegate {
        private weak var other: UITableViewDelegate?
        override var delegate: UITableViewDelegate? {
          get { return other }
          set { other = newValue; super.delegate = self }
        }
        override func didMoveToWindow() {
          dataSource = self
          delegate = nil
          print(super.delegate === self, delegate == nil)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("row", indexPath.row) }
      }
      class ListController: UIViewController {
        override func loadView() { view = List() }
      }
      """
    ])
    #expect(CaseTests.printed(try folder.playback("tap 195,110")) == ["true true", "row 1"])
  }

  /// Objective-C finds methods by name: overrides of and in extensions, members of any object, optional methods of a protocol that
  /// the delegate's own inherits.
  @Test func whatOverridesAnExtensionIsCalled() throws {
    let folder = try CodeFolder([
      "Menu.swift": """
      import UIKit
      @objc protocol Base { @objc optional func changed(value: Int) }
      @objc protocol Derived: Base {}
      extension UIViewController {
        @objc func open() -> String { "controller" }
        @objc var depth: Int { get { view.tag } set { view.tag = newValue } }
      }
      protocol Makeable: AnyObject { init() }
      extension Makeable { init(_ change: (Self) -> Void) { self.init(); change(self) } }
      extension NSObject: Makeable {}
      extension UIPageControl { open override func sizeToFit() { numberOfPages = 3; super.sizeToFit() } }
      class Menu: UIViewController, Derived {
        func changed(value: Int) { print("changed", value) }
        override func open() -> String { "menu over " + super.open() }
        override var depth: Int { get { super.depth + 1 } set { super.depth = newValue * 10 } }
      }
      private final class SubMenu: Menu { override func open() -> String { "sub " + super.open() } }
      class MenuController: UIViewController {
        let menus = [UIViewController(), Menu(), SubMenu()], dots = UIPageControl()
        override func viewDidLoad() {
          super.viewDidLoad()
          for menu in menus { menu.depth = 2; print(menu.open(), menu.depth) }
          let base: Base? = menus[2] as? Base
          base?.changed?(value: 1)
          print(UILabel { $0.text = "made" }.text ?? "")
          dots.sizeToFit()
          view.addSubview(dots)
          let change: [String: Any] = ["at": CGPoint(x: 1, y: 2), "on": true]
          print(dots.numberOfPages, (change["at"] as AnyObject).cgPointValue.y, (change["on"] as AnyObject).boolValue)
        }
      }
      extension MenuController { override func touchesBegan(_: Set<UITouch>, with _: UIEvent?) { print("began") } }
      """
    ])
    let playback = try folder.playback("tap 195,110")
    // A property of `AnyObject` is an optional where nothing asks for its value.
    #expect(
      CaseTests.printed(playback) == [
        "controller 2", "menu over controller 21", "sub menu over controller 21", "changed 1", "made",
        "3 2.0 Optional(true)", "began",
      ])
    #expect(playback.tree.node("dots")?.className == "UIPageControl")
  }

  /// What Objective-C finds by name in classes and in objects of any class.
  @Test func membersOfClassesAndObjectsAreFoundByName() throws {
    let folder = try CodeFolder([
      "Picker.swift": """
      import UIKit
      class Cell: UIView { class var height: Int { 0 } }
      final class TallCell: Cell {}
      final class CodeField: UITextField {}
      extension CodeField {
        override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
          print("rects", super.selectionRects(for: range).map { $0.rect.width > 0 })
          return []
        }
      }
      class PickerController: UIViewController {
        var target: AnyObject?
        let always: AnyObject = NSString("text")
        let texts = NSDictionary(dictionary: ["Buttons": ["done": ["value": "Done"]]])
        override func viewDidLoad() {
          super.viewDidLoad()
          target = self
          if let target = target { _ = target.perform(#selector(picked), with: "by name") }
          target?.perform(#selector(picked), with: "optional")
          _ = always.perform(#selector(picked), with: nil)
          let text = ((texts.value(forKey: "Buttons") as AnyObject).value(forKey: "done") as AnyObject).value(forKey: "value")
          print(text as? String ?? "none")
          let type: UIView.Type = TallCell.self
          print((type.superclass() as? Cell.Type).map { "\\($0)" } ?? "none", type.superclass() == UIView.self)
          if UIApplication.responds(to: NSSelectorFromString("sharedApplication")) {
            let application = UIApplication.perform(NSSelectorFromString("sharedApplication"))
            print(application?.takeUnretainedValue() === UIApplication.shared)
          }
          UIAction { print("action", $0.sender === self) }.performWithSender(self, target: nil)
          let bar = UITabBar()
          bar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
          print(NSClassFromString("UITabBarButton").map { bar.subviews[1].isKind(of: $0) } ?? false)
          print(NSClassFromString("UINothing") == nil, NSStringFromClass(Swift.type(of: bar.subviews[1])))
          let field = CodeField(frame: view.bounds)
          field.text = "123"
          if let range = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument) {
            _ = field.selectionRects(for: range)
          }
        }
        @objc func picked(_ sender: Any) { print("picked", sender) }
      }
      """
    ])
    #expect(
      CaseTests.printed(try folder.playback("tap 195,110")) == [
        "picked by name", "picked optional", "Done", "Cell false", "true", "action true", "true",
        "true UITabBarButton", "rects [true]",
      ])
  }

  /// On iOS an object has the optional methods of its class, also if a superclass names the protocol.
  @Test func optionalMethodsOfASubclassAreCalled() throws {
    let folder = try CodeFolder([
      "Base.swift": """
      import UIKit
      open class Base<Item>: UIViewController {
        public let list = UITableView(), press = UITapGestureRecognizer()
        public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }
      extension Base: UITableViewDataSource, UITableViewDelegate {
        public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
        public func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
      }
      /// Not of UIKit: as on iOS, the class decides that names it.
      protocol UICardDelegate: AnyObject { func cardMoved() }
      extension UICardDelegate { func cardMoved() { print("default") } }
      class Card: NSObject, UICardDelegate {}
      class SubCard: Card { func cardMoved() { print("sub") } }
      public class Middle: Base<Int>, UIGestureRecognizerDelegate {}
      """,
      "List.swift": """
      import UIKit
      public final class ListController: Middle {
        public override func viewDidLoad() {
          super.viewDidLoad()
          (list.frame, list.dataSource, list.delegate, press.delegate) = (view.bounds, self, self, self)
          list.addGestureRecognizer(press)
          (SubCard() as UICardDelegate).cardMoved()
          view.addSubview(list)
        }
        @objc func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
        func gestureRecognizer(_: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
          print("asked")
          return false
        }
        func tableView(_ tableView: UITableView, nothingOfUIKitAt path: IndexPath) -> Int { 0 }
      }
      extension ListController {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("row", indexPath.row) }
      }
      class OtherList: Middle {}
      """,
    ])
    #expect(CaseTests.printed(try folder.playback("tap 195,250")) == ["default", "asked", "row 2"])
  }

  nonisolated static let members: [(text: String, actions: [String])] = [
    ("", ["changed"]),
    ("func dialShouldTurn(_ dial: Dial) -> Bool { false }", []),
    ("var isLocked: Bool { true }", []),
    ("let isLocked = false", ["changed"]),
    (
      "func dial(_ dial: Dial, turnedTo angle: CGFloat) { dial.sendActions(for: .editingChanged) }",
      ["turned", "changed"]
    ),
  ]

  @Test(arguments: members.sample(every: 4)) func aMethodThatIsThereIsCalled(member: (text: String, actions: [String]))
    throws
  {
    #expect(try actions(member.text) == member.actions)
  }
}
