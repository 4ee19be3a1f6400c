import Foundation
import Testing

import PrePass

/// What the pre-pass makes is compiled against this `UIKit`.
struct CompilingTests {
  /// Files of modules that compile in Xcode; each list is a module.
  nonisolated static let modules: [[String]] = [
    [
      """
      import UIKit

      protocol Titled { var title: String { get } }
      protocol Boxed: UIView { var side: CGFloat { get } }
      protocol Loaded: AnyObject {}
      class Plain: UIView, Titled { var title: String { "A" } }
      class Box: UIView, Boxed, Loaded { var side: CGFloat { 2 } }
      class Screen: UIViewController, Loaded {}
      extension Loaded where Self: UIView {
        static func loaded() -> Self { Self(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
        static func second() -> Self { return self.init(frame: .zero) }
        static func third() -> Self { .init(frame: .zero) }
      }
      extension Loaded where Self: UIViewController {
        static func loaded() -> Self { Self() }
        static func ofNib() -> Self { Self(nibName: nil, bundle: nil) }
      }
      extension Boxed { static func box() -> Self { let box = self.init(); return box } }
      extension UIView { static func any() -> Self { Self() } }
      func one<T: UIView & Titled>(_ type: T.Type) -> T { T() }
      func two<P: Titled>() -> P where P: UIView { P(frame: .zero) }
      func three<P>(_ type: P.Type) -> P where P: UIView, P: Titled { type.init() }
      class Container<Content: UIView & Titled> { lazy var content = Content(); let other: Content = .init(frame: .zero) }
      final class Controller: UIViewController {
        let types: [Boxed.Type] = [Box.self], type: (UIView & Titled).Type = Plain.self
        override func viewDidLoad() {
          for type in types { view.addSubview(type.init()) }
          view.addSubview(type.init(frame: .zero))
          let plain: Plain = two()
          _ = (one(Plain.self), plain, three(Plain.self), Box.loaded(), Screen.loaded(), Box.box(), Box.any())
          let cell = UITableViewCell()
          if cell.responds(to: #selector(setter: UITableViewCell.separatorInset)) { cell.separatorInset = .zero }
          if view.responds(to: #selector(getter: UIView.safeAreaInsets)) { print(view.safeAreaInsets) }
        }
      }
      """
    ],
    [
      """
      import UIKit

      public extension Selector {
        final class Perform: NSObject {
          public init(_ perform: @escaping () -> Void) { self.perform = perform }
          private let perform: () -> Void
        }
      }
      public extension Selector.Perform {
        @objc func callAsFunction() { perform() }
        var selector: Selector { #selector(callAsFunction) }
      }
      final class Pusher: NSObject {
        private var push = UIPushBehavior()
        let kinds: [UITextContentType] = [.addressCity, .jobTitle, .streetAddressLine1]
      }
      """
    ],
    [
      """
      import UIKit

      final class ViewController: UIViewController {
        @IBOutlet weak var label: UILabel!
        private let button = UIButton(type: .system)

        override func viewDidLoad() {
          super.viewDidLoad()
          button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
          let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap))
          view.addGestureRecognizer(tap)
          view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: #selector(ViewController.pan(recognizer:))))
        }

        @objc private func tapped(_ sender: UIButton) {}
        @IBAction func handleTap(_ tap: UITapGestureRecognizer?) {}
        @objc func pan(recognizer: UIPanGestureRecognizer) {}
        @objc func drag(_ sender: Any, forEvent event: UIEvent) {}
        @objc func value() -> Int { 1 }
        @objc func save() throws {}
      }
      """
    ],
    [
      """
      import UIKit

      final class Dial: CALayer {
        var angle: CGFloat
        override init() {
          angle = 0
          super.init()
        }
        required init?(coder: NSCoder) { nil }
      }

      final class Pager: UIScrollView, UIScrollViewDelegate {
        weak var other: UIScrollViewDelegate?
        var onTurn: ((UIScrollView) -> Void)?
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          other?.scrollViewDidScroll?(scrollView)
          if other!.responds(to: #selector(scrollViewDidScroll(_:))) { other!.scrollViewDidScroll!(scrollView) }
          if let view = other?.viewForZooming?(in: scrollView) { view.setNeedsLayout() }
          onTurn?(scrollView)
          self.onTurn?(scrollView)
        }
      }
      """
    ],
    [
      """
      import UIKit

      @objcMembers class Model: NSObject {
        func refresh() {}
        func show(_ colors: UIColor...) {}
      }

      class Plain {
        @objc func fire() {}
      }

      class Knob: UIControl {
        let model = Model(), plain = Plain()
        func setUp() {
          addTarget(model, action: #selector(Model.refresh), for: .valueChanged)
          addTarget(plain, action: #selector(Plain.fire), for: .valueChanged)
          addTarget(nil, action: #selector(Responding.climb), for: .valueChanged)
        }
        @objc func turned() {}
      }

      class Responding: UIView { @objc func climb() {} }

      final class BigKnob: Knob { @objc func turnedFar() {} }

      final class Wheel: UIGestureRecognizer {
        @objc func spin(_ sender: AnyObject) {}
      }
      """
    ],
    [
      """
      import UIKit

      class Card: UIView {
        var began = 0
        private var hidden = 0
      }

      extension Card: UIGestureRecognizerDelegate {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          began += 1
          hidden += 1
        }

        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
      }

      class Base: UIView {}
      extension Base { func layOut() {} }
      final class Derived: Base { override func layOut() {} }
      """,
      """
      import UIKit

      extension Card {
        @objc private func tapped() {}
        func listen() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped))) }
      }
      """,
    ],
    [
      """
      import UIKit

      open class Drawer: UIViewController {
        public internal(set) var isOpen = false
        init(_ side: Int) { super.init(nibName: nil, bundle: nil) }
        public required init?(coder: NSCoder) { nil }
      }
      final class LeftDrawer: Drawer {
        override func slide(_ views: [UIView], by distance: inout CGFloat) throws -> Bool { distance += 1; return true }
        override var side: Int { get { super.side + 1 } set { super.side = newValue } }
        override func open() { super.open() }
      }
      """,
      """
      import UIKit

      fileprivate extension UIViewController {
        func canOpen(_ identifier: String) -> Bool { value(forKey: identifier) != nil }
      }

      public extension Drawer {
        override func awakeFromNib() { if canOpen("left") { super.awakeFromNib() } }
        override func touchesBegan(_: Set<UITouch>, with _: UIEvent?) {}
        override func present(_ next: UIViewController, animated: Bool = true, completion: (() -> Void)? = nil) {
          super.present(next, animated: animated, completion: completion)
        }
        override var title: String? {
          get { super.title }
          set { super.title = newValue }
        }
        override var prefersStatusBarHidden: Bool { isOpen }
        internal func slide(_ views: [UIView], by distance: inout CGFloat) throws -> Bool { views.isEmpty }
        @objc var side: Int {
          get { isOpen ? 1 : 0 }
          set { isOpen = newValue == 1 }
        }
      }
      """,
      """
      import UIKit

      extension UIViewController {
        @objc public func open() {}
        @objc func close(_ view: UIView?, animated: Bool = true) -> Int { 1 }
        @objc var isHidden: Bool { presentingViewController == nil }
        @objc var depth: Int { get { view.tag } set { view.tag = newValue } }
      }
      public class Menu: UINavigationController {
        public override func open() { super.open() }
        override func close(_ view: UIView?, animated: Bool) -> Int { super.close(view, animated: animated) + 1 }
      }
      extension Menu {
        override var isHidden: Bool { return super.isHidden }
        override var depth: Int { get { super.depth } set { super.depth = newValue } }
      }
      final class SubMenu: Menu { override func open() { if isHidden { depth = close(nil) } else { super.open() } } }
      extension UIPageControl {
        open override func sizeToFit() { super.sizeToFit(); numberOfPages = 3 }
        override open var intrinsicContentSize: CGSize { super.intrinsicContentSize }
      }
      final class Dots: UIPageControl {}
      protocol Makeable: AnyObject { init() }
      extension Makeable { init(_ change: (Self) -> Void) { self.init(); change(self) } }
      extension NSObject: Makeable {}
      class Style: Makeable { required init() {} }
      class Marked: UILabel { let mark = UIView { $0.alpha = 0.5 }, style = Style { _ in } }
      func dots() -> UIPageControl { UIPageControl(frame: .zero) }
      """,
    ],
    [
      """
      import UIKit

      @objc protocol DeckDelegate {
        @objc optional func deck(_ deck: Deck, didTurn index: Int)
        @objc optional func deck(_ deck: Deck, remove index: Int, reload: @escaping () -> Void)
        @objc optional func deckDidClose(deck: Deck)
        @objc optional func tabBarMoved(_ deck: Deck)
        @objc optional func deck(_ deck: Deck!, isOver view: UIView!)
      }
      @objc protocol CardDelegate: AnyObject { @objc optional func turned(); @objc optional var isOpen: Bool { get } }

      final class Deck: UITabBar {
        weak var deckDelegate: DeckDelegate?
        @IBOutlet weak var old: AnyObject?
        weak var listener: AnyObject?
        var textFieldHandler: ((Int) -> Void)?
        fileprivate var actions: [String] = []

        func turn() {
          guard let turned = deckDelegate?.deck(_:didTurn:) else { return }
          turned(self, 1)
          if deckDelegate?.deckDidClose != nil { deckDelegate?.deckDidClose?(deck: self) }
          deckDelegate?.deck?(self, remove: 1) { [weak self] in self?.turn() }
          deckDelegate?.tabBarMoved?(self)
          delegate?.tabBar?(self, didSelect: UITabBarItem())
          old?.deck?(self, didTurn: 2)
          self.old?.deck?(self, didTurn: 3)
          listener?.performSelector(onMainThread: #selector(UIView.setNeedsLayout), with: self, waitUntilDone: true)
          textFieldHandler?(1)
        }
        @objc func add(_ done: @escaping (Int) -> Void) {}
      }
      """
    ],
    [
      """
      import UIKit

      class Page: UIViewController {}
      struct Entry { var type: Page.Type }

      final class Pool<Item: UIView> {
        func item() -> Item { Item() }
        func item(in frame: CGRect) -> Item { Item(frame: frame) }
        func item<Other: UIView>(of type: Other.Type) -> Other { type.init() }
        func page(_ entry: Entry) -> Page { entry.type.init() }
        func copy(_ view: UIImageView) -> UIImageView { type(of: view).init(image: view.image) }
        var pages: [Page.Type]?
        func page(at index: Int) -> UIViewController { pages![index].init() }
        func bar(_ isWide: Bool) -> UIView? {
          var kind: UIView.Type?
          if isWide { kind = UIImageView.self }
          if let type = kind { return type.init() }
          return kind?.init(frame: .zero)
        }
      }

      protocol Attributed: AnyObject {
        func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
          -> UICollectionViewLayoutAttributes?
        func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
          -> UICollectionViewLayoutAttributes?
      }
      final class Bricks: UICollectionViewLayout, Attributed {}

      final class Arc: CALayer {
        @NSManaged var angle: CGFloat
        @NSManaged weak var owner: UIView?
      }

      public final class Pad: UIView {
        open static let height: CGFloat = 44
        private var edge: NSLayoutConstraint = .init()
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
        override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          let touch: AnyObject? = touches.first
          print(touch!.location(in: self), (touches.first as AnyObject?) as Any)
          for touch in touches { _ = (touch as AnyObject).location(in: self) }
          var objects: [String: AnyObject] = ["a": self]
          objects["b"] = touches.count > 1 ? Pad.self : Pad.self
          let change: [String: Any] = ["at": CGPoint.zero]
          let y: CGFloat = (change["at"] as AnyObject).cgPointValue.y
          if let point = (change["at"] as AnyObject).cgPointValue, let tag = (self as AnyObject).tag { print(point.x, tag) }
          if let view = (touch as AnyObject).view, let above = (view as AnyObject).superview { print(view, above) }
          print((touch as AnyObject).view as Any, (self as AnyObject).tag, (y as AnyObject).boolValue)
        }
      }
      public extension Pad {
        override class var layerClass: AnyClass { Arc.self }
        override func layoutSubviews() { print(Bundle.module, URLRequest(url: URL(fileURLWithPath: "/"))) }
      }

      class Grid: UICollectionView {
        override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
          super.init(frame: frame, collectionViewLayout: layout)
        }
        convenience init(frame: CGRect) { self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      func empty(_ grid: Grid = Grid()) { for view: AnyObject in grid.subviews { view.removeFromSuperview() } }

      final class Turn: UIStoryboardSegue { override func perform() {} }
      class Effect: NSObject { override func awakeFromNib() { super.awakeFromNib() } }
      final class BigEffect: Effect { override func awakeFromNib() {} }

      func run(_ animator: UIViewImplicitlyAnimating) {
        animator.addCompletion? { _ in }
        animator.addAnimations?({})
      }
      """
    ],
    [
      """
      import class UIKit.UIImage

      extension UIImage {
        convenience init?(own name: String) { self.init(named: name, in: Bundle(for: Pager.self), compatibleWith: nil) }
      }
      """,
      """
      import UIKit

      extension UIButton {
        open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          if bounds.insetBy(dx: -10, dy: -10).contains(point) { return self }
          return super.hitTest(point, with: event)
        }
        override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          super.point(inside: point, with: event)
        }
      }
      extension UIScrollView {
        open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          super.touchesBegan(touches, with: event)
          next?.touchesBegan(touches, with: event)
        }
      }

      final class Watcher: NSObject, XMLParserDelegate {
        private var context = 0
        let text = NSMutableAttributedString()
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {
          if context == &self.context {
            text.setAttributedString(NSAttributedString())
          } else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
          }
        }
        func read(_ data: Data) {
          let parser = XMLParser(data: data)
          parser.delegate = self
          parser.parse()
        }
        func isMail(_ text: String) -> Bool { NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+").evaluate(with: text) }
      }

      final class Pager: UICollectionView {
        override var contentSize: CGSize {
          didSet { print(dataSource?.numberOfSections?(in: self) ?? 1) }
        }
        override func scrollToItem(at indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
          super.scrollToItem(at: indexPath, at: position, animated: animated)
          print((indexPath as NSIndexPath).row, (indexPath as NSIndexPath).section)
        }
        override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
        override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
          super.didUpdateFocus(in: context, with: coordinator)
          coordinator.addCoordinatedAnimations({ self.alpha = self.isFocused ? 1 : 0.5 }, completion: nil)
        }
        func makeOther(_ type: AnyClass) -> UIScrollView {
          let layout = UICollectionViewFlowLayout()
          if let scrollClass = type as? UIScrollView.Type { return scrollClass.init() }
          if let pagerClass = type as? UICollectionView.Type {
            return pagerClass.init(frame: .zero, collectionViewLayout: layout)
          }
          return self
        }
      }
      """,
    ],
    [
      """
      import UIKit

      final class Board: UITableView {
        override class func appearance() -> Self { super.appearance() }
        override var preservesSuperviewLayoutMargins: Bool {
          didSet { setNeedsLayout() }
        }
        override var numberOfSections: Int { super.numberOfSections }
        override func numberOfRows(inSection section: Int) -> Int { super.numberOfRows(inSection: section) }
        override func beginUpdates() { super.beginUpdates() }
        override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
      }

      final class Grid: UICollectionView {
        override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
          super.register(nib, forCellWithReuseIdentifier: identifier)
        }
        override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
          super.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: targetPosition.y))
        }
      }

      final class Columns: UICollectionViewFlowLayout {
        override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
          super.register(nib, forDecorationViewOfKind: elementKind)
        }
      }
      """
    ],
    [
      """
      import Foundation

      final class Later: NSObject {
        private weak var target: NSObjectProtocol?
        init(_ target: NSObjectProtocol) { self.target = target }

        override func responds(to aSelector: Selector) -> Bool {
          target?.responds(to: aSelector) ?? super.responds(to: aSelector)
        }
        override func forwardingTarget(for aSelector: Selector!) -> Any? {
          target ?? super.forwardingTarget(for: aSelector)
        }
      }
      """,
      """
      import UIKit

      public class Line: UITextField, UITextFieldDelegate {
        public weak var other: UITextFieldDelegate?
        override public func responds(to aSelector: Selector!) -> Bool {
          return super.responds(to: aSelector) || other?.responds(to: aSelector) == true
        }
      }

      public final class Password: Line {
        override public func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
        func follow() { _ = CADisplayLink(target: Later(self), selector: #selector(turn)) }
        @objc private func turn() {}
      }
      """,
    ],
    [
      """
      import UIKit

      final class List: UITableView {
        weak var listDelegate: UITableViewDelegate?
        override var delegate: UITableViewDelegate? {
          get { return super.delegate ?? listDelegate }
          set { listDelegate = newValue; super.delegate = newValue is List ? newValue : nil }
        }
      }

      final class Grid: UICollectionView {
        override weak var delegate: (any UICollectionViewDelegate)? {
          didSet { if oldValue !== delegate { reloadData() } }
        }
      }
      """
    ],
    [
      """
      import CoreFoundation
      import UIKit

      class Badge: UIControl {
        private var began = CFAbsoluteTimeGetCurrent()
        let states: [UIControl.State] = [.normal, .focused, .application, .reserved]

        func watch() {
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
            self.setNeedsLayout()
          }
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) { badge, _ in badge.setNeedsLayout() }
        }

        func indent(of text: NSAttributedString) -> CGFloat {
          let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
          return (style?.headIndent ?? 0) + (style?.tailIndent ?? 0)
        }
      }
      """
    ],
    [
      """
      import UIKit

      final class CodeField: UIControl, UITextInput {
        private var text = ""
        var markedTextStyle: [NSAttributedString.Key: Any]?
        weak var inputDelegate: UITextInputDelegate?
        lazy var tokenizer: UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
        var selectedTextRange: UITextRange?
        var markedTextRange: UITextRange?
        var beginningOfDocument = UITextPosition()
        var endOfDocument = UITextPosition()
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !text.isEmpty }

        func insertText(_ text: String) {
          inputDelegate?.textWillChange(self)
          self.text += text
          inputDelegate?.textDidChange(self)
        }
        func deleteBackward() { text = String(text.dropLast()) }
        func text(in range: UITextRange) -> String? { nil }
        func replace(_ range: UITextRange, withText text: String) {}
        func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
        func unmarkText() {}
        func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? { UITextRange() }
        func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
        func position(
          from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
        ) -> UITextPosition? { nil }
        func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { .orderedSame }
        func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
        func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { nil }
        func characterRange(
          byExtending position: UITextPosition, in direction: UITextLayoutDirection
        ) -> UITextRange? { nil }
        func baseWritingDirection(
          for position: UITextPosition, in direction: UITextStorageDirection
        ) -> NSWritingDirection { .leftToRight }
        func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
        func firstRect(for range: UITextRange) -> CGRect { .zero }
        func caretRect(for position: UITextPosition) -> CGRect { .zero }
        func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
        func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
        func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
        func characterRange(at point: CGPoint) -> UITextRange? { nil }
      }
      """
    ],
    [
      """
      import UIKit

      class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
      class WithoutWindow: NSObject, UIApplicationDelegate {}

      func windows() -> [UIWindow] {
        let application = UIApplication.shared
        let window = application.delegate?.window
        if let window { window?.makeKeyAndVisible() }
        if let window = application.delegate?.window, let one = window { one.makeKey() }
        guard let outer = application.delegate?.window, let inner = outer else { return [] }
        _ = application.delegate?.window??.rootViewController
        application.delegate?.window??.rootViewController = UIViewController()
        let scene = application.connectedScenes.first?.delegate as? UIWindowSceneDelegate
        scene?.window??.isHidden = false
        (application.delegate as? AppDelegate)?.window = UIWindow()
        (application.delegate as? AppDelegate)?.window?.isHidden = false
        (application.delegate as! SceneDelegate).window!.isHidden = false
        return [inner, application.delegate!.window!!, (application.delegate?.window)!!]
      }
      """
    ],
    [
      """
      import UIKit

      extension UIConfigurationStateCustomKey {
        static let item = UIConfigurationStateCustomKey("item")
      }

      final class Pager: UIView, UITableViewDataSource {
        weak var scrolls: UIScrollViewDelegate?
        weak var table: (UITableViewDelegate & UITableViewDataSource)?
        weak var texts: UITextViewDelegate?
        var timer: Timer?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func asks(_ selector: Selector) -> Bool {
          scrolls!.responds(to: selector) || table?.responds(to: selector) == true || self.responds(to: selector)
            || texts?.responds(to: selector) == true
        }
        func pause() { timer?.fireDate = Date.distantFuture }
        func isLast(_ animation: CAAnimation) -> Bool {
          (animation.value(forKey: "id") as AnyObject).isEqual("last")
        }
        func answers(_ list: UITableViewDelegate & UITableViewDataSource, _ view: UITableView) -> CGFloat {
          guard let count = list.numberOfSections?(in: view) else { return 0 }
          guard let title = list.tableView?(view, titleForHeaderInSection: count - 1) else { return 0 }
          if let height = table?.tableView?(view, heightForHeaderInSection: title.count) { return height }
          if case let header? = list.tableView?(view, viewForHeaderInSection: 0) { return header.alpha }
          return 1
        }
      }
      """
    ],
    [
      """
      import UIKit

      final class Filled: UITableView {
        weak var usual: UITableViewDelegate?
        override weak var delegate: UITableViewDelegate? {
          didSet {
            if delegate is Filled { return }
            usual = delegate
            _ = delegate?.tableView?(self, heightForRowAt: IndexPath(row: 0, section: 0))
          }
        }
      }
      class Done: UIBarButtonItem {
        class func done(_ target: AnyObject) -> Done {
          self.init(title: "Done", style: .plain, target: target, action: nil)
        }
      }
      class Dot: UIView {
        required init(size: CGFloat) { super.init(frame: CGRect(x: 0, y: 0, width: size, height: size)) }
        required init?(coder: NSCoder) { nil }
        static func small() -> Dot { self.init(size: 4) }
      }
      final class Countdown {
        private var timer: DispatchSourceTimer?
        func start() {
          timer = DispatchSource.makeTimerSource(queue: DispatchQueue.global())
          timer?.schedule(deadline: .now(), repeating: .seconds(1))
          timer?.schedule(deadline: .now() + 1, repeating: 1)
          timer?.schedule(deadline: .now())
          timer?.setEventHandler { [weak self] in self?.timer?.cancel() }
          timer?.setCancelHandler(handler: {})
          timer?.resume()
          let other: DispatchSourceTimer = DispatchSource.makeTimerSource(flags: [], queue: .main)
          other.schedule(deadline: DispatchTime.now(), repeating: .milliseconds(42), leeway: .milliseconds(1))
          other.setEventHandler(handler: { DispatchQueue.main.async {} })
          other.activate()
        }
      }
      """
    ],
    [
      """
      import os.log
      import UIKit

      final class Names: UILabel {
        override var minimumContentSizeCategory: UIContentSizeCategory? {
          get { super.minimumContentSizeCategory }
          set { super.minimumContentSizeCategory = newValue }
        }
        override var appliedContentSizeCategoryLimitsDescription: String { "" }
      }
      final class Grid: UICollectionView {
        override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
          super.setCollectionViewLayout(layout, animated: animated)
        }
        override func setCollectionViewLayout(
          _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
        ) {
          super.setCollectionViewLayout(layout, animated: animated, completion: completion)
        }
      }
      func change(_ view: UICollectionView, _ layer: CAShapeLayer) {
        view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) { _ in }
        layer.fillMode = .forwards
        os_log("%d", 1)
      }
      """
    ],
    [
      """
      import UIKit

      final class Sheet: UITableView {
        weak var other: UITableViewDelegate?
        override weak var delegate: UITableViewDelegate? { didSet { other = delegate } }
        func turn(_ pages: UICollectionView, _ text: UITextView) {
          let own = delegate
          _ = own?.tableView?(self, heightForRowAt: IndexPath(row: 0, section: 0))
          weak var items: UICollectionViewDelegate? = pages.delegate
          pages.delegate = items
          items = nil
          if let delegate = pages.delegate as? UICollectionViewDelegateFlowLayout { _ = delegate }
          let texts: UITextViewDelegate? = text.delegate
          text.delegate = texts
          let scrolls: UIScrollViewDelegate? = text.delegate
          _ = scrolls
        }
      }
      final class Dial: CALayer {
        required override init() { super.init() }
        required init?(coder: NSCoder) { nil }
      }
      final class Tiles: UICollectionViewFlowLayout {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
      }
      extension UIWindow {
        static func exchange() {
          guard let one = class_getInstanceMethod(self, #selector(sendEvent(_:))),
            let other = class_getInstanceMethod(self, #selector(note(_:)))
          else { return }
          method_exchangeImplementations(one, other)
        }
        @objc func note(_ event: UIEvent) {}
      }
      func later(_ view: UIView) -> Timer {
        let timer = CFRunLoopTimerCreateWithHandler(
          kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 1, 0, 0, 0, { _ in view.alpha = 0 })
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, CFRunLoopMode.commonModes)
        print(CFGetRetainCount(view), UIColor.red.cgColor.colorSpace?.model == .rgb)
        return timer!
      }
      final class Field: UITextField {
        override var isSecureTextEntry: Bool {
          get { super.isSecureTextEntry }
          set { super.isSecureTextEntry = newValue }
        }
      }
      final class Keys: UIInputView, UIInputViewAudioFeedback {
        var enableInputClicksWhenVisible: Bool { true }
        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { direction == .left }
      }
      final class Search: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate {
        let search = UISearchController(searchResultsController: nil)
        let listeners = NSHashTable<UIView>.weakObjects()
        let names = NSMapTable<NSString, UIView>.strongToWeakObjects()
        private var pressure: DispatchSourceMemoryPressure?
        private var file: DispatchSourceFileSystemObject?
        override func viewDidLoad() {
          search.searchResultsUpdater = self
          search.delegate = self
          navigationItem.searchController = search
          pressure = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
          pressure?.setEventHandler { [weak self] in self?.title = "low" }
          file = DispatchSource.makeFileSystemObjectSource(fileDescriptor: 1, eventMask: .write, queue: nil)
          for source in [pressure as DispatchSourceProtocol?, file] { source?.resume() }
          let timer = DispatchSource.makeTimerSource()
          timer.schedule(wallDeadline: .now(), repeating: 1)
          DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) {}
          _ = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: OperationQueue.main
          ) { [weak self] _ in self?.title = "keys" }
          _ = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: .main) { _ in }
          let page: Search = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Search")
          show(UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Search"), sender: page)
        }
        func updateSearchResults(for searchController: UISearchController) {
          names.setObject(view, forKey: "view" as NSString)
          for view in listeners.allObjects { view.setNeedsLayout() }
        }
      }
      func looks(_ text: UILabel, _ date: NSDate) -> NSDate {
        var container = AttributeContainer()
        container.font = .boldSystemFont(ofSize: 17)
        container.foregroundColor = .red
        container.underlineStyle = .single
        var title = AttributedString("title", attributes: container)
        title.font = .systemFont(ofSize: 12)
        text.attributedText = NSAttributedString(title)
        let framesetter = CTFramesetterCreateWithAttributedString(NSMutableAttributedString())
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
          framesetter, CFRangeMake(0, 0), nil, CGSize(width: 10, height: 10), nil)
        print(size.debugDescription, CGPoint.zero.debugDescription, CGRect.zero.debugDescription)
        print(CGFloat(truncating: 3), kCFNull as Any, CFLocaleGetIdentifier(CFLocaleCopyCurrent()).rawValue)
        return date.addingTimeInterval(1)
      }
      func copied(_ bar: UINavigationBar) -> UINavigationBarAppearance? {
        bar.standardAppearance = bar.standardAppearance.copy()
        return bar.scrollEdgeAppearance?.copy()
      }
      final class Link: UILabel {
        private let manager = NSLayoutManager()
        private let container = NSTextContainer(size: .zero)
        private lazy var storage = NSTextStorage()
        func index(of touch: UITouch, _ filter: CIFilter, _ data: Data) -> Int {
          storage.addLayoutManager(manager)
          manager.addTextContainer(container)
          filter.setValue(CIImage(image: UIImage()), forKey: kCIInputImageKey)
          let output = filter.outputImage.flatMap { CIContext(options: nil).createCGImage($0, from: $0.extent) }
          let masked = output.flatMap { $0.masking($0) }
          _ = CGDataProvider(data: data as CFData).flatMap { CGFont($0) }
          let options = NSMutableDictionary()
          options.setValue(masked, forKey: Link.description())
          return manager.glyphIndex(for: touch.location(in: self), in: container)
        }
      }
      final class Page: UIView, CAAnimationDelegate {
        @available(swift, obsoleted: 5.0, renamed: "isOn") public var isActive: Bool = false
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
          (anim.value(forKeyPath: "layer") as? CALayer)?.removeFromSuperlayer()
        }
        override func layoutSublayers(of: CALayer) { super.layoutSublayers(of: of) }
        @objc func push(_ object: AnyObject) {}
        func write(_ manager: UndoManager, _ text: CATextLayer) -> Data {
          manager.registerUndo(withTarget: self, selector: #selector(push(_:)), object: nil)
          print(CTFontCopyPostScriptName(text.font as! CTFont) as String)
          var ascent: CGFloat = 0
          let line = CTLineCreateWithAttributedString(NSAttributedString(string: text.string as! String))
          print(ceil(CGFloat(CTLineGetTypographicBounds(line, &ascent, nil, nil))))
          let data = CFDataCreateMutable(nil, 0)
          guard let consumer = CGDataConsumer(data: data!) else { fatalError() }
          var box = CGRect.zero
          CGContext(consumer: consumer, mediaBox: &box, nil)?.beginPDFPage(nil)
          print(CIColor(color: .red).red)
          return data! as Data
        }
        struct Looks {
          static let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: .current)
        }
        @objc var chosen = 0
        func choose() {
          willChangeValue(for: \\.chosen)
          didChangeValue(for: \\.chosen)
        }
        typealias Moved = (UIScrollView) -> Void
        var scrollViewDidScroll: Moved?
        func effect(_ preview: UITargetedPreview) -> UIPointerEffect {
          scrollViewDidScroll?(UIScrollView())
          let mode: String = kCAFillModeForwards
          CABasicAnimation(keyPath: nil).fillMode = mode
          return .hover(preview, preferredTintMode: UIPointerEffect.TintMode.overlay, prefersShadow: false)
        }
        func has(_ aProtocol: Protocol, _ aSelector: Selector) -> Bool {
          protocol_getMethodDescription(aProtocol, aSelector, true, true).name != nil
        }
        lazy var isSource = has(UITableViewDataSource.self, #selector(push(_:)))
      }
      func shortcut(_ item: UIApplicationShortcutItem, _ activity: NSUserActivity) -> [UIPreviewActionItem] {
        [UIPreviewAction(title: item.type, style: .default) { _, _ in activity.becomeCurrent() }]
      }
      """
    ],
  ]

