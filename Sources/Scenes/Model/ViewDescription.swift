import Foundation

/// A view before it is built: its name, its class, what is set on it, and what lies in it.
package struct ViewDescription: Equatable, Sendable {
  /// Unique in its scene; shown on the stage and used by scripts and expectations.
  package var name: String
  package var viewClass: ViewClass
  /// In the coordinate space of the superview, in points, before its transform.
  package var frame: CGRect
  /// All other properties that the scene sets, in the order of `Property`.
  var changes: [Change]
  /// The title of a button or the text of a label.
  package var text: String?
  package var color: ColorName?
  /// A picture in the view that follows what its recognizers measure, as their actions would make it do.
  package var image: ImageName?
  /// The controller whose root view this is.
  package var controller: ControllerDescription?
  /// What a control does when used.
  package var actions: [ActionDescription]
  /// In the order of addition.
  package var recognizers: [RecognizerDescription]
  /// Back to front: a later view is nearer to the viewer and is asked earlier.
  package var views: [ViewDescription]

  /// This view and all views in it, parents first.
  var all: [ViewDescription] { [self] + views.flatMap(\.all) }
}

/// A window before it is built.
package struct WindowDescription: Equatable, Sendable {
  package var name: String
  /// In the coordinate space of the screen, in points.
  package var frame: CGRect
  /// A higher level lies in front of every lower one (HT-33).
  package var level: Double
  /// All other properties that the scene sets, in the order of `Property`.
  var changes: [Change]
  /// In the order of addition.
  package var recognizers: [RecognizerDescription]
  /// Back to front.
  package var views: [ViewDescription]

  /// All views in the window, parents first, without the window.
  var all: [ViewDescription] { views.flatMap(\.all) }
}

/// A view controller before it is built. Its parent is the controller of the nearest view above its own.
package struct ControllerDescription: Equatable, Sendable {
  package var name: String
  var changes: [Change]
}

/// The colours that a scene can give to a view; what they look like is the theme's business.
package enum ColorName: String, CaseIterable, Sendable {
  case yellow, blue, red, green, violet
}

/// The pictures that a scene can put into a view.
package enum ImageName: String, CaseIterable, Sendable {
  case photo
}
