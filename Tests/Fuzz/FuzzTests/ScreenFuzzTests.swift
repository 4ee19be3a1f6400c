import Foundation
import FuzzSupport
import Testing
import UIKit

@testable import ScreenFuzz

/// A short run of the fuzzer of screens, and cases that it must find something in.
@Suite struct ScreenFuzzTests {
  @Test("no invariant is violated in the first cases of a seed", arguments: [1, 2] as [UInt64])
  func shortRun(seed: UInt64) {
    #expect(ScreenFuzzer(seed: seed).firstViolation(in: 0..<60).map { "case \($0.number): \($0.violation)" } == nil)
  }

  @Test("lines that are no step are left out, and the others are read")
  func lines() {
    let text = """
      down 1 200 150 20
      down 1 200
      do reload 0 0
      do relaod 0 0
      when didSelect 2 deleteRow 0 3
      when didSelect deleteRow 0 3
      wait 5
      """
    #expect(text.split(separator: "\n").compactMap { ScreenStep($0) }.count == 4)
  }

  @Test("a tap on a row reaches the delegate, and a change is made in its turn")
  func reaching() {
    let world = ScreenWorld()
    world.run(
      ["when didSelect 1 deleteRow 0 0", "down 1 200 150 20", "up 1 200 150 300"].compactMap { ScreenStep($0[...]) })
    #expect(world.table.indexPathForSelectedRow == nil || world.rows[0].sections[0].count == 11)
    #expect(world.rows[0].sections[0].count == 11 && world.violation == nil)
  }

  @Test("a highlight without an end, a wrong selection, an editing that ends twice and a wrong question are reported")
  func ledgers() {
    func violation(_ body: (ScreenWorld) -> Void) -> String? {
      let world = ScreenWorld()
      body(world)
      return world.violation?.kind
    }
    #expect(
      violation {
        $0.rows[0].highlights([0, 1]); $0.rows[0].checkRest()
      } == "highlight")
    #expect(
      violation {
        $0.rows[0].highlights([0, 1]); $0.rows[0].highlights([0, 2])
      } == "highlight")
    #expect(
      violation {
        $0.rows[0].highlights([0, 1]); $0.rows[0].selects([0, 2])
      } == "selection")
    #expect(
      violation {
        $0.rows[0].edits(true); $0.rows[0].edits(false); $0.rows[0].edits(false)
      } == "editing")
    #expect(
      violation {
        $0.rows[0].highlights([0, 1]); $0.rows[0].selects([0, 1])
      } == nil)
    #expect(violation { $0.rows[0].asks([0, 99], .height) } == "question")
    #expect(violation { $0.rows[0].asks(2, .header) } == "question")
    #expect(
      violation {
        let cell = UIView()
        $0.rows[0].displays(cell, true)
        $0.rows[0].displays(cell, true)
      } == "display")
    #expect(violation { $0.rows[1].displays($0.field, false) } == "display")
    #expect(
      violation {
        $0.rows[1].sections = [[1]]
        $0.rest()
      } == "numbers")
  }
}
