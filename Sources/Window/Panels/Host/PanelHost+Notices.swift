import Foundation
import PanelModels
import ScenePicture

// Notices about changes of the shown scenes' files by other programs.

extension PanelHost {
  /// Shows the notices about the open scene and about the scene beside it. With two scenes, a problem stands over its
  /// own scene.
  func showNotices(_ display: WindowDisplay, _ appearance: Appearance) {
    let layout = appearance.layout, all = layout.stage.union(layout.column)
    guard display.start == nil else {
      fileStrip.show(nil, in: nil, over: all, appearance)
      return partnerStrip.show(nil, in: nil, over: all, appearance)
    }
    let openSide = display.comparison?.openSide
    let isOverHalf = openSide != nil && display.fileNotice?.isBroken == true
    let area = isOverHalf ? layout.part(openSide ?? 0, of: all) : all
    fileStrip.show(display.fileNotice, in: layout.isProjector ? nil : display.sources, over: area, appearance)
    // The page of the code has the sources of the open scene.
    partnerStrip.show(display.partnerNotice, in: nil, over: layout.part(1 - (openSide ?? 0), of: all), appearance)
  }

  /// Whether a notice is at a point of the window.
  func hasNotice(at point: CGPoint) -> Bool {
    [fileStrip, partnerStrip].contains { !$0.isHidden && $0.place.contains(point) }
  }

  /// Closes a notice.
  /// - Returns: whether there is one.
  func closeNotice() -> Bool {
    if !fileStrip.isHidden {
      send(.closeFileNotice)
    } else if !partnerStrip.isHidden {
      send(.closePartnerNotice)
    } else {
      return false
    }
    return true
  }
}
