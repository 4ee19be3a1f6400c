import CoreGraphics
import Foundation
import Testing

@testable import Canvas
@testable import ViewPictures

/// Drawings of views on a sheet of 20 × 20 white pixels.
@Suite struct DisplayListPainterTests {
  private let typesetter: Typesetter
  private let red = ColorValue(red: 1, green: 0, blue: 0, opacity: 1)
  private let blue = ColorValue(red: 0, green: 0, blue: 1, opacity: 1)

  init() throws { typesetter = try Typesetter() }

  private func list(_ commands: [DrawingCommand.Kind], _ place: CGAffineTransform = .identity) -> [Drawing] {
    var painter = DisplayListPainter(typesetter, ground: Color(0x00FF00)), list = DrawingList()
    painter.draw(
      DisplayList(commands.map { DrawingCommand($0) }), place, in: CGRect(x: 0, y: 0, width: 20, height: 20), to: &list)
    return list.drawings
  }

  private func picture(_ commands: DrawingCommand.Kind..., place: CGAffineTransform = .identity) -> Bitmap {
    draw(list(commands, place))
  }

  private func draw(_ drawings: [Drawing]) -> Bitmap {
    let bitmap = Bitmap(width: 20, height: 20)
    bitmap.render(
      [Drawing(element: "", content: .fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 20)), .white))] + drawings,
      scale: 1, typesetter: typesetter)
    return bitmap
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32 { bitmap.pixels[y * 20 + x] & 0xFFFFFF }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> PathValue {
    PathValue(CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func aFillStandsAtItsPlace() {
    let doubled = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 4, ty: 0)
    let bitmap = picture(.fill(box(1, 1, 3, 3), .winding, red), place: doubled)
    #expect(color(bitmap, 6, 2) == 0xFF0000 && color(bitmap, 11, 7) == 0xFF0000)
    #expect(color(bitmap, 5, 2) == 0xFFFFFF && color(bitmap, 12, 7) == 0xFFFFFF)
  }

  @Test func theRuleDecidesAboutAPathInsideAnother() {
    let both = PathValue(box(2, 2, 16, 16).elements + box(6, 6, 8, 8).elements)
    #expect(color(picture(.fill(both, .winding, red)), 10, 10) == 0xFF0000)
    let ring = picture(.fill(both, .evenOdd, red))
    #expect(color(ring, 10, 10) == 0xFFFFFF && color(ring, 4, 4) == 0xFF0000)
  }

  @Test func clipsNestAndEnd() {
    let bitmap = picture(
      .clip(box(0, 0, 10, 20), .winding), .clip(box(0, 5, 20, 5), .winding), .fill(box(0, 0, 20, 20), .winding, red),
      .endClip, .fill(box(0, 15, 20, 2), .winding, blue), .endClip, .fill(box(18, 18, 2, 2), .winding, blue))
    #expect(color(bitmap, 5, 7) == 0xFF0000 && color(bitmap, 5, 2) == 0xFFFFFF && color(bitmap, 12, 7) == 0xFFFFFF)
    #expect(color(bitmap, 5, 16) == 0x0000FF && color(bitmap, 12, 16) == 0xFFFFFF)
    #expect(color(bitmap, 19, 19) == 0x0000FF)
  }

  @Test func aRoundClipCutsItsCorners() {
    let round = PathValue(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil))
    let bitmap = picture(.clip(round, .winding), .fill(box(0, 0, 20, 20), .winding, red), .endClip)
    #expect(color(bitmap, 0, 0) == 0xFFFFFF && color(bitmap, 10, 10) == 0xFF0000)
  }

  @Test func erasingShowsTheGround() {
    var painter = DisplayListPainter(typesetter, ground: Color(0x00FF00)), list = DrawingList()
    let commands = [
      DrawingCommand(.fill(box(0, 0, 20, 20), .winding, red)),
      DrawingCommand(.fill(box(5, 5, 5, 5), .winding, blue), blendMode: .clear),
    ]
    painter.draw(DisplayList(commands), .identity, in: CGRect(x: 0, y: 0, width: 20, height: 20), to: &list)
    let bitmap = draw(list.drawings)
    #expect(color(bitmap, 7, 7) == 0x00FF00 && color(bitmap, 2, 2) == 0xFF0000)
  }

  @Test func aGradientGoesFromColorToColor() {
    let stops = [GradientValue.Stop(place: 0, color: red), GradientValue.Stop(place: 1, color: blue)]
    let down = GradientValue(stops: stops, shape: .line, start: .zero, end: CGPoint(x: 0, y: 20))
    let bitmap = picture(.gradient(down))
    let reds = (0..<20).map { color(bitmap, 3, $0) >> 16 }, blues = (0..<20).map { color(bitmap, 3, $0) & 0xFF }
    #expect(reds == Array(reds.sorted().reversed()))
    #expect(blues == blues.sorted())
    #expect(reds[0] > 240 && blues[19] > 240)
    #expect((0..<20).allSatisfy { color(bitmap, 17, $0) == color(bitmap, 3, $0) })
    let round = GradientValue(
      stops: stops, shape: .circles(0, 8), start: CGPoint(x: 10, y: 10), end: CGPoint(x: 10, y: 10))
    let disc = picture(.gradient(round))
    #expect(color(disc, 10, 10) >> 16 > 220 && color(disc, 0, 0) == 0x0000FF)
    var bounded = down
    (bounded.start, bounded.end) = (CGPoint(x: 0, y: 5), CGPoint(x: 0, y: 10))
    (bounded.extendsBefore, bounded.extendsAfter) = (false, false)
    let band = picture(.gradient(bounded))
    #expect(color(band, 3, 3) == 0xFFFFFF && color(band, 3, 7) != 0xFFFFFF && color(band, 3, 12) == 0xFFFFFF)
  }

  @Test(arguments: [CGAffineTransform.identity, CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0)])
  func aGradientThatShinesThroughHasNoStripes(place: CGAffineTransform) {
    let faint = ColorValue(red: 1, green: 0, blue: 0, opacity: 0.8),
      clear = ColorValue(red: 1, green: 0, blue: 0, opacity: 0)
    let across = GradientValue(
      stops: [GradientValue.Stop(place: 0, color: faint), GradientValue.Stop(place: 1, color: clear)], shape: .line,
      start: CGPoint(x: 0.3, y: 0), end: CGPoint(x: 19.5, y: 0))
    let bitmap = picture(.gradient(across), place: place)
    let greens = (0..<20).map { color(bitmap, place.a < 0 ? 19 - $0 : $0, 3) >> 8 & 0xFF }
    #expect(greens == greens.sorted())
  }

  @Test func aDrawnPictureFillsItsPlace() {
    let inner = DisplayList([DrawingCommand(.fill(box(0, 0, 5, 10), .winding, red))])
    let bitmap = picture(
      .picture(
        .drawn(inner, CGSize(width: 10, height: 10)), CGRect(x: 10, y: 10, width: 10, height: 10), .identity))
    #expect(color(bitmap, 12, 15) == 0xFF0000 && color(bitmap, 16, 15) == 0xFFFFFF && color(bitmap, 5, 5) == 0xFFFFFF)
  }

  @Test func anUnknownPictureIsAGreyBoxWithItsName() {
    let named = PictureValue.named("knob", isSymbol: false, tint: nil)
    let drawings = list([.picture(named, CGRect(x: 0, y: 0, width: 60, height: 30), .identity)])
    let texts = drawings.compactMap { if case .text(let text, _, _, _) = $0.content { text } else { nil } }
    #expect(texts == ["knob"])
    #expect(color(draw(drawings), 1, 1) != 0xFFFFFF)
  }

  @Test(arguments: [("", 0.0, Font.sans(100)), ("", 0.2, .sans(100, .medium)), ("", 0.4, .sans(100, .semibold))])
  func lettersAreMeasuredAsTheyAreDrawn(name: String, weight: CGFloat, font: Font) {
    let value = FontValue(name: name, size: 100, weight: weight)
    let ascii = (0x21...0x7E as ClosedRange<UInt8>).map { String(Unicode.Scalar($0)) }
    for text in ascii + "абвгдежзийклмнопрстуфхцчшщъыьэюяБЖЩЮЯàéõúüçñšžąęğÅÖŐ".map(String.init) {
      #expect(abs(value.width(of: text) - typesetter.width(of: text, font)) < 1.5, "\(text)")
    }
    for text in "«°·»×÷–—‘’“”„•…€™←↑→↓−©®".map(String.init) {
      #expect(abs(value.width(of: text) - typesetter.width(of: text, font)) < 7, "\(text)")
    }
    #expect(FontValue(name: ".SFMono", size: 100, weight: 0).width(of: "il") == 120)
    #expect(abs(value.width(of: "视图e\u{301}") - value.width(of: "e") - 200) < 0.01)
  }

  /// Scaled, letters have whole pixels and are a little wider than their part of the view.
  @Test(arguments: [("WWWW", 1.0, "WWWW"), ("WWWW", 0.5, "W…"), ("bob", 1, "bob"), ("il", 1, "il")])
  func aTextThatAViewWasSizedForIsNotCut(text: String, part: CGFloat, drawn: String) {
    let font = FontValue(name: "", size: 17, weight: 0), run = TextValue.Run(text, font: font, color: red)
    var value = TextValue([run], in: CGRect(x: 0, y: 0, width: font.width(of: text) * part, height: 20))
    value.lineLimit = 1
    let small = CGAffineTransform(scaleX: 0.54, y: 0.54)
    let texts = list([.text(value)], small).compactMap {
      if case .text(let text, _, _, _) = $0.content { text } else { nil }
    }
    #expect(texts == [drawn])
  }

  /// Labels of the stage have a least size for Chinese characters; those of a view are as large as it is shown.
  @Test func aSmallTextIsAsWideAsItsView() {
    let font = FontValue(name: "", size: 8, weight: 0), run = TextValue.Run("按按钮看", font: font, color: red)
    let drawings = list([.text(TextValue([run], in: CGRect(x: 0, y: 0, width: 32, height: 10)))])
    let fonts = drawings.compactMap { if case .text(_, let font, _, _) = $0.content { font } else { nil } }
    #expect(fonts.map { typesetter.width(of: "按按钮看", $0) } == [32])
    #expect(typesetter.width(of: "按按钮看", .sans(8)) == 48)
  }

  @Test func aBlurredShadowIsAHalo() {
    let shadow = ShadowValue(offset: .zero, blur: 3, color: blue)
    var painter = DisplayListPainter(typesetter, ground: .white), list = DrawingList()
    painter.draw(
      DisplayList([DrawingCommand(.fill(box(6, 6, 8, 8), .winding, red), shadow: shadow)]), .identity,
      in: CGRect(x: 0, y: 0, width: 20, height: 20), to: &list)
    let bitmap = draw(list.drawings), reds = (0..<6).map { color(bitmap, $0, 10) >> 16 }
    #expect(reds[0] == 0xFF && reds[5] < 0xB0 && reds == Array(reds.sorted().reversed()))
    #expect(color(bitmap, 10, 10) == 0xFF0000)
  }

  @Test func textsAreAlignedAndBroken() {
    let font = FontValue(name: ".SFUI", size: 10, weight: 0)
    func starts(_ alignment: TextValue.Alignment) -> [CGPoint] {
      var text = TextValue(
        [.init("one two three", font: font, color: red)], in: CGRect(x: 0, y: 0, width: 40, height: 60))
      text.alignment = alignment
      return list([.text(text)]).compactMap { if case .text(_, _, let point, _) = $0.content { point } else { nil } }
    }
    let left = starts(.left), right = starts(.right)
    #expect(left.count > 1 && left.allSatisfy { $0.x == 0 } && left.map(\.y) == left.map(\.y).sorted())
    #expect(right.count == left.count && right.allSatisfy { $0.x > 0 })
  }

  @Test func aParagraphStyleMovesLines() {
    let font = FontValue(name: ".SFUI", size: 10, weight: 0)
    func starts(_ change: (inout ParagraphValue) -> Void) -> [CGPoint] {
      let run = TextValue.Run("one two\nthree", font: font, color: red)
      var text = TextValue([run], in: CGRect(x: 0, y: 0, width: 200, height: 90))
      change(&text.paragraph)
      return list([.text(text)]).compactMap { if case .text(_, _, let point, _) = $0.content { point } else { nil } }
    }
    let plain = starts { _ in }, spaced = starts { $0.lineSpacing = 7 }, high = starts { $0.lineHeightMultiple = 2 }
    #expect(plain.map(\.x) == [0, 0] && plain[1].y == plain[0].y + 12)
    #expect(spaced == [plain[0], CGPoint(x: 0, y: plain[1].y + 7)])
    // The rest of a high line is above its letters.
    #expect(high.map(\.y) == [plain[0].y + 12, plain[0].y + 36])
    #expect(starts { $0.firstLineHeadIndent = 5 }.map(\.x) == [5, 5])
    #expect(starts { $0.paragraphSpacing = 9 }[1].y == plain[1].y + 9)
  }

  @Test func aBrokenTextKeepsItsFontsAndColours() {
    let small = FontValue(name: ".SFUI", size: 10, weight: 0), large = FontValue(name: ".SFUI", size: 20, weight: 0)
    let text = TextValue(
      [.init("one ", font: small, color: red), .init("two", font: large, color: blue)],
      in: CGRect(x: 0, y: 0, width: 40, height: 60))
    let pieces = list([.text(text)]).compactMap { drawing in
      if case .text(let text, let font, _, let color) = drawing.content { (text, font.size, color) } else { nil }
    }
    #expect(pieces.map(\.0) == ["one", "two"] && pieces.map(\.1) == [10, 20])
    #expect(pieces.map(\.2) == [Color(red), Color(blue)])
  }

  /// Nothing that code can draw stops the window.
  @Test func absurdValuesDrawNothingAndEnd() {
    var dashed = StrokeStyle()
    dashed.dashes = [1e-9, 1e-9]
    let far = PathValue([.move(CGPoint(x: -1e300, y: 0)), .line(CGPoint(x: 1e300, y: CGFloat.nan))])
    var nested = DisplayList([DrawingCommand(.fill(box(0, 0, 20, 20), .winding, red))])
    for _ in 0..<300 { nested = DisplayList([DrawingCommand(.list(nested, .identity, opacity: 1))]) }
    let clips = Array(repeating: DrawingCommand.Kind.clip(box(0, 0, 20, 20), .winding), count: 500)
    let infinite = GradientValue(
      stops: [.init(place: 0, color: red)], shape: .line, start: CGPoint(x: CGFloat.infinity, y: 0), end: .zero)
    let huge = TextValue(
      [.init("x", font: FontValue(name: "", size: 1e9, weight: 0), color: red)],
      in: CGRect(x: 0, y: 0, width: 1e12, height: 1e12))
    let bitmap = draw(
      list(
        [
          .stroke(far, dashed, red),
          .stroke(box(0, 0, 1e6, 1e6), dashed, ColorValue(red: .nan, green: 0, blue: 0, opacity: 0)),
          .list(nested, .identity, opacity: 1), .gradient(infinite), .text(huge),
          .fill(box(0, 0, .infinity, 5), .winding, red),
        ] + clips + [.fill(box(0, 0, 20, 20), .winding, blue)]))
    #expect(color(bitmap, 10, 10) == 0xFFFFFF)
    let many = Array(repeating: DrawingCommand.Kind.fill(box(0, 0, 1, 1), .winding, red), count: 100_000)
    #expect(list(many).count == 20_000)
  }
}
