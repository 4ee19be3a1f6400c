import ScenePicture
import UIKit

/// A region of the window that is built from views.
@MainActor protocol Panel: Painted {
  /// The name of the region; what is drawn in it carries the name.
  var region: Region { get }

  /// Takes over what there is to show. Called whenever `display` or `appearance` changed; cheap where nothing did.
  func show(_ display: DisplayState, _ appearance: Appearance)
}
