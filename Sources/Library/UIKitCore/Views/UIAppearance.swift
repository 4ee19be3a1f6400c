/// A class whose objects an app gives a look at once, as in `UINavigationBar.appearance().tintColor = .red`.
///
/// As Apple's, except: the looks of UIKit's own classes alone reach the objects, and a look reaches an object whose own value
/// is still that of its initializer.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}
/// A class that limits a look to the objects inside its objects. As Apple's.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIBarItem: UIAppearance {
  /// An item that is never shown. The colours of its titles are those of all items of the class that have none of their own.
  public class func appearance() -> Self { unsafeDowncast(AppearanceProxy.item(of: self), to: Self.self) }
  /// An item that is never shown. A look that is set in it has no effect; warns once.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    warnNotSupported("UIBarItem.appearance(whenContainedInInstancesOf:)")
    return unsafeDowncast(AppearanceProxy.made(self), to: Self.self)
  }
}

/// A view in which an app sets the looks of all views of a class.
@MainActor final class AppearanceProxy {
  private let view: UIView
  private let containers: [AnyClass]
  private let properties: [(UIView) -> Void]

  private static var proxies: [AppearanceProxy] = []
  private static var items: [ObjectIdentifier: UIBarItem] = [:]

  private init(_ view: UIView, _ containers: [AnyClass]) {
    (self.view, self.containers) = (view, containers)
    properties = AppearanceProperty.all.compactMap { $0.follow(view) }
  }

  /// The view for a class inside objects of other classes, each time the same.
  static func view<View: UIView>(of type: View.Type, inside containers: [any UIAppearanceContainer.Type]) -> View {
    let containers = containers.map { $0 as AnyClass }
    func isSame(_ proxy: AppearanceProxy) -> Bool {
      Swift.type(of: proxy.view) == type && proxy.containers.elementsEqual(containers, by: ==)
    }
    if let known = proxies.first(where: isSame) { return unsafeDowncast(known.view, to: type) }
    // The initializer for archives of a person's own view often ends the program; views of UIKit all have it.
    let isOwn = !String(reflecting: type).hasPrefix("UIKit")
    let view = (isOwn ? nil : type.init(coder: NSCoder())) ?? type.made(frame: .zero)
    // An object gets the first look of a property. So looks of a subclass come before looks of its superclass, and looks inside
    // another object before looks everywhere.
    proxies.append(AppearanceProxy(view, containers))
    proxies.sort { first, second in
      let depths = (first.depth, second.depth)
      return depths.0 == depths.1 ? first.containers.count > second.containers.count : depths.0 > depths.1
    }
    return view
  }

  private var depth: Int {
    sequence(first: Swift.type(of: view) as AnyClass, next: _getSuperclass).reduce(0) { count, _ in count + 1 }
  }

  /// Gives a view that comes into a window the looks of its class.
  static func give(_ view: UIView) {
    guard !proxies.isEmpty, view.window != nil else { return }
    for proxy in proxies where view.isObject(of: Swift.type(of: proxy.view)) && proxy.holds(view) {
      for property in proxy.properties { property(view) }
    }
  }

  /// Whether the view lies inside objects of the containers, the first of which is the innermost.
  private func holds(_ view: UIView) -> Bool {
    var left = containers[...], responder = view.next
    while let container = left.first, let each = responder {
      if each.isObject(of: container) { left.removeFirst() }
      responder = each.next
    }
    return left.isEmpty
  }

  /// The item for a class of items, each time the same.
  static func item(of type: UIBarItem.Type) -> UIBarItem {
    if let known = items[ObjectIdentifier(type)] { return known }
    let item = made(type)
    items[ObjectIdentifier(type)] = item
    return item
  }

  static func made(_ type: UIBarItem.Type) -> UIBarItem { type.init(coder: NSCoder()) ?? UIBarItem() }

  /// The item whose looks an item has that has none; nil if no app has asked for it.
  static func known(for item: UIBarItem) -> UIBarItem? {
    sequence(first: Swift.type(of: item) as AnyClass, next: _getSuperclass).lazy
      .compactMap { items[ObjectIdentifier($0)] }.first
  }

  /// Forgets all looks, for tests.
  static func removeAll() { (proxies, items) = ([], [:]) }
}

extension NSObject {
  fileprivate func isObject(of other: AnyClass) -> Bool {
    sequence(first: type(of: self) as AnyClass, next: _getSuperclass).contains { $0 == other }
  }
}

