import Foundation
import Playground

extension SavedState {
  /// The size of the window in device pixels at a scale.
  package func devicePixels(_ scale: Int) -> CGSize {
    CGSize(width: width * scale, height: height * scale)
  }
}
