import Foundation

// Two scenes side by side. They take the place of the stage and the column: names above, devices, results below.

extension WindowLayout {
  /// Gives the place of the stage and the column to two scenes.
  mutating func makeRoomForTwo() {
    var space = stage.union(column)
    sideNames = space.cut(.top, (36 * (isProjector ? 1.5 : 1) * scale).rounded())
    sideResults = space.cut(.bottom, (48 * (isProjector ? 1.5 : 1) * scale).rounded())
    (stage, column) = (space, space.strip(.right, 0))
  }

  /// Returns the part of a region that belongs to the scene at the left (0) or at the right (1).
  package func part(_ side: Int, of region: CGRect) -> CGRect {
    let middle = (region.minX + region.width / 2).rounded()
    return side == 0 ? region.between(region.minX, middle) : region.between(middle, region.maxX)
  }

  /// Returns the layout of one of two scenes: its part of the stage.
  package func half(_ side: Int) -> WindowLayout {
    var half = self
    (half.stage, half.isHalf) = (part(side, of: stage), true)
    half.column = half.stage.strip(.right, 0)
    return half
  }

  /// The space for the screen of a device beside another one.
  func spaceForScreenOfHalf(isExploded: Bool) -> CGRect {
    stage.insetBy(dx: (isExploded ? 24 : 48) * scale, dy: (isExploded ? 14 : 10) * scale)
  }
}
