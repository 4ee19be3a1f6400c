@testable import Canvas
import Foundation
import Testing
@testable import ScenePicture

/// The colours of states are distinguishable, and text is readable.
struct ThemeColorTests {
  /// Pairs of Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula", 2005, table 1.
  @Test(arguments: [
    ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425), ([50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615),
    ([50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0000), ([50, 0, 0], [50, -1, 2], 2.3669),
    ([50, 2.4900, -0.0010], [50, -2.4900, 0.0009], 7.1792), ([50, 2.4900, -0.0010], [50, -2.4900, 0.0011], 7.2195),
    ([50, -0.0010, 2.4900], [50, 0.0009, -2.4900], 4.8045), ([50, 2.5, 0], [50, 0, -2.5], 4.3065),
    ([50, 2.5, 0], [73, 25, -18], 27.1492), ([50, 2.5, 0], [61, -5, 29], 22.8977),
    ([50, 2.5, 0], [56, -27, -3], 31.9030), ([50, 2.5, 0], [58, 24, 15], 19.4535),
    ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ([63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.2630),
    ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
    ([90.8027, -2.0831, 1.4410], [91.1528, -1.6435, 0.0447], 1.4441),
    ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
  ])
  func differenceEqualsThatOfThePublishedPairs(_ one: [Double], _ two: [Double], _ expected: Double) {
    let one = LabColor(lightness: one[0], a: one[1], b: one[2]), two = LabColor(lightness: two[0], a: two[1], b: two[2])
    #expect(abs(one.difference(from: two) - expected) < 0.00005)
    #expect(abs(two.difference(from: one) - expected) < 0.00005)
  }

  @Test func whiteAndBlackHaveTheirLightnessAndContrast() {
    let white = LabColor(LinearColor(Color(0xFFFFFF))), black = LabColor(LinearColor(Color(0x000000)))
    #expect(abs(white.lightness - 100) < 0.01 && abs(white.a) < 0.01 && abs(white.b) < 0.01)
    #expect(abs(black.lightness) < 0.01)
    #expect(abs(contrast(Color(0xFFFFFF), Color(0x000000)) - 21) < 0.001)
    #expect(abs(contrast(Color(0xFFFFFF), Color(0x777777)) - 4.48) < 0.01)
  }

  @Test(arguments: Theme.Name.allCases, Vision.allCases)
  func anyTwoStateColoursAreDistinguishable(_ name: Theme.Name, _ vision: Vision) {
    let theme = Theme.named(name)
    let states = [
      ("text", theme.text), ("yes", theme.yes), ("no", theme.no), ("skip", theme.skip), ("result", theme.result),
      ("chain", theme.chain), ("rec", theme.recognizer),
    ].map { ($0, LabColor(LinearColor($1).seen(by: vision))) }
    for (index, one) in states.enumerated() {
      for two in states[(index + 1)...] {
        let difference = one.1.difference(from: two.1)
        #expect(difference >= 15, "\(one.0) and \(two.0) differ by \(difference)")
      }
    }
  }

  @Test(arguments: Theme.Name.allCases) func textIsReadableOnEveryGround(_ name: Theme.Name) {
    let theme = Theme.named(name)
    let grounds = [
      ("background", theme.background), ("panel", theme.panel), ("sidebar", theme.sidebar), ("field", theme.field),
      ("hover", theme.hover), ("selection", theme.selection), ("device", theme.device),
    ]
    for (text, color) in [("text", theme.text), ("secondaryText", theme.secondaryText), ("faintText", theme.faintText)]
    {
      for (ground, under) in grounds {
        let value = contrast(color, under)
        #expect(value >= 4.5, "\(text) on \(ground): \(value)")
      }
    }
    for (state, color) in [("yes", theme.yes), ("no", theme.no), ("result", theme.result), ("chain", theme.chain)] {
      #expect(contrast(theme.textOnState, color) >= 4.5, "text on \(state): \(contrast(theme.textOnState, color))")
      #expect(contrast(theme.text, theme.tint(color)) >= 4.5, "text on a tint of \(state)")
    }
    let onRecognizer = contrast(theme.textOnRecognizer, theme.recognizer)
    #expect(onRecognizer >= 4.5, "text on rec: \(onRecognizer)")
  }

  @Test(arguments: Theme.Name.allCases) func namesAreReadableOnViewsOfAnyDepth(_ name: Theme.Name) {
    let theme = Theme.named(name)
    for (depth, ground) in theme.depths.enumerated() {
      for under in [ground, theme.yes.mixed(into: ground, theme.insideTint)] {
        #expect(contrast(theme.text, under) >= 7, "text at depth \(depth)")
      }
      // Names of views that are not asked, whose ground has no tint.
      #expect(
        contrast(theme.faintText, ground) >= 3, "faintText at depth \(depth): \(contrast(theme.faintText, ground))")
    }
  }

  /// Lines and marks of states have enough contrast to their ground (WCAG 1.4.11).
  @Test(arguments: Theme.Name.allCases) func marksOfStatesAreVisibleOnTheStage(_ name: Theme.Name) {
    let theme = Theme.named(name)
    for (state, color) in [
      ("yes", theme.yes), ("no", theme.no), ("skip", theme.skip), ("result", theme.result), ("chain", theme.chain),
      ("rec", theme.recognizer),
    ] {
      #expect(contrast(color, theme.depths[0]) >= 3, "\(state): \(contrast(color, theme.depths[0]))")
    }
  }
}
