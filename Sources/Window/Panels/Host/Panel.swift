import PanelModels
import ScenePicture
import UIKit

/// A region of the window that is built from views.
@MainActor protocol Panel: PaintedView {
  /// The region of the panel. Its name is the element of everything drawn in the panel.
  var region: Region { get }

  /// Updates the panel. Called whenever `display` or `appearance` changed; fast if nothing in the panel changed.
  func show(_ display: WindowDisplay, _ appearance: Appearance)

  /// The place of the panel in the window, in pixels at scale 1.
  func place(_ display: WindowDisplay, _ appearance: Appearance) -> CGRect
}

extension Panel {
  func place(_ display: WindowDisplay, _ appearance: Appearance) -> CGRect { appearance.layout[region] }
}
