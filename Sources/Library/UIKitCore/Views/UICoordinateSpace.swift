/// Something with coordinates: a view or the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// In its own coordinates.
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// The view that it is; nil for the screen. Swift 6.3 cannot optimize the cast in functions that convert: the compiler ends
  /// with a verification error.
  @_optimize(none) fileprivate var view: UIView? { self as? UIView }
}

extension UIView: UICoordinateSpace {
  // A space that is no view is the screen. The window fills it.

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace.view)
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace.view)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace.view)
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace.view)
  }
}

extension UIScreen: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.view.map { $0.convert(point, from: nil as UIView?) } ?? point
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.view.map { $0.convert(point, to: nil as UIView?) } ?? point
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.view.map { $0.convert(rect, from: nil as UIView?) } ?? rect
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.view.map { $0.convert(rect, to: nil as UIView?) } ?? rect
  }

  /// The screen itself.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen itself: it never turns.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// In pixels, which are points.
  public var nativeBounds: CGRect { bounds }
  /// The pixels in a point.
  public var nativeScale: CGFloat { scale }
  /// From 0 to 1. Nothing is lit.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
  /// The traits of the device.
  public var traitCollection: UITraitCollection { UITraitCollection() }
  /// The number of pictures in a second.
  public var maximumFramesPerSecond: Int { 60 }
}
