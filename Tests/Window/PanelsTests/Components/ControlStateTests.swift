@testable import Canvas
import Foundation
import Testing
@testable import PanelModels
@testable import Panels
@testable import ScenePicture
@testable import TouchTrace
@testable import UIKitCore

/// The states of controls are visible.
@MainActor @Suite struct ControlStateTests {
  /// A kind of control, with the states that it can have.
  enum Kind: String, CaseIterable {
    case row, selectedRow, tab, iconButton, popup, toggleOff, toggleOn, slider, field, search

    var handlings: [Handling] {
      switch self {
      case .row, .iconButton, .popup, .toggleOff, .toggleOn: Handling.allCases
      case .selectedRow: [.rest, .pressed, .focus]
      case .tab, .field, .search: [.rest, .hover, .focus]
      case .slider: [.rest, .hover, .pressed, .focus]
      }
    }

    var size: CGSize {
      switch self {
      case .row, .selectedRow: CGSize(width: 168, height: 24)
      case .tab: CGSize(width: 60, height: TabBar.height)
      case .iconButton: CGSize(width: IconButton.side, height: IconButton.side)
      case .popup, .field: CGSize(width: 120, height: PopupButton.height)
      case .toggleOff, .toggleOn: Toggle.size
      case .slider: CGSize(width: 166, height: AlphaSlider.height)
      case .search: CGSize(width: 168, height: 28)
      }
    }

    @MainActor func control(_ appearance: Appearance) -> any PanelControl {
      switch self {
      case .row, .selectedRow:
        let row = PresetRow()
        (row.title, row.isSelected) = ("Who is in front?", self == .selectedRow)
        return row
      case .tab:
        let tab = Tab()
        tab.title = "Log"
        return tab
      case .iconButton: return IconButton(.help) {}
      case .popup:
        let popup = PopupButton { _ in }
        popup.show(["default"], selected: 0, appearance)
        return popup
      case .toggleOff, .toggleOn:
        let toggle = Toggle { _ in }
        toggle.isOn = self == .toggleOn
        return toggle
      case .slider:
        let slider = AlphaSlider { _ in }
        slider.alphaValue = 1
        return slider
      case .field: return ValueField("x", NumberFormat(range: 0...9))
      case .search: return TextField(icon: .search) { _ in }
      }
    }
  }

  @Test(arguments: Kind.allCases, [Theme.Name.light, .dark])
  func noTwoStatesLookAlike(_ kind: Kind, _ theme: Theme.Name) throws {
    let appearance = try Appearance.sample(theme)
    var seen: [Handling: Anatomy] = [:]
    for handling in kind.handlings {
      let anatomy = Anatomy(kind.control(appearance), handling, size: kind.size, appearance)
      for (other, old) in seen { #expect(anatomy != old, "\(handling) and \(other)") }
      seen[handling] = anatomy
    }
  }

  @Test func aRowShowsItsState() throws {
    let appearance = try Appearance.sample(), theme = appearance.theme, size = CGSize(width: 168, height: 24)
    let whole = CGRect(origin: .zero, size: size)
    func row(_ handling: Handling, isSelected: Bool = false) -> Anatomy {
      Anatomy((isSelected ? Kind.selectedRow : .row).control(appearance), handling, size: size, appearance)
    }
    #expect(row(.rest).fills.isEmpty)
    #expect(row(.rest).words.map(\.font) == [.sans(12)])
    #expect(row(.hover).fills == [Anatomy.Fill(box: whole, color: theme.hover)])
    #expect(row(.pressed).fills == [Anatomy.Fill(box: whole, color: theme.text.mixed(into: theme.selection, 0.06))])
    #expect(row(.disabled).words.map(\.color) == [theme.inactive])
    let ring = Anatomy.Line(box: whole.insetBy(dx: 2, dy: 2), width: 2, color: theme.text)
    #expect(row(.focus).lines == [ring])
    let selected = row(.rest, isSelected: true)
    let bar = Anatomy.Fill(box: CGRect(x: 0, y: 5, width: 3, height: 14), color: theme.text)
    #expect(selected.fills == [Anatomy.Fill(box: whole, color: theme.selection), bar])
    #expect(selected.words.map(\.font) == [.sans(12, .semibold)])
  }

  @Test func aSelectedTabIsUnderlined() throws {
    let appearance = try Appearance.sample(), theme = appearance.theme, size = CGSize(width: 60, height: 39)
    let rest = Anatomy(Kind.tab.control(appearance), size: size, appearance)
    #expect(rest.words == [Anatomy.Words(text: "Log", font: .sans(13, .medium), color: theme.secondaryText)])
    #expect(Anatomy(Kind.tab.control(appearance), .hover, size: size, appearance).words.map(\.color) == [theme.text])
    let tab = Tab()
    (tab.title, tab.isSelected) = ("Log", true)
    let selected = Anatomy(tab, size: size, appearance)
    #expect(selected.words == [Anatomy.Words(text: "Log", font: .sans(13, .semibold), color: theme.text)])
    #expect(selected.fills == [Anatomy.Fill(box: CGRect(x: 0, y: 35, width: 60, height: 3), color: theme.text)])
  }

  @Test func onlyTheSegmentUnderThePointerIsHovered() throws {
    let appearance = try Appearance.sample(), theme = appearance.theme
    let segments = Segments { _ in }
    segments.show(["Live", "Step", "Quiz"].map { .text($0) }, selected: 0, appearance)
    let size = CGSize(width: 168, height: 26)
    #expect(
      Anatomy(segments, size: size, appearance).words.map(\.color) == [
        theme.text, theme.secondaryText, theme.secondaryText,
      ])
    #expect(
      Anatomy(segments, .hover, size: size, appearance).words.map(\.color) == [
        theme.text, theme.text, theme.secondaryText,
      ])
  }

  @Test func theRowOfTheLogUnderThePointerIsHovered() throws {
    let fixture = try PanelFixture()
    fixture.click("panel.tabs.2")
    fixture.playback.cursor = 1
    fixture.show()
    let list = try #require(fixture.control("log.list") as? LogList)
    let row = list.convert(CGPoint(x: 100, y: 6 + 1.5 * LogList.rowHeight), to: nil as UIView?)
    func hovered() -> [CGRect] {
      let drawings = fixture.host.regions(fixture.appearance).flatMap(\.drawings).filter { $0.element == "log.list" }
      return Anatomy(drawings).fills.filter { $0.color == fixture.appearance.theme.hover }.map(\.box)
    }
    #expect(hovered().isEmpty)
    fixture.host.hover(over: row)
    #expect(hovered().map(\.height) == [LogList.rowHeight] && hovered()[0].contains(row))
    fixture.host.hover(over: CGPoint(x: row.x, y: row.y + LogList.rowHeight))
    #expect(hovered().count == 1 && !hovered()[0].contains(row))
    fixture.host.pointerLeft()
    #expect(hovered().isEmpty)
  }

  @Test func aPressHighlightsTheControlUnderIt() throws {
    let bench = Bench(size: CGSize(width: 400, height: 200))
    let rows = (0..<2).map { _ in PresetRow() }
    bench.add(rows[0], "first", at: CGRect(x: 0, y: 0, width: 100, height: 24), .pressed)
    bench.add(rows[1], "second", at: CGRect(x: 0, y: 24, width: 100, height: 24), .rest)
    #expect(rows.map(\.isHighlighted) == [true, false])
  }
}
