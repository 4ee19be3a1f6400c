import Foundation
@testable import Canvas
@testable import Panels
@testable import ScenePicture
@testable import UIKitCore

// Rows, tabs, segments, toggles, sliders, popups, fields.

extension ComponentSheet {
  func addControls() {
    addRows()
    addTabs()
    addSegments()
    addToggles()
    addSliders()
    addFields()
  }

  private func addRows() {
    heading("Row, 24 px", 32, 67)
    let states: [(name: String, handling: Handling)] = [
      ("rest", .rest), ("hover", .hover), ("selected", .rest), ("pressed", .pressed), ("disabled", .disabled),
      ("focus", .focus),
    ]
    for (index, state) in states.enumerated() {
      let row = PresetRow()
      row.title = "Who is in front?"
      row.isSelected = state.name == "selected"
      let top = 84 + CGFloat(index) * 30
      bench.add(row, "row.\(state.name)", at: CGRect(x: 32, y: top, width: 168, height: 24), state.handling)
      caption(state.name, 212, top + 12)
    }
  }

  private func addTabs() {
    heading("Tab", 300, 67)
    let states: [(name: String, handling: Handling)] = [("rest", .rest), ("hover", .hover), ("selected", .rest)]
    for (index, state) in states.enumerated() {
      let tab = Tab()
      tab.title = "Inspector"
      tab.isSelected = state.name == "selected"
      let left = 300 + CGFloat(index) * 92, width = appearance.width(tab.title, .name).rounded(.up)
      let frame = CGRect(x: left, y: 79, width: width, height: TabBar.height)
      bench.add(tab, "tab.\(state.name)", at: frame, state.handling)
      caption(state.name, left, 130)
    }
  }

  private func addSegments() {
    heading("Segmented, 26 px", 300, 161)
    let modes = Segments { _ in }, themes = Segments { _ in }
    modes.show(["Live", "Step", "Quiz"].map { .text($0) }, selected: 0, appearance)
    bench.add(modes, "segments.modes", at: CGRect(x: 300, y: 174, width: 168, height: 26), .rest)
    themes.widths = .fixed([30, 30, 30])
    themes.show([.icon(.sun), .icon(.moon), .icon(.projector)], selected: 1, appearance)
    bench.add(themes, "segments.themes", at: CGRect(x: 480, y: 174, width: 90, height: 26), .rest)
  }

  private func addToggles() {
    heading("Toggle 28 × 16", 300, 227)
    let states: [(name: String, isOn: Bool, handling: Handling, left: CGFloat)] = [
      ("off", false, .rest, 300), ("on", true, .rest, 346), ("focus", true, .focus, 392),
      ("disabled", false, .disabled, 438),
    ]
    for state in states {
      let toggle = Toggle { _ in }
      toggle.isOn = state.isOn
      let frame = CGRect(origin: CGPoint(x: state.left, y: 242), size: Toggle.size)
      bench.add(toggle, "toggle.\(state.name)", at: frame, state.handling)
      caption(state.name, state.left, state.handling == .focus ? 276 : 270)
    }
    let changed = Toggle { _ in }
    changed.isOn = true
    bench.add(changed, "toggle.differs", at: CGRect(origin: CGPoint(x: 502, y: 242), size: Toggle.size))
    draw("toggle.dot") { list, appearance in
      list.fill(.circle(center: CGPoint(x: 492, y: 250), radius: 3), appearance.theme.text)
    }
    caption("differs from preset", 492, 270)
  }

  private func addSliders() {
    heading("Slider", 620, 67)
    let states: [(name: String, alpha: Double, handling: Handling, middle: CGFloat)] = [
      ("end", 1, .rest, 96), ("wall", 0.01, .rest, 146), ("focus", 0.02, .focus, 176),
    ]
    for state in states {
      let slider = AlphaSlider { _ in }
      slider.alphaValue = state.alpha
      let frame = CGRect(
        x: 620 - AlphaSlider.overhang, y: state.middle - AlphaSlider.height / 2, width: 150 + 2 * AlphaSlider.overhang,
        height: AlphaSlider.height)
      bench.add(slider, "slider.\(state.name)", at: frame, state.handling)
    }
    caption("alpha, wall at 0.01", 610, 120)
    words("0.01 skipped", .row, 784, 146)
    words("0.02 asked", .row, 784, 176)
  }

  private func addFields() {
    heading("Popup and field 22", 620, 227)
    let popup = PopupButton { _ in }
    popup.show(["default"], selected: 0, appearance)
    bench.add(popup, "popup.rest", at: CGRect(x: 620, y: 277, width: 120, height: PopupButton.height), .rest)
    let fields: [(letter: String, value: CGFloat, x: CGFloat, handling: Handling)] = [
      ("x", 140, 750, .rest), ("y", 60, 820, .focus), ("", 1, 890, .focus),
    ]
    for (letter, value, x, handling) in fields {
      let field = ValueField(letter, NumberFormat(range: letter.isEmpty ? 0...1 : 0...9999))
      field.show(value)
      let frame = CGRect(x: x, y: 277, width: 60, height: ValueField.height)
      bench.add(field, "field.\(letter.isEmpty ? "invalid" : letter)", at: frame, handling)
      guard letter.isEmpty else { continue }
      field.insert("1.4")
      draw("field.complaint") { list, appearance in
        guard let warning = field.errorText else { return }
        list.append(
          TooltipBubble(TooltipContent(text: warning, anchor: frame, isBelow: true), appearance).draw(appearance))
      }
    }
    caption("editing", 820, 308)
  }
}
