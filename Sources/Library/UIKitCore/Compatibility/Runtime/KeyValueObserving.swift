// Key-value observing. An object's values are compared with those before, and observers of values that differ are called: where the
// object says `didChangeValue`, as the pre-pass writes it into the setters of `dynamic` properties, and in the setters of UIKit's
// properties that `ObservedValue.read` names, except `subviews` and `view`. Everything else is compared at the end of each turn (an
// event, a deadline, a change from outside).

/// The values that an observer gets, and when. As Apple's, except: there is no call before a change.
public nonisolated struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// As Apple's.
  public var rawValue: UInt
  /// A value of this raw value, as Apple's.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As Apple's.
  public static let new = NSKeyValueObservingOptions(rawValue: 1), old = NSKeyValueObservingOptions(rawValue: 2)
  /// As Apple's.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change, too. Has no effect, because changes are seen afterwards; warns once.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The key of a value in a change. As Apple's.
public nonisolated struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value of this raw value, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new"), oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// As Apple's.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// As Apple's.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// As Apple's.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed value. As Apple's, except: it is always a setting, also of an array.
public nonisolated struct NSKeyValueObservedChange<Value> {
  /// The kind of the change. As Apple's values; it is always `setting`.
  public enum Kind: UInt, Sendable { case setting = 1, insertion, removal, replacement }

  /// A setting.
  public let kind = Kind.setting
  /// The values after and before the change, if the options ask for them.
  public let newValue: Value?, oldValue: Value?
  /// Nil: changes of single elements are not told apart.
  public let indexes: IndexSet? = nil
  /// False: changes are seen afterwards.
  public let isPrior = false
}

/// An observation, which ends when nobody keeps it. As Apple's.
open nonisolated class NSKeyValueObservation: NSObject, @unchecked Sendable {
  /// Ends the observation. Called on the main thread.
  open func invalidate() { MainActor.assumeIsolated { ObservedValues.ofThisProcess.remove(self) } }
}

/// The values that are observed in this process.
final class ObservedValues {
  static let ofThisProcess = ObservedValues()

  private(set) var entries: [ObservedValue] = []

  func add(_ entry: ObservedValue) { entries.append(entry) }

  func remove(_ token: NSKeyValueObservation) { entries.removeAll { $0.token === token } }

  func remove(_ observer: AnyObject, _ keyPath: String, of object: AnyObject) {
    entries.removeAll { $0.observer === observer && $0.keyPath == keyPath && $0.object === object }
  }

  /// Calls the observers of values that have changed; what they change is compared in the next turn.
  func compare() {
    guard !entries.isEmpty else { return }
    entries.removeAll { $0.isOver }
    for entry in entries { entry.compare() }
  }

  /// Calls the observers of an object whose values have changed.
  func compare(of object: AnyObject) {
    guard !entries.isEmpty else { return }
    for entry in entries where entry.object === object { entry.compare() }
  }
}

extension NSObject {
  /// Calls the observers of the object's values that have changed.
  final func tellObservers() { ObservedValues.ofThisProcess.compare(of: self) }
}

/// A value that is observed.
final class ObservedValue {
  private(set) weak var object: AnyObject?
  private(set) weak var observer: AnyObject?
  private(set) weak var token: NSKeyValueObservation?
  let keyPath: String
  private let read: (AnyObject) -> Any?
  private let tell: (AnyObject, _ old: Any?, _ new: Any?) -> Void
  private var value: Any?

  init(
    _ object: AnyObject, _ keyPath: String, observer: AnyObject?, token: NSKeyValueObservation?,
    read: @escaping (AnyObject) -> Any?, tell: @escaping (AnyObject, Any?, Any?) -> Void
  ) {
    (self.object, self.keyPath, self.observer, self.token) = (object, keyPath, observer, token)
    (self.read, self.tell) = (read, tell)
    value = read(object)
  }

  var isOver: Bool { object == nil || (observer == nil && token == nil) }

  func compare() {
    guard let object, !isOver else { return }
    let new = read(object), old = value
    guard !ObservedValue.areEqual(old, new) else { return }
    value = new
    tell(object, old, new)
  }

  private static func areEqual(_ one: Any?, _ two: Any?) -> Bool {
    guard let one, let two else { return one == nil && two == nil }
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { (two as? Value) == value }
    if let one = one as? any Equatable { return isEqual(one) }
    return one as AnyObject === two as AnyObject
  }

