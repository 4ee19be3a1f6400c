import Canvas
import Foundation
import ScenePicture
import UIKit

/// The label of a finger's track. Pressing it shows the arrows of this finger.
final class FingerRow: Row {
  /// The number of the finger.
  var finger = 1
  var label: TrackLabel?

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    label?.draw(&list, middle: bounds.midY, appearance)
  }
}
