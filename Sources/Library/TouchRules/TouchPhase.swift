/// The phase of a touch (TE-01). UIKit calls it `TouchPhase`.
public enum TouchPhase: Int, Sendable {
  case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited

  /// The phases in the order in which one event delivers them (UN-14).
  package static let inDeliveryOrder: [TouchPhase] = [.began, .moved, .ended, .cancelled]
}

/// The source of a touch. UIKit calls it `TouchSource`.
public enum TouchSource: Int, Sendable {
  case direct, indirect, pencil, indirectPointer

  /// The older name of `.pencil`.
  public static var stylus: TouchSource { .pencil }
}
