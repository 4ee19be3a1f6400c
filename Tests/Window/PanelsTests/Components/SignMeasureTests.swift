@testable import Canvas
import Foundation
import Testing
@testable import Narration
@testable import PanelModels
@testable import Panels
@testable import ScenePicture
@testable import UIKitCore

/// The sizes and colours of tooltips, status messages, keys, pills, chips, ticks, segments and cards match the design.
@MainActor @Suite struct SignMeasureTests {
  private typealias Fill = Anatomy.Fill
  private typealias Line = Anatomy.Line

  // MARK: Texts in boxes

  @Test func aTooltipPointsDownAtItsAnchorAndBeginsWithAHeading() throws {
    let appearance = try Appearance.sample(), theme = appearance.theme
    let anchor = CGRect(x: 400, y: 300, width: 20, height: 20)
    let anatomy = Anatomy(
      TooltipBubble(TooltipContent(text: "Hidden\nskipped", anchor: anchor), appearance).draw(appearance).drawings)
    #expect(anatomy.fills.map(\.color) == [theme.text, theme.text])
    #expect(anatomy.fills[1].box == CGRect(x: 404, y: 292, width: 12, height: 6))
    #expect(anatomy.fills[0].box.maxY == 292 && anatomy.fills[0].box.height == 44)
    #expect(
      anatomy.words == [
        Anatomy.Words(text: "Hidden", font: .sans(12, .semibold), color: theme.panel),
        Anatomy.Words(text: "skipped", font: .sans(12), color: theme.panel),
      ])
  }

  @Test func aTooltipIsBelowItsAnchorIfRequestedOrIfItDoesNotFitAbove() throws {
    let appearance = try Appearance.sample()
    let top = CGRect(x: 400, y: 10, width: 20, height: 20), middle = top.offsetBy(dx: 0, dy: 300)
    let tooltips = [
      TooltipContent(text: "Help", anchor: top), TooltipContent(text: "0 … 1", anchor: middle, isBelow: true),
    ]
    for tooltip in tooltips { #expect(TooltipBubble(tooltip, appearance).area.minY > tooltip.anchor.maxY) }
    let bottom = TooltipContent(text: "0 … 1", anchor: CGRect(x: 400, y: 780, width: 20, height: 20), isBelow: true)
    #expect(TooltipBubble(bottom, appearance).area.maxY < bottom.anchor.minY)
  }

  @Test func aStatusMessageIsAFilledPill28High() throws {
    let appearance = try Appearance.sample()
    let anatomy = Anatomy(StatusMessagePill("Result changed: B → A", appearance).draw(appearance).drawings)
    #expect(anatomy.fills.map(\.color) == [appearance.theme.text] && anatomy.fills[0].box.height == 28)
    #expect(anatomy.words.map(\.color) == [appearance.theme.panel])
  }

  @Test func keysPillsAndChipsHaveTheirHeights() throws {
    let appearance = try Appearance.sample(), theme = appearance.theme
    #expect(Anatomy { $0.keyCap("Space", left: 0, middle: 8, appearance) }.fills[0].box.height == 16)
    for height: CGFloat in [18, 22] {
      let pill = Anatomy { $0.pill("began", theme.result, height: height, right: 100, middle: 20, appearance) }
      #expect(pill.fills[0].box.height == height && pill.fills[0].color == theme.result.mixed(into: theme.panel, 0.13))
      #expect(pill.lines.map(\.color) == [theme.result])
    }
    for size in [12, 14] {
      let chip = Anatomy { $0.chip("yellow", theme.no, size: size, left: 0, middle: 20, appearance) }
      #expect(chip.fills[0].box.height == CGFloat(size) + 7)
      #expect(chip.fills[0].color == theme.no.mixed(into: theme.panel, 0.14))
      #expect(chip.lines.map(\.color) == [theme.no.mixed(into: theme.panel, 0.55)])
      #expect(chip.words.map(\.font) == [.sans(size, .semibold)])
    }
  }

  // MARK: Timeline

  @Test func ticksHaveTheirSizesAndColours() throws {
    let theme = Theme.light
    func tick(_ kind: TickKind, isFuture: Bool = false) -> Anatomy {
      Anatomy { TickDrawing(kind: kind, isFuture: isFuture).draw(&$0, at: .zero, theme) }
    }
    func centered(_ width: CGFloat, _ height: CGFloat, _ color: Color) -> [Fill] {
      [Fill(box: CGRect(x: -width / 2, y: -height / 2, width: width, height: height), color: color)]
    }
    #expect(tick(.plain).fills == centered(3, 6, theme.inactive))
    #expect(tick(.inside).fills == centered(3, 12, theme.yes))
    #expect(tick(.handled).fills == centered(9, 9, theme.chain))
    #expect(tick(.recognizer).fills == centered(12, 12, theme.recognizer))
    #expect(tick(.plain, isFuture: true).fills == centered(4, 4, theme.controlBorder))
    #expect(tick(.outside).lines.map(\.color) == [theme.no])
    #expect(tick(.cancelled).lines.map(\.color) == [theme.text])
    #expect(tick(.skipped).lines.map(\.color) == [theme.skip])
    #expect(tick(.passes).lines.map(\.color) == [theme.chain])
    #expect(tick(.result).fills.map(\.color) == [theme.result])
    #expect(abs((tick(.result).fills.first?.box.width ?? 0) - 13.05) < 0.1, "a star with points 7 px from its middle")
  }

  @Test(arguments: [Theme.Name.light, .dark])
  func everySegmentOfATrackLooksDifferent(_ theme: Theme.Name) throws {
    let parts = try ComponentSheet(theme).parts.filter { $0.key.hasPrefix("segment.") }
    #expect(parts.count == ComponentSheet.segments.count)
    let looks = parts.values.map { part in
      var appearance = part.withoutPlaces
      appearance.words = []
      return appearance
    }
    for (index, appearance) in looks.enumerated() { #expect(!looks[..<index].contains(appearance)) }
  }

  // MARK: Cards

  @Test(arguments: [Theme.Name.light, .dark])
  func everyCardLooksLikeItsState(_ name: Theme.Name) throws {
    let theme = Theme.named(name)
    var seen: [Anatomy] = []
    for sample in CardSample.allCases {
      let (drawings, frame) = try sample.drawings(name)
      #expect(frame.size == CGSize(width: 144, height: sample == .sink ? 28 : 42), "\(sample)")
      let anatomy = Anatomy(drawings)
      #expect(!seen.contains(anatomy.withoutPlaces), "\(sample)")
      seen.append(anatomy.withoutPlaces)
      #expect(anatomy.lines.first.map { [$0.width] + $0.dash } == sample.border, "\(sample)")
      let ground = anatomy.fills.first?.color
      switch sample {
      case .handles: #expect(ground == theme.chain)
      case .both: #expect(ground == theme.chain.mixed(into: theme.panel, 0.16))
      case .cancelled: #expect(ground == theme.panel && anatomy.fills.dropFirst().first?.color == theme.no)
      case .passesOn, .notReached, .recognizer, .notAResponder: #expect(ground == theme.panel)
      case .sink: #expect(anatomy.fills.isEmpty && anatomy.lines.first?.color == theme.chain)
      }
    }
  }
}

extension CardSample {
  /// The width of the border, or of the icon if there is no border, and the dashes.
  fileprivate var border: [CGFloat] {
    switch self {
    case .passesOn, .both: [1.5]
    case .handles: [1.4]
    case .notReached, .recognizer, .cancelled: [1]
    case .notAResponder: [1, 4, 3]
    case .sink: [1.5, 4, 3]
    }
  }
}

extension Anatomy {
  /// The anatomy without places.
  fileprivate var withoutPlaces: Anatomy {
    var anatomy = self
    for index in fills.indices { anatomy.fills[index].box = .zero }
    for index in lines.indices { anatomy.lines[index].box = .zero }
    return anatomy
  }
}
