import Foundation

/// A view before it is built: its name, its class, what is set on it, and what lies in it.
nonisolated public struct ViewDescription: Equatable, Sendable {
  /// Unique in its scene; shown on the stage and used by scripts and expectations.
  public var name: String
  public var viewClass: ViewClass
  /// In the coordinate space of the superview, in points, before its transform.
  public var frame: CGRect
  /// All other properties that the scene sets, in the order of `Property`.
  public var changes: [Change]
  /// The title of a button or the text of a label.
  public var text: String?
  public var color: ColorName?
  /// A picture in the view that follows what its recognizers measure, as their actions would make it do.
  public var image: ImageName?
  /// The controller whose root view this is.
  public var controller: ControllerDescription?
  /// What a control does when used.
  public var actions: [ActionDescription]
  /// In the order of addition.
  public var recognizers: [RecognizerDescription]
  /// Back to front: a later view is nearer to the viewer and is asked earlier.
  public var views: [ViewDescription]

  /// This view and all views in it, parents first.
  public var all: [ViewDescription] { [self] + views.flatMap(\.all) }
}

/// A window before it is built.
nonisolated public struct WindowDescription: Equatable, Sendable {
  public var name: String
  /// In the coordinate space of the screen, in points.
  public var frame: CGRect
  /// A higher level lies in front of every lower one (HT-33).
  public var level: Double
  /// All other properties that the scene sets, in the order of `Property`.
  public var changes: [Change]
  /// In the order of addition.
  public var recognizers: [RecognizerDescription]
  /// Back to front.
  public var views: [ViewDescription]

  /// All views in the window, parents first, without the window.
  public var all: [ViewDescription] { views.flatMap(\.all) }
}

/// A view controller before it is built. Its parent is the controller of the nearest view above its own.
nonisolated public struct ControllerDescription: Equatable, Sendable {
  public var name: String
  public var changes: [Change]
}

/// The colours that a scene can give to a view; what they look like is the theme's business.
nonisolated public enum ColorName: String, CaseIterable, Sendable {
  case yellow, blue, red, green, violet
}

/// The pictures that a scene can put into a view.
nonisolated public enum ImageName: String, CaseIterable, Sendable {
  case photo
}
