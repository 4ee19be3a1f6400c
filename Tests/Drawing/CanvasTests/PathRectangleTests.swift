import Foundation
import Testing

@testable import Canvas

/// Rectangles, whose points are made when they are drawn.
struct PathRectangleTests {
  @Test func aRectangleHasItsCorners() {
    let path = Path.rect(rect(1, 2, 3, 4))
    #expect(path.contours == [Path.Contour([point(1, 2), point(4, 2), point(4, 6), point(1, 6)], isClosed: true)])
    #expect(path.bounds == rect(1, 2, 3, 4))
  }

  @Test func aRadiusIsAtMostHalfTheShorterSide() {
    #expect(Path.roundedRect(rect(0, 0, 20, 8), radius: 100) == Path.roundedRect(rect(0, 0, 20, 8), radius: 4))
    #expect(Path.roundedRect(rect(0, 0, 20, 8), radius: -1) == Path.rect(rect(0, 0, 20, 8)))
  }

  @Test func movedPointsAreThePointsOfTheMovedRectangle() {
    let path = Path.roundedRect(rect(1, 2, 30, 20), radius: 5), moved = path.offset(x: 4, y: -8)
    #expect(moved.rectangle?.rect == rect(5, -6, 30, 20))
    for (here, there) in zip(path.contours[0].points, moved.contours[0].points) {
      #expect(abs(here.x + 4 - there.x) < 1e-12 && abs(here.y - 8 - there.y) < 1e-12)
    }
  }

  @Test func aRectangleIsEqualToAPathOfItsPoints() {
    let path = Path.roundedRect(rect(1, 2, 30, 20), radius: 5)
    let points = path.transformed { $0 }
    #expect(points.rectangle == nil)
    #expect(points == path && path == points)
    #expect(points != Path.rect(rect(1, 2, 30, 20)))
    #expect(path != path.offset(x: 1, y: 0))
  }

  @Test func aChangedPathIsNoRectangle() {
    var path = Path.rect(rect(1, 2, 3, 4))
    path.contours += Path.rect(rect(0, 0, 1, 1)).contours
    #expect(path.rectangle == nil)
    #expect(path.contours.count == 2)
    #expect(path.bounds == rect(0, 0, 4, 6))
  }
}
