@testable import Canvas
import Foundation
import Testing
@testable import PanelModels
@testable import Panels
@testable import ScenePicture
@testable import UIKitCore

/// The sizes, colours and font weights of controls match the design.
@MainActor @Suite struct ControlMeasureTests {
  private typealias Fill = Anatomy.Fill
  private typealias Line = Anatomy.Line

  @Test func aSwitchIs28By16WithItsKnobAtTheLeftOrTheRight() throws {
    let appearance = try Appearance.sample(), theme = appearance.theme
    let toggle = Toggle { _ in }
    let off = Anatomy(toggle, size: Toggle.size, appearance)
    #expect(Toggle.size == CGSize(width: 28, height: 16))
    let border = Line(box: CGRect(x: 0.75, y: 0.75, width: 26.5, height: 14.5), width: 1.5, color: theme.faintText)
    #expect(off.lines == [border])
    #expect(off.fills.last == Fill(box: CGRect(x: 3.5, y: 3.5, width: 9, height: 9), color: theme.faintText))
    toggle.isOn = true
    let on = Anatomy(toggle, size: Toggle.size, appearance)
    #expect(on.fills.first == Fill(box: CGRect(x: 0, y: 0, width: 28, height: 16), color: theme.text))
    #expect(on.fills.last == Fill(box: CGRect(x: 15, y: 3, width: 10, height: 10), color: theme.panel))
  }

  @Test(arguments: [Theme.Name.light, .dark])
  func theSelectedSegmentIsInsetInItsTrack(_ name: Theme.Name) throws {
    let appearance = try Appearance.sample(name), theme = appearance.theme
    let segments = Segments { _ in }
    segments.widths = .fixed([56, 56, 56])
    segments.show(["Live", "Step", "Quiz"].map { .text($0) }, selected: 1, appearance)
    let anatomy = Anatomy(segments, size: CGSize(width: 168, height: 26), appearance)
    let piece = CGRect(x: 58, y: 2, width: 52, height: 22), isDark = name == .dark
    #expect(
      anatomy.fills == [
        Fill(box: CGRect(x: 0, y: 0, width: 168, height: 26), color: theme.selection),
        Fill(box: piece, color: isDark ? Color(0x454E57) : theme.panel),
      ])
    let edge = isDark ? Color(0x59636D) : theme.controlBorder
    #expect(anatomy.lines == [Line(box: piece.insetBy(dx: 0.5, dy: 0.5), width: 1, color: edge)])
    #expect(anatomy.words.map(\.font.weight) == [.medium, .semibold, .medium])
    #expect(anatomy.words.map(\.color) == [theme.secondaryText, theme.text, theme.secondaryText])
  }

  @Test func theAlphaWallIsAt22PercentOfASharpTrack() throws {
    let appearance = try Appearance.sample(), theme = appearance.theme
    let slider = AlphaSlider { _ in }
    slider.alphaValue = 0.01
    let size = CGSize(width: 150 + 2 * AlphaSlider.overhang, height: AlphaSlider.height)
    let anatomy = Anatomy(slider, size: size, appearance), left = AlphaSlider.overhang
    #expect(
      anatomy.fills[0] == Fill(box: CGRect(x: left - 1.5, y: 8, width: 153, height: 3), color: theme.controlBorder))
    #expect(anatomy.fills[1] == Fill(box: CGRect(x: left - 1.5, y: 8, width: 34.5, height: 3), color: theme.text))
    #expect(anatomy.fills[2] == Fill(box: CGRect(x: left + 32, y: 2, width: 2, height: 14), color: theme.text))
    let knob = CGRect(x: left + 26.5, y: 3, width: 13, height: 13)
    #expect(anatomy.fills[3] == Fill(box: knob, color: theme.panel))
    #expect(anatomy.lines == [Line(box: knob, width: 2, color: theme.text)])
  }

  @Test func aFieldShowsWhetherItIsEditedAndValid() throws {
    let appearance = try Appearance.sample(), theme = appearance.theme
    let box = CGRect(x: 0, y: 0, width: 60, height: 22)
    let field = ValueField("x", NumberFormat(range: 0...1))
    #expect(ValueField.height == 22 && PopupButton.height == 22)
    func line(_ width: CGFloat, _ color: Color) -> Line {
      Line(box: box.insetBy(dx: width / 2, dy: width / 2), width: width, color: color)
    }
    #expect(Anatomy(field, size: box.size, appearance).lines == [line(1, theme.controlBorder)])
    #expect(Anatomy(field, .focus, size: box.size, appearance).lines == [line(2, theme.text)])
    field.line = EditedLine("1.4")
    #expect(Anatomy(field, .focus, size: box.size, appearance).lines == [line(1.5, theme.no)])
    #expect(field.errorText == "× 0 … 1")
  }

  @Test func aScrollThumbIsThreePixelsWide() throws {
    let appearance = try Appearance.sample()
    let thumb = ScrollThumb()
    thumb.frame = CGRect(x: 0, y: 0, width: 9, height: 128)
    let bar = Fill(box: CGRect(x: 3, y: 4, width: 3, height: 120), color: appearance.theme.controlBorder)
    #expect(Anatomy { thumb.paint(&$0, appearance) }.fills == [bar])
  }

  @Test func rowsHaveTheirHeights() {
    #expect(TabBar.height == 39)
    #expect(PropertyRow.height == 26)
    #expect(LogList.rowHeight == 20 && LogRowPainting.indent == 14)
    #expect(CodeListing.lineHeight == 18 && StackRow.height == 28)
    #expect(ViewRow.height == 22 && IconButton.side == 28)
  }
}