  /// The value of a property by its name: some of UIKit's, and the stored ones of the class.
  static func read(_ key: String, of object: AnyObject) -> Any? {
    switch (key, object) {
    case ("contentOffset", let view as UIScrollView): return view.contentOffset
    case ("contentSize", let view as UIScrollView): return view.contentSize
    case ("contentInset", let view as UIScrollView): return view.contentInset
    case ("zoomScale", let view as UIScrollView): return view.zoomScale
    case ("bounds", let view as UIView): return view.bounds
    case ("frame", let view as UIView): return view.frame
    case ("center", let view as UIView): return view.center
    case ("alpha", let view as UIView): return view.alpha
    case ("hidden", let view as UIView): return view.isHidden
    case ("transform", let view as UIView): return view.transform
    case ("backgroundColor", let view as UIView): return view.backgroundColor
    case ("state", let recognizer as UIGestureRecognizer): return recognizer.state
    case ("highlighted", let control as UIControl): return control.isHighlighted
    case ("selected", let control as UIControl): return control.isSelected
    case ("enabled", let control as UIControl): return control.isEnabled
    case ("value", let slider as UISlider): return slider.value
    case ("text", let label as UILabel): return label.text
    case ("image", let view as UIImageView): return view.image
    case ("subviews", let view as UIView): return view.subviews
    case ("view", let controller as UIViewController): return controller.view
    case ("view", let item as UIBarItem): return item.shownView
    // The corners of the display of 390 × 844 points.
    case ("_displayCornerRadius", is UIScreen): return CGFloat(47.33)
    default: break
    }
    if let object = object as? NSObject {
      if let property = object.keyedProperty(key) { return property.get() }
      if let method = object.method(reading: key) { return method.object(nil, nil)?.takeUnretainedValue() }
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }
}

/// An object whose values can be observed: every `NSObject`.
public nonisolated protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls `changeHandler` when the value has changed, until the result is freed: in the setter for properties of the program that
  /// are `dynamic` and for many of UIKit, else at the end of the turn.
  @preconcurrency @MainActor public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.prior) { warnNotSupported("NSKeyValueObservingOptions.prior") }
    let token = NSKeyValueObservation()
    ObservedValues.ofThisProcess.add(
      ObservedValue(self as AnyObject, "", observer: nil, token: token) {
        ($0 as? Self)?[keyPath: keyPath]
      } tell: { object, old, new in
        guard let object = object as? Self else { return }
        changeHandler(
          object,
          NSKeyValueObservedChange(
            newValue: options.contains(.new) ? new as? Value : nil,
            oldValue: options.contains(.old) ? old as? Value : nil))
      })
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
    }
    return token
  }
}

/// An object whose `observeValue(forKeyPath:of:change:context:)` is called. Responders conform. On iOS any class can override the
/// method; for classes that are no responders, the pre-pass adds the conformance.
@preconcurrency @MainActor public protocol KeyValueObserver: AnyObject {
  /// Called when a value has changed that `addObserver(_:forKeyPath:options:context:)` observes.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension UIResponder: KeyValueObserver {}

extension NSObject {
  /// Does nothing. The pre-pass calls it in place of `super.observeValue(forKeyPath:of:change:context:)` in a class of plain
  /// objects; on iOS such a call ends the program.
  public nonisolated func ignoreValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Calls `observeValue(forKeyPath:of:change:context:)` of the observer when the value has changed, as `observe(_:)` does.
  @preconcurrency @MainActor public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    if options.contains(.prior) { warnNotSupported("NSKeyValueObservingOptions.prior") }
    let receiver = Weak(observer)
    let tell = { (object: AnyObject, old: Any?, new: Any?) in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: UInt(1)]
      if options.contains(.new), let new { change[.newKey] = new }
      if options.contains(.old), let old { change[.oldKey] = old }
      (receiver.object as? any KeyValueObserver)?
        .observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    let entry = ObservedValue(
      self, keyPath, observer: observer, token: nil, read: { ObservedValue.read(keyPath, of: $0) },
      tell: tell)
    ObservedValues.ofThisProcess.add(entry)
    if options.contains(.initial) { tell(self, nil, ObservedValue.read(keyPath, of: self)) }
  }
  /// Ends the observation of a value by an observer.
  @preconcurrency @MainActor public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    ObservedValues.ofThisProcess.remove(observer, keyPath, of: self)
  }
  /// Ends the observation of a value by an observer.
  @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { removeObserver(observer, forKeyPath: keyPath) }
  /// Does nothing: the values before a change are known.
  public nonisolated func willChangeValue(forKey key: String) {}
  /// Calls the observers of values that have changed; on another thread they are called at the end of the turn.
  public nonisolated func didChangeValue(forKey key: String) {
    guard Thread.isMainThread else { return }
    nonisolated(unsafe) let object = self
    MainActor.assumeIsolated { object.tellObservers() }
  }
}

nonisolated extension NSObjectProtocol where Self: NSObject {
  /// Does nothing: the values before a change are known.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
  /// Calls the observers of values that have changed; on another thread they are called at the end of the turn.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { didChangeValue(forKey: "") }
}
