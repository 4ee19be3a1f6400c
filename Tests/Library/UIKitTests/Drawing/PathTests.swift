import Foundation
import Testing
import UIKit

/// Questions about points, which overrides of `point(inside:with:)` ask.
struct PathTests {
  /// The inside of each figure, as a formula.
  nonisolated static let figures:
    [(name: String, path: @MainActor () -> UIBezierPath, isInside: @Sendable (CGPoint) -> Bool)] = [
      (
        "rect", { UIBezierPath(rect: CGRect(x: 10, y: 20, width: 50, height: 30)) },
        {
          CGRect(x: 10, y: 20, width: 50, height: 30).contains($0)
        }
      ),
      (
        "oval", { UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 60, height: 30)) },
        {
          pow(($0.x - 40) / 30, 2) + pow(($0.y - 35) / 15, 2) < 1
        }
      ),
      (
        "half",
        {
          UIBezierPath(arcCenter: CGPoint(x: 40, y: 40), radius: 30, startAngle: 0, endAngle: .pi, clockwise: true)
        }, { hypot($0.x - 40, $0.y - 40) < 30 && $0.y > 40 }
      ),
      (
        "other half",
        {
          UIBezierPath(arcCenter: CGPoint(x: 40, y: 40), radius: 30, startAngle: 0, endAngle: .pi, clockwise: false)
        }, { hypot($0.x - 40, $0.y - 40) < 30 && $0.y < 40 }
      ),
      (
        "whole, with falling angles",
        {
          UIBezierPath(arcCenter: CGPoint(x: 40, y: 40), radius: 30, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        }, { hypot($0.x - 40, $0.y - 40) < 30 }
      ),
      (
        "round", { UIBezierPath(roundedRect: CGRect(x: 10, y: 10, width: 60, height: 40), cornerRadius: 20) },
        { point in
          hypot(max(abs(point.x - 40) - 10, 0), max(abs(point.y - 30) - 0, 0)) < 20
        }
      ),
      (
        "triangle",
        {
          let path = UIBezierPath()
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: 80, y: 0))
          path.addLine(to: CGPoint(x: 0, y: 80))
          return path
        }, { $0.x > 0 && $0.y > 0 && $0.x + $0.y < 80 }
      ),
    ]

  @Test(arguments: figures.indices) func containsIsTheFormula(index: Int) {
    let (name, make, isInside) = Self.figures[index], path = make()
    var wrong = 0
    for x in stride(from: 0.25, to: 80, by: 1.5) {
      for y in stride(from: 0.25, to: 80, by: 1.5) {
        let point = CGPoint(x: x, y: y)
        // Curves are lines: points next to the edge may differ.
        let isSure = [(0.2, 0), (-0.2, 0), (0, 0.2), (0, -0.2)].allSatisfy {
          isInside(CGPoint(x: x + $0.0, y: y + $0.1)) == isInside(point)
        }
        if isSure, path.contains(point) != isInside(point) { wrong += 1 }
      }
    }
    #expect(wrong == 0, "\(name)")
  }

  @Test func aRingIsEmptyInTheMiddleByTheEvenOddRule() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(ovalIn: CGRect(x: 25, y: 25, width: 50, height: 50)))
    #expect(path.contains(CGPoint(x: 50, y: 50)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 50, y: 50)) && path.contains(CGPoint(x: 10, y: 50)))
  }

  @Test func boundsAreThoseOfTheCurve() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    #expect(path.bounds.origin == CGPoint(x: 5, y: 5) && path.currentPoint == CGPoint(x: 105, y: 5))
    #expect(UIBezierPath().bounds.isNull && !UIBezierPath().contains(.zero))
  }

  @Test("a path gives its pieces in order, with their points, also transformed")
  func elements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    func text(_ path: CGPath?) -> String {
      var parts: [String] = []
      path?.applyWithBlock { element in
        let counts: [CGPathElementType: Int] = [
          .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
        ]
        let points = (0..<(counts[element.pointee.type] ?? 0)).map { element.pointee.points[$0] }
        parts.append("\(element.pointee.type.rawValue)" + points.map { " \(Int($0.x)),\(Int($0.y))" }.joined())
      }
      return parts.joined(separator: " | ")
    }
    #expect(text(path) == "0 1,2 | 1 3,4 | 2 7,8 5,6 | 3 11,12 13,14 9,10 | 4")
    var double = CGAffineTransform(scaleX: 2, y: 1)
    #expect(text(path.copy(using: &double)) == "0 2,2 | 1 6,4 | 2 14,8 10,6 | 3 22,12 26,14 18,10 | 4")
    #expect(text(path.copy(using: nil)) == text(path))
  }
}