/// A property that an app sets for all views of a class.
@MainActor struct AppearanceProperty {
  /// Notes the proxy's present value. The returned function gives a view the proxy's value of a later time, if that is another
  /// value and the view still has the noted one. Nil for a view without the property.
  let follow: (_ proxy: UIView) -> ((UIView) -> Void)?

  private init<View: UIView, Value>(
    _ get: @escaping (View) -> Value, _ set: @escaping (View, Value) -> Void,
    _ isEqual: @escaping (Value, Value) -> Bool
  ) {
    follow = { proxy in
      guard let proxy = proxy as? View else { return nil }
      let first = get(proxy)
      return { view in
        guard let view = view as? View else { return }
        let value = get(proxy)
        if !isEqual(value, first), isEqual(get(view), first) { set(view, value) }
      }
    }
  }

  private static func value<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) -> Self {
    Self({ (view: View) in view[keyPath: path] }, { (view: View, value: Value) in view[keyPath: path] = value }) {
      $0 == $1
    }
  }

  /// A property with attributes. A new view has none.
  private static func attributes<View: UIView>(
    _ get: @escaping (View) -> Attributes?, _ set: @escaping (View, Attributes?) -> Void
  ) -> Self { Self(get, set) { ($0 == nil) == ($1 == nil) } }

  private typealias Attributes = [NSAttributedString.Key: Any]

  /// The properties that Apple's headers mark and that have an effect here, and those about touches that apps set so.
  static let all = views + touches + bars + controls + states

  private static let touches: [Self] = [
    value(\UIView.isExclusiveTouch), value(\UIView.isMultipleTouchEnabled),
    value(\UIScrollView.delaysContentTouches), value(\UIScrollView.canCancelContentTouches),
    value(\UIScrollView.contentInsetAdjustmentBehavior), value(\UIScrollView.keyboardDismissMode),
    value(\UIScrollView.bounces),
  ]

  private static let views: [Self] = [
    value(\UIView.backgroundColor),
    Self({ (view: UIView) in view.storedLooks?.tintColor }, { (view: UIView, color) in view.tintColor = color }, ==),
    value(\UILabel.textColor), value(\UILabel.font), value(\UILabel.highlightedTextColor),
    value(\UITextField.textColor), value(\UITextField.font), value(\UITextField.borderStyle),
    value(\UITextView.textColor), value(\UITextView.font), value(\UIActivityIndicatorView.color),
    value(\UIProgressView.progressTintColor), value(\UIProgressView.trackTintColor),
  ]

  private static let bars: [Self] = [
    value(\UINavigationBar.barTintColor), value(\UINavigationBar.isTranslucent),
    value(\UINavigationBar.prefersLargeTitles), value(\UINavigationBar.standardAppearance),
    value(\UINavigationBar.scrollEdgeAppearance),
    attributes(
      { (bar: UINavigationBar) in bar.titleTextAttributes },
      { (bar: UINavigationBar, attributes) in bar.titleTextAttributes = attributes }),
    attributes(
      { (bar: UINavigationBar) in bar.largeTitleTextAttributes },
      { (bar: UINavigationBar, attributes) in bar.largeTitleTextAttributes = attributes }),
    value(\UITabBar.barTintColor), value(\UITabBar.isTranslucent), value(\UITabBar.unselectedItemTintColor),
    value(\UITabBar.standardAppearance), value(\UITabBar.scrollEdgeAppearance), value(\UIToolbar.barTintColor),
    value(\UIToolbar.isTranslucent), value(\UIToolbar.standardAppearance), value(\UIToolbar.scrollEdgeAppearance),
    value(\UISearchBar.barTintColor),
  ]

  private static let controls: [Self] = [
    value(\UISwitch.onTintColor), value(\UISwitch.thumbTintColor), value(\UISlider.minimumTrackTintColor),
    value(\UISlider.maximumTrackTintColor), value(\UISlider.thumbTintColor),
    value(\UIPageControl.pageIndicatorTintColor), value(\UIPageControl.currentPageIndicatorTintColor),
    value(\UISegmentedControl.selectedSegmentTintColor),
  ]

  private static let states: [Self] = [UIControl.State.normal, .highlighted, .disabled, .selected].flatMap { state in
    [
      Self(
        { (button: UIButton) in button.titleColor(for: state) },
        { (button: UIButton, color) in button.setTitleColor(color, for: state) }, ==),
      attributes(
        { (control: UISegmentedControl) in control.titleTextAttributes(for: state) },
        { (control: UISegmentedControl, attributes) in control.setTitleTextAttributes(attributes, for: state) }),
    ]
  }
}