  /// What libraries of strangers do.
  nonisolated static let libraries: [[String]] = [
    [
      """
      import UIKit

      @available(*, unavailable, renamed: "Month")
      open class OldMonth: UICollectionView {}
      open class Month: UICollectionView {}
      extension Month {
        @available(*, unavailable)
        open override var delegate: UICollectionViewDelegate? { get { super.delegate } set {} }
        open override var semanticContentAttribute: UISemanticContentAttribute {
          didSet { transform.a = semanticContentAttribute == .forceRightToLeft ? -1 : 1 }
        }
      }
      final class MonthLayout: UICollectionViewLayout {
        let owner: Month
        required init?(coder: NSCoder) {
          owner = coder.value(forKey: "owner") as! Month
          super.init(coder: coder)
        }
        func height() -> CGFloat {
          let delegate = collectionView?.delegate as? UICollectionViewDelegateFlowLayout
          return delegate?.collectionView?(collectionView!, layout: self, referenceSizeForHeaderInSection: 0).height ?? 0
        }
      }
      @objc protocol MonthDelegate: UICollectionViewDelegate {
        weak var target: AnyObject? { get set }
        @objc optional func collectionView(
          _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize
      }
      class Panel: UIViewController {}
      extension Panel {
        override func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? { nil }
      }
      final class Wheel: UIPanGestureRecognizer {}
      extension Wheel {
        override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .scroll || super.shouldReceive(event) }
      }
      final class Handle: NSObject, UIPointerInteractionDelegate {
        func pointerInteraction(
          _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: UIPointerInteractionAnimating
        ) { animator.addAnimations {} }
      }
      final class Item: UIBarButtonItem {
        override class func flexibleSpace() -> Self {
          return self.init(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        }
      }
      func pin(_ item: AnyObject, to anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
        anchor.constraint(equalTo: item.topAnchor)
      }
      func texts(_ controller: UINavigationController) -> Bundle {
        controller.toolbar.barTintColor = .darkGray
        return Bundle(identifier: "com.apple.UIKitCore")!
      }
      """,
      """
      import Foundation
      import CoreGraphics
      #if canImport(UIKit)
      import UIKit
      #endif

      func draw(_ context: CGContext, _ image: CGImage, _ text: String) -> Bool {
        guard let layer = CGLayer(context, size: CGSize(width: 9, height: 9), auxiliaryInfo: nil) else { return false }
        layer.context?.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        context.draw(layer, in: CGRect(x: 0, y: 0, width: 18, height: 18))
        context.draw(image, in: .zero, byTiling: true)
        (text as NSString).draw(with: .zero, options: .usesLineFragmentOrigin, attributes: nil, context: nil)
        let views = NSPointerArray.weakObjects(), view = UITextView(usingTextLayoutManager: false)
        views.addPointer(Unmanaged.passUnretained(view).toOpaque())
        views.compact()
        return Thread.isMainThread && views.count == 1 && views.allObjects.first is UIView
      }
      """,
      """
      import UIKit

      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
          fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) { completionHandler(.noData) }
        func application(
          _ application: UIApplication, continue userActivity: NSUserActivity,
          restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
        ) -> Bool {
          restorationHandler([self])
          return true
        }
        override func restoreUserActivityState(_ activity: NSUserActivity) { super.restoreUserActivityState(activity) }
      }
      func link(_ options: UIScene.ConnectionOptions) -> URL? {
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: nil)
        UITextView().adjustsFontForContentSizeCategory = options.shortcutItem == nil
        return options.urlContexts.first?.url ?? options.userActivities.first?.webpageURL
      }
      """,
    ]
  ]

