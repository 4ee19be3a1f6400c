import Foundation
import Testing
@testable import ScenePicture

@Suite struct StageGeometryTests {
  private let screen = CGSize(width: 360, height: 560)

  @Test(arguments: [
    (CGSize(width: 1280, height: 800), CGFloat(0.9)), (CGSize(width: 1024, height: 640), 0.7),
    (CGSize(width: 1920, height: 1080), 1.3), (CGSize(width: 1280, height: 781), 0.9),
  ])
  func theDeviceIsAsLargeAsTheStageAllows(size: CGSize, scale: CGFloat) {
    #expect(StageGeometry(layout: WindowLayout(size: size), screen: screen).deviceScale == scale)
  }

  @Test(arguments: [
    (CGSize(width: 1024, height: 768), CGFloat(1)), (CGSize(width: 1280, height: 800), 1.05),
    (CGSize(width: 1920, height: 1080), 1.42), (CGSize(width: 3840, height: 2160), 2.88),
  ])
  func theDeviceUsesTheHeightOfAProjector(size: CGSize, scale: CGFloat) {
    for showsCode in [false, true] {
      let layout = WindowLayout(size: size, isProjector: true, showsCode: showsCode)
      let geometry = StageGeometry(layout: layout, screen: screen)
      #expect(geometry.deviceScale == scale)
      // Left of the device are title and legend, right of it the connectors.
      #expect(geometry.bezel.minX >= 250 * layout.scale - 1)
      #expect(geometry.bezel.maxX <= layout.stage.maxX - 24 * layout.scale + 1)
    }
  }

  @Test func theScreenOfAPhoneHasFinerSteps() {
    let layout = WindowLayout(size: CGSize(width: 1280, height: 781)), phone = CGSize(width: 390, height: 844)
    #expect(StageGeometry(layout: layout, screen: phone).deviceScale == 0.55)
  }

  @Test func aProjectedWindowThatIsHighAndNarrowIsDesignedForItsWidth() {
    let layout = WindowLayout(size: CGSize(width: 1040, height: 1600), isProjector: true)
    #expect(layout.scale == 1)
    #expect(StageGeometry(layout: layout, screen: screen).bezel.maxX <= layout.stage.maxX)
  }

  @Test func theDeviceIsCentredOnWholePixels() {
    let geometry = StageGeometry(layout: WindowLayout(size: CGSize(width: 1280, height: 800)), screen: screen)
    #expect(geometry.screenFrame == CGRect(x: 330, y: 64, width: 324, height: 504))
  }

  @Test func pointsConvertToTheWindowAndBack() {
    let geometry = StageGeometry(layout: WindowLayout(size: CGSize(width: 1024, height: 640)), screen: screen)
    for point in [CGPoint.zero, CGPoint(x: 262, y: 424), CGPoint(x: -20, y: 600)] {
      let back = geometry.screenPoint(geometry.windowPoint(point))
      #expect(abs(back.x - point.x) < 0.01 && abs(back.y - point.y) < 0.01)
    }
  }
}
