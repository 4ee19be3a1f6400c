import Foundation

/// The description of a view in a scene, with its subviews.
package struct ViewDescription: Equatable, Sendable {
  /// Unique in its scene. The stage, scripts and expectations use it.
  package var name: String
  package var viewClass: ViewClass
  /// Points, in the superview's coordinate space, before the transform.
  package var frame: CGRect
  /// The other properties, in the order of `Property`.
  var changes: [Change]
  /// The title of a button, the text of a label or cell, or the titles of segments, separated by spaces.
  package var text: String?
  package var color: ColorName?
  /// A picture in the view. The stage turns, scales and moves it as the actions of the view's recognizers would.
  package var image: ImageName?
  /// The controller whose root view this is.
  package var controller: ControllerDescription?
  /// The actions of a control.
  package var actions: [ActionDescription]
  /// In the order in which they are added.
  package var recognizers: [RecognizerDescription]
  /// Subviews, back to front. The hit test asks the last one first.
  package var views: [ViewDescription]

  /// This view and all views in it, parents before children.
  package var all: [ViewDescription] { [self] + views.flatMap(\.all) }
}

/// The description of a window in a scene.
package struct WindowDescription: Equatable, Sendable {
  package var name: String
  /// Points, in the screen's coordinate space.
  package var frame: CGRect
  /// Windows of a higher level are in front (HT-33).
  package var level: Double
  /// The other properties, in the order of `Property`.
  var changes: [Change]
  /// In the order in which they are added.
  package var recognizers: [RecognizerDescription]
  /// Subviews, back to front.
  package var views: [ViewDescription]

  /// All views in the window, parents before children, without the window.
  package var all: [ViewDescription] { views.flatMap(\.all) }
}

/// The description of a view controller in a scene. Its parent is the controller of the nearest view above its own.
package struct ControllerDescription: Equatable, Sendable {
  package var name: String
  var changes: [Change]
}

/// The colours of views in scenes. The theme has their values; through a clear view everything behind it is seen.
package enum ColorName: String, CaseIterable, Sendable, Codable {
  case yellow, blue, red, green, violet, clear
}

/// The pictures of views in scenes.
package enum ImageName: String, CaseIterable, Sendable, Codable {
  case photo
}
