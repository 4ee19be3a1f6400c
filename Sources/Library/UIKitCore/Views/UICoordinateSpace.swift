/// Something with coordinates: a view or the screen. As Apple's.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the space, in its own coordinates.
  var bounds: CGRect { get }
  /// Converts a point of this space to another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// The view that it is; nil for the screen. Swift 6.3 cannot optimize the cast in functions that convert: the compiler ends
  /// with a verification error.
  @_optimize(none) fileprivate var view: UIView? { self as? UIView }
}

extension UIView: UICoordinateSpace {
  // A space that is no view is the screen. The window fills it.

  /// Converts a point of this space to another one.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace.view)
  }
  /// Converts a point of another space to this one.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace.view)
  }
  /// Converts a rectangle of this space to another one.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace.view)
  }
  /// Converts a rectangle of another space to this one.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace.view)
  }
}

extension UIScreen: UICoordinateSpace {
  /// Converts a point of the screen to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.view.map { $0.convert(point, from: nil as UIView?) } ?? point
  }
  /// Converts a point of another space to the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.view.map { $0.convert(point, to: nil as UIView?) } ?? point
  }
  /// Converts a rectangle of the screen to another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.view.map { $0.convert(rect, from: nil as UIView?) } ?? rect
  }
  /// Converts a rectangle of another space to the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.view.map { $0.convert(rect, to: nil as UIView?) } ?? rect
  }

  /// The screen itself.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen itself: it never turns.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// The bounds in pixels, which are points here.
  public var nativeBounds: CGRect { bounds }
  /// The pixels in a point.
  public var nativeScale: CGFloat { scale }
  /// Always 1. Setting another brightness has no effect and warns once.
  public var brightness: CGFloat {
    get { 1 }
    set { if newValue != 1 { warnNotSupported("UIScreen.brightness") } }
  }
  /// The traits of the device.
  public var traitCollection: UITraitCollection { UITraitCollection() }
  /// The number of pictures in a second.
  public var maximumFramesPerSecond: Int { 60 }
}
