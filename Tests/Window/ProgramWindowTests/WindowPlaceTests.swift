import Foundation
import Testing

@testable import ProgramWindow

/// The remembered place of the window, used with another size.
struct WindowPlaceTests {
  private let display = CGRect(x: 100, y: 0, width: 1400, height: 900)

  private func place(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> CGPoint {
    Window.place(CGPoint(x: x, y: y), ofSize: CGSize(width: width, height: height), in: display)
  }

  @Test func aWindowThatFitsStays() { #expect(place(137, 200, 1024, 640) == CGPoint(x: 137, y: 200)) }

  @Test func aWindowThatFitsElsewhereIsMoved() { #expect(place(600, 300, 1280, 800) == CGPoint(x: 220, y: 60)) }

  @Test func aLargerWindowBeginsAtTheCorner() { #expect(place(600, 300, 2000, 1000) == CGPoint(x: 100, y: 0)) }
}
