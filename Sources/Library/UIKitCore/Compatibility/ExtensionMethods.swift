/// The methods that an app adds to classes of UIKit and calls by name.
///
/// A class has a table of its methods, see `ActionPerforming.actions`. An extension of a class of another module cannot add to
/// the table, so the selector brings the method along when it is made.
final class ExtensionMethods {
  static let ofThisProcess = ExtensionMethods()

  /// The method of an object; nil if the extension is of another class.
  typealias Maker = (AnyObject) -> ActionMethod?

  private var makers: [Selector: [(type: ObjectIdentifier, maker: Maker)]] = [:]

  func add(_ selector: Selector, of type: AnyClass, _ maker: @escaping Maker) {
    let identifier = ObjectIdentifier(type)
    guard makers[selector]?.contains(where: { $0.type == identifier }) != true else { return }
    makers[selector, default: []].append((identifier, maker))
  }

  func method(_ selector: Selector, of object: AnyObject) -> ActionMethod? {
    for entry in makers[selector] ?? [] { if let method = entry.maker(object) { return method } }
    return nil
  }
}

extension Selector {
  /// The selector of a method that an extension adds to a class of UIKit. Not in UIKit.
  ///
  ///     Selector("endEditing", of: UIView.self) { view in ActionMethod(view.endEditing) }
  @preconcurrency @MainActor public init<Target: AnyObject>(
    _ name: String, of type: Target.Type, _ method: @escaping (Target) -> ActionMethod
  ) {
    self.init(name)
    ExtensionMethods.ofThisProcess.add(self, of: type) { ($0 as? Target).map(method) }
  }
}

extension ActionPerforming {
  /// The method of a name, of the class, of an extension or of the object to which this one forwards.
  func method(for selector: Selector) -> ActionMethod? {
    if let own = ownMethod(for: selector) { return own }
    let target = (self as? any ForwardingItself)?.forwardsItself(for: selector) as? any ActionPerforming
    return target === self ? nil : target?.method(for: selector)
  }

  /// The method of a name, of the class or of an extension.
  func ownMethod(for selector: Selector) -> ActionMethod? {
    actionMethods[selector] ?? ExtensionMethods.ofThisProcess.method(selector, of: self)
  }
}
