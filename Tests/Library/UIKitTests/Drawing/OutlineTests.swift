import Foundation
import Testing
import UIKit

/// Paths made from paths: outlines of strokes, dashes, and paths run through backwards.
struct OutlineTests {
  @Test func aStrokeHasTheWidthOfItsLine() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 40))
    func outline(_ cap: CGLineCap) -> CGPath {
      path.cgPath.copy(strokingWithWidth: 8, lineCap: cap, lineJoin: .round, miterLimit: 10)
    }
    let butt = outline(.butt)
    #expect(butt.contains(CGPoint(x: 30, y: 13.9)) && !butt.contains(CGPoint(x: 30, y: 14.1)))
    #expect(butt.contains(CGPoint(x: 46.1, y: 30)) && butt.contains(CGPoint(x: 51, y: 8)), "the corner belongs to it")
    #expect(!butt.contains(CGPoint(x: 9, y: 10)) && outline(.round).contains(CGPoint(x: 7, y: 10)))
    #expect(!outline(.round).contains(CGPoint(x: 6.5, y: 6.5)) && outline(.square).contains(CGPoint(x: 6.5, y: 6.5)))
  }

  @Test func aReversedPathInsideOfAnotherIsAHole() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    let hole = UIBezierPath(ovalIn: CGRect(x: 30, y: 30, width: 40, height: 40))
    for (inner, isInside) in [(hole, true), (hole.reversing(), false), (hole.reversing().reversing(), true)] {
      let whole = UIBezierPath(cgPath: path.cgPath)
      whole.append(inner)
      #expect(whole.contains(CGPoint(x: 50, y: 50)) == isInside)
      #expect(whole.contains(CGPoint(x: 10, y: 10)))
    }
    #expect(hole.reversing().bounds == hole.bounds)
  }

  @Test func dashesHaveGaps() {
    let line = UIBezierPath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 100, y: 0))
    let dashes = line.cgPath.copy(dashingWithPhase: 5, lengths: [20, 10])
      .copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .round, miterLimit: 10)
    let inside = stride(from: 2.0, to: 100, by: 5).filter { dashes.contains(CGPoint(x: $0, y: 0)) }
    #expect(inside == [2, 7, 12, 27, 32, 37, 42, 57, 62, 67, 72, 87, 92, 97])
    var pattern: [CGFloat] = [0, 0], count = 0, phase: CGFloat = 0
    line.setLineDash([3, 4], count: 2, phase: 1)
    line.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [3, 4] && count == 2 && phase == 1)
  }
}
