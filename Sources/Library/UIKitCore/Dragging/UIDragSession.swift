/// Items that are dragged, and the place of the finger. As Apple's.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The items, in the order that the delegate gave them.
  var items: [UIDragItem] { get }
  /// The place of the finger in the coordinate space of a view.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may be moved, and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the items stay in the app: true.
  var isRestrictedToDraggingApplication: Bool { get }
}

extension UIDragDropSession {
  /// Whether an item has one of these types, such as `public.image`.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }
  /// Whether an item has an object of a class.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
  /// Whether an item has a value of a type, such as `String`.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: Value._ObjectiveCType.self) }
}

/// The drag as its source sees it. As Apple's.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// A value of the program.
  var localContext: Any? { get set }
}

/// The kind of sign for the progress of a drop. As Apple's, except: none is shown.
public nonisolated enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none
  case `default`
}

/// The drag as the view under the finger sees it. As Apple's.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag as its source sees it. Never nil, because it is of this app.
  var localDragSession: (any UIDragSession)? { get }
  /// As Apple's, except: none is shown, because the data are there at once.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
}

extension UIDropSession {
  /// Calls `completion` with the objects of a class, later on the main queue.
  @discardableResult public func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let objects = items.compactMap { $0.itemProvider.object(ofClass: aClass) }
    DispatchQueue.main.async { completion(objects) }
    return .done
  }
  /// Calls `completion` with the values of a type, such as `String`, later on the main queue.
  @discardableResult public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass type: Value.Type, completion: @escaping @MainActor ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    let values = items.compactMap { $0.itemProvider.value(of: type) }
    DispatchQueue.main.async { completion(values) }
    return .done
  }
}

/// An animation of the library that the program joins. As Apple's.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a function that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UIViewPropertyAnimator: UIDragAnimating {}