  @Test(arguments: modules + libraries) func aModuleCompiles(files: [String]) throws {
    let result = try Compiler().check(files)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func anErrorHasTheLineOfTheSource() throws {
    let source = """
      import UIKit
      class Card: UIView {
        @objc func tapped() {}
      }
      extension Card {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          noSuchName()
        }
      }
      let answer: Int = ""
      """
    let result = try Compiler().check([source])
    #expect(result.status != 0)
    #expect(result.output.contains("File0.swift:7:") && result.output.contains("noSuchName"))
    #expect(result.output.contains("File0.swift:10:"))
  }
}

/// Checks sources with `swiftc` against the modules beside the tests.
struct Compiler {
  func check(_ sources: [String]) throws -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("prepass-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let changed = try PrePassProgram.run(sources.enumerated().map { ("File\($0).swift", $1) }).sources
    let files = changed.indices.map { folder.appendingPathComponent("File\($0).swift") }
    for (file, text) in zip(files, changed) { try text.write(to: file, atomically: true, encoding: .utf8) }
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let headers = URL(filePath: #filePath).appending(path: "../../../../Sources/Library/UIKitHeaders/include")
      .standardized
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "5", "-parse-as-library", "-I", modules.path, "-I", headers.path]
      + files.map(\.path)
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  private var modules: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Modules")
  }
}
