import Foundation
import Testing
@testable import ScenePicture

@Suite struct StageGeometryTests {
  private let screen = CGSize(width: 360, height: 560)

  @Test(arguments: [
    (CGSize(width: 1280, height: 800), CGFloat(0.9)), (CGSize(width: 1024, height: 640), 0.7),
    (CGSize(width: 1920, height: 1080), 1.3),
  ])
  func theDeviceIsAsLargeAsTheStageAllows(size: CGSize, scale: CGFloat) {
    #expect(StageGeometry(layout: WindowLayout(size: size), screen: screen).deviceScale == scale)
  }

  @Test func aProjectorShowsTheDeviceAtItsOwnSize() {
    let layout = WindowLayout(size: CGSize(width: 1280, height: 800), isProjector: true)
    #expect(StageGeometry(layout: layout, screen: screen).deviceScale == 1)
  }

  @Test func theDeviceIsCentredOnWholePixels() {
    let geometry = StageGeometry(layout: WindowLayout(size: CGSize(width: 1280, height: 800)), screen: screen)
    #expect(geometry.screenFrame == CGRect(x: 330, y: 68, width: 324, height: 504))
  }

  @Test func pointsConvertToTheWindowAndBack() {
    let geometry = StageGeometry(layout: WindowLayout(size: CGSize(width: 1024, height: 640)), screen: screen)
    for point in [CGPoint.zero, CGPoint(x: 262, y: 424), CGPoint(x: -20, y: 600)] {
      let back = geometry.screenPoint(geometry.windowPoint(point))
      #expect(abs(back.x - point.x) < 0.01 && abs(back.y - point.y) < 0.01)
    }
  }
}
