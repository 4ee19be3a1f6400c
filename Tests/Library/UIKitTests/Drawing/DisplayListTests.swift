import Foundation
import Testing

@testable import UIKitCore

/// What is drawn is kept as values.
@Suite struct DisplayListTests {
  let application = UIApplication()
  let window: UIWindow

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200), application: application)
    window.makeKeyAndVisible()
  }

  /// A view that draws what its closure draws.
  final class Canvas: UIView {
    var draws = 0
    var body: (CGRect) -> Void = { _ in }

    override func draw(_ rect: CGRect) {
      draws += 1
      body(rect)
    }
  }

  func canvas(_ body: @escaping (CGRect) -> Void) -> Canvas {
    let canvas = Canvas(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    canvas.body = body
    window.addSubview(canvas)
    return canvas
  }

  func list(_ view: UIView) -> [DrawingCommand.Kind] {
    application.processEvents(until: 0)
    return DrawingRecorder.record(view).commands.map(\.kind)
  }

  @Test func aPatternRepeatsItsPicture() {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { _ in }
    var repeats = 0
    let canvas = canvas { rect in
      tile.drawAsPattern(in: CGRect(x: 5, y: 5, width: 25, height: 40))
      tile.drawAsPattern(in: CGRect(x: 0, y: 0, width: 1e6, height: 1e6))
      repeats += 1
    }
    #expect(!list(canvas).isEmpty && repeats == 1)
    #expect("\(list(canvas))".components(separatedBy: "picture(").count - 1 == 6)
  }

  /// Programs that paint draw the last picture into the next one, for ever.
  @Test func picturesThatGrowDoNotNest() {
    let size = CGSize(width: 100, height: 50)
    var image: UIImage?
    for index in 0..<200 {
      image = UIGraphicsImageRenderer(size: size).image { context in
        image?.draw(in: CGRect(origin: .zero, size: size))
        context.fill(CGRect(x: index, y: 0, width: 1, height: 1))
      }
    }
    guard case .drawn(let list, _) = image?.value else { return #expect(Bool(false)) }
    #expect(list.commands.count == 200)
    #expect(list.commands.allSatisfy { if case .fill = $0.kind { true } else { false } })
    // Elsewhere they nest, up to a depth.
    for _ in 0..<200 {
      image = UIGraphicsImageRenderer(size: size).image { _ in image?.draw(in: CGRect(x: 1, y: 1, width: 9, height: 9))
      }
    }
    #expect(image?.value.isDeeper(than: 20) == false)
  }

  let square = CGRect(x: 5, y: 5, width: 10, height: 10)
  let red = ColorValue(red: 1, green: 0, blue: 0, opacity: 1)

  @Test(
    "draw is called before the first frame, on request, and after a change of size only where that is wanted",
    .statements("LC-09"))
  func calls() {
    let view = canvas { _ in }
    #expect(view.draws == 0)
    application.processEvents(until: 0)
    application.processEvents(until: 1)
    #expect(view.draws == 1)
    view.setNeedsDisplay()
    view.setNeedsDisplay(.zero)
    application.processEvents(until: 2)
    #expect(view.draws == 2)
    view.frame.size.width = 40
    view.frame.origin.x = 7
    application.processEvents(until: 3)
    #expect(view.draws == 2)
    view.contentMode = .redraw
    view.frame.size.width = 50
    application.processEvents(until: 4)
    #expect(view.draws == 3)
    let empty = canvas { _ in }
    empty.frame.size = .zero
    application.processEvents(until: 5)
    #expect(empty.draws == 0)
    empty.frame.size = CGSize(width: 5, height: 5)
    application.processEvents(until: 6)
    #expect(empty.draws == 1)
  }

  @Test func aPictureThatWasNotBegunEndsNothing() {
    let view = canvas { _ in
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() != nil)
    }
    application.processEvents(until: 0)
    #expect(view.draws == 1)
  }

  @Test("what draw finds out counts for the touch that comes next", .statements("LC-09"))
  func beforeTouch() {
    final class Star: UIView {
      var figure: UIBezierPath?
      override func draw(_ rect: CGRect) { figure = UIBezierPath(ovalIn: rect) }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { figure?.contains(point) ?? false }
    }
    let star = Star(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(star)
    application.enqueue(TouchSample(phase: .began, location: CGPoint(x: 50, y: 50), timestamp: 0))
    application.processEvents(until: 0)
    #expect(application.frontmostView(at: CGPoint(x: 50, y: 50), with: nil)?.view === star)
    #expect(application.frontmostView(at: CGPoint(x: 5, y: 5), with: nil)?.view === window)
  }

  @Test("paths, colours, styles, clips and transforms are recorded in points of the view")
  func commands() {
    let view = canvas { _ in
      UIColor.red.setFill()
      UIColor.blue.withAlphaComponent(0.5).setStroke()
      UIRectFill(self.square)
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      let path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2))
      path.lineWidth = 3
      path.stroke()
      context.restoreGState()
      context.setAlpha(0.5)
      context.fillEllipse(in: self.square)
    }
    var style = StrokeStyle()
    style.width = 6
    #expect(
      list(view) == [
        .fill(PathValue(square), .winding, red),
        .clip(PathValue(CGRect(x: 10, y: 0, width: 10, height: 10)), .winding),
        .stroke(
          PathValue(CGRect(x: 12, y: 2, width: 4, height: 4)), style,
          ColorValue(red: 0, green: 0, blue: 1, opacity: 0.5)),
        .endClip,
        .fill(PathValue(CGPath(ellipseIn: square, transform: nil)), .winding, red.faded(by: 0.5)),
      ])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("a context that is left with open clips and layers gives a list that closes them")
  func openEnds() {
    let view = canvas { _ in
      let context = UIGraphicsGetCurrentContext()
      UIRectClip(self.square)
      context?.restoreGState()
      context?.setAlpha(0.5)
      context?.beginTransparencyLayer(auxiliaryInfo: nil)
      UIRectClip(self.square)
      UIRectFill(self.square)
      context?.endTransparencyLayer()
      context?.endTransparencyLayer()
    }
    let clip = DrawingCommand.Kind.clip(PathValue(square), .winding)
    let inner = DisplayList([clip, .fill(PathValue(square), .winding, .black), .endClip].map { DrawingCommand($0) })
    #expect(list(view) == [clip, .list(inner, .identity, opacity: 0.5), .endClip])
  }

  @Test("a gradient, a text, a picture that was drawn, and one by its name")
  func contents() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
    let view = canvas { rect in
      let colors = [UIColor.red.cgColor, UIColor.black.cgColor]
      let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil)
      if let gradient {
        UIGraphicsGetCurrentContext()?.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: .drawsAfterEndLocation)
      }
      "Hi".draw(at: CGPoint(x: 1, y: 2), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
      image.draw(in: rect)
      UIImage(systemName: "star")?.withTintColor(.red).draw(at: .zero)
    }
    let kinds = list(view)
    guard kinds.count == 4, case .gradient(let gradient) = kinds[0], case .text(let text) = kinds[1],
      case .picture(.drawn(let inner, let size), let place, _) = kinds[2],
      case .picture(.named(let name, let isSymbol, let tint), _, _) = kinds[3]
    else {
      Issue.record("\(kinds)")
      return
    }
    #expect(gradient.stops.map(\.place) == [0, 1] && !gradient.extendsBefore && gradient.extendsAfter)
    #expect(gradient.color(at: CGPoint(x: 5, y: 3)) == ColorValue(red: 0.5, green: 0, blue: 0, opacity: 1))
    #expect(text.runs.map(\.text) == ["Hi"] && text.runs[0].font.weight == 0.4 && text.rect.origin.y == 2)
    #expect(size == CGSize(width: 4, height: 4) && place == view.bounds && inner.commands.count == 1)
    #expect(name == "star" && isSymbol && tint == red)
  }

  @Test("background, border, corners, shadow, shape layers and sublayers come in the order of drawing")
  func layers() {
    let view = canvas { _ in UIRectFill(self.square) }
    view.backgroundColor = .red
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 2
    view.layer.masksToBounds = true
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: square, transform: nil)
    shape.position = CGPoint(x: 3, y: 0)
    shape.strokeColor = UIColor.black.cgColor
    shape.fillColor = nil
    shape.strokeEnd = 0.5
    view.layer.addSublayer(shape)
    let kinds = list(view)
    let corner = PathValue(UIBezierPath(view.bounds, .allCorners, radius: 8).cgPath)
    let half = CGMutablePath()
    half.addLines(between: [CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 5), CGPoint(x: 15, y: 15)])
    let inner = DisplayList([DrawingCommand(.stroke(PathValue(half), StrokeStyle(), .black))])
    #expect(kinds.count == 6)
    #expect(kinds[0] == .fill(corner, .winding, red) && kinds[1] == .clip(corner, .winding))
    #expect(kinds[2] == .fill(PathValue(square), .winding, .black))
    #expect(kinds[3] == .list(inner, CGAffineTransform(translationX: 3, y: 0), opacity: 1) && kinds[4] == .endClip)
    guard case .stroke(_, let style, _) = kinds[5] else {
      Issue.record("no border")
      return
    }
    #expect(style.width == 2 && DrawingRecorder.clip(of: view) == corner)
  }

  @Test("without a background, the drawing, the border and the subviews throw the shadow, before all of them")
  func shadowOfContent() {
    let view = canvas { _ in UIRectFill(self.square) }, card = UIView(frame: CGRect(x: 2, y: 3, width: 4, height: 5))
    view.layer.shadowOpacity = 0.5
    view.layer.borderWidth = 2
    card.backgroundColor = .red
    view.addSubview(card)
    view.addSubview(UIView(frame: square))
    _ = list(view)
    let commands = DrawingRecorder.record(view).commands, clear = ColorValue.black.faded(by: 0)
    // The subviews have their places behind the border.
    #expect(commands.map { $0.shadow != nil } == [true, true, true, false, false, false, false])
    #expect(commands[0].kind == .fill(PathValue(square), .winding, clear))
    #expect(commands[2].kind == .fill(PathValue(card.frame), .winding, red.faded(by: 0)))
    view.backgroundColor = .white
    #expect(DrawingRecorder.record(view).commands.map { $0.shadow != nil } == [true, false, false, false, false])
  }

  @Test("the path of a shadow throws it, also for a clear layer; one that clips keeps it inside")
  func shadowOfPath() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), path = CGPath(rect: square, transform: nil)
    view.layer.shadowOpacity = 0.5
    view.layer.shadowPath = path
    let thrown = DrawingCommand.Kind.fill(PathValue(path), .winding, ColorValue.black.faded(by: 0))
    let clear = DrawingRecorder.record(view).commands
    #expect(clear.map(\.kind) == [thrown] && clear[0].shadow != nil)
    view.backgroundColor = .white
    view.clipsToBounds = true
    let commands = DrawingRecorder.record(view).commands
    #expect(commands[0].kind == .clip(PathValue(view.bounds), .winding) && commands[1].kind == thrown)
    #expect(commands[3].shadow == nil)
  }

  @Test("a mask lets through what it fills by its rule, and what it strokes")
  func masks() throws {
    let view = canvas { _ in }, colours = CAGradientLayer(), mask = CAShapeLayer()
    (colours.frame, colours.colors) = (view.bounds, [UIColor.red.cgColor, UIColor.blue.cgColor])
    view.layer.addSublayer(colours)
    colours.mask = mask
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
    path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    (mask.path, mask.fillRule) = (path, .evenOdd)
    func clip() throws -> (PathValue, CGPathFillRule) {
      guard case .list(let inner, _, _) = try #require(list(view).first),
        case .clip(let figure, let rule) = try #require(inner.commands.first?.kind)
      else { throw CancellationError() }
      return (figure, rule)
    }
    #expect(try clip() == (PathValue(path), .evenOdd))

    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)])
    (mask.path, mask.fillColor, mask.strokeColor) = (line, UIColor.clear.cgColor, UIColor.black.cgColor)
    (mask.lineWidth, mask.strokeEnd) = (10, 0.5)
    let box = CGPath(rect: CGRect(x: 0, y: 15, width: 20, height: 10), transform: nil)
    let half = try clip().0.path
    for point in [CGPoint(x: 1, y: 16), CGPoint(x: 19, y: 24), CGPoint(x: 21, y: 20), CGPoint(x: 5, y: 26)] {
      #expect(half.contains(point) == box.contains(point))
    }
  }

  @Test("a view may draw the content of its layer, whose delegate it is")
  func drawingForTheLayer() {
    final class Painter: UIView {
      override func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
      }
    }
    let painter = Painter(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(painter.layer.delegate === painter)
    window.addSubview(painter)
    #expect(list(painter).count == 1)
  }

  @Test("a label takes nil for the font and the colour that it has by itself")
  func labelWithoutFont() {
    let label = UILabel()
    (label.font, label.textColor, label.text) = (nil, nil, "A")
    #expect(
      label.font == UIFont.systemFont(ofSize: 17) && label.textColor == .label && label.intrinsicContentSize.width > 0)
  }

  @Test("labels, pictures and buttons draw what they show")
  func standardViews() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)), button = UIButton(type: .system)
    label.text = "A"
    label.textAlignment = .center
    button.setTitle("Go", for: .normal)
    button.frame = label.frame
    let picture = UIImageView(image: UIImage(named: "cat"))
    picture.contentMode = .center
    picture.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    for view in [label, button, picture] as [UIView] { window.addSubview(view) }
    guard case .text(let text)? = list(label).last, case .text(let title)? = list(button).last,
      case .picture(_, let place, _)? = list(picture).last
    else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(text.alignment == .center && text.verticalAlignment == .center && text.lineLimit == 1)
    #expect(title.runs[0].text == "Go" && title.runs[0].color == ColorValue(UIColor.systemBlue.cgColor))
    #expect(place == CGRect(x: 38, y: 10, width: 24, height: 24))
  }

  @Test("a layer is drawn by its delegate or its class, when it asks for it")
  func layerDrawing() {
    final class Dot: CALayer {
      var draws = 0
      override func draw(in ctx: CGContext) {
        draws += 1
        ctx.fillEllipse(in: bounds)
      }
    }
    let view = canvas { _ in }, dot = Dot()
    dot.frame = square
    view.layer.addSublayer(dot)
    #expect(list(view).isEmpty)
    dot.setNeedsDisplay()
    let kinds = list(view)
    #expect(kinds.count == 1 && dot.draws == 1 && view.draws == 1)
    _ = list(view)
    #expect(dot.draws == 1)
  }

  @Test("one pixel tells whether a point of a view is transparent")
  func onePixel() {
    let view = canvas { rect in
      UIColor.red.setFill()
      UIBezierPath(ovalIn: rect).fill()
    }
    _ = list(view)
    func opacity(_ x: CGFloat, _ y: CGFloat) -> UInt8 {
      var pixel: UInt8 = 0
      let context = CGContext(
        data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 1, space: nil,
        bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue)
      context?.translateBy(x: -x, y: -y)
      if let context { view.layer.render(in: context) }
      return pixel
    }
    #expect(opacity(50, 25) == 255 && opacity(2, 2) == 0 && opacity(96, 25) == 255 && opacity(-5, 25) == 0)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.backgroundColor = .black
    inner.alpha = 0.5
    view.addSubview(inner)
    #expect(opacity(2, 2) == 128)
  }

  @Test("lists are the same after they were written and read")
  func coding() throws {
    let view = canvas { rect in
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 9, height: 9)
      )
      .fill()
      "text".draw(in: rect)
      UIGraphicsGetCurrentContext()?.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
      UIImage(named: "x")?.draw(in: rect)
    }
    _ = list(view)
    let list = DrawingRecorder.record(view)
    #expect(list.commands.count == 3 && list.commands[2].shadow != nil)
    #expect(try JSONDecoder().decode(DisplayList.self, from: JSONEncoder().encode(list)) == list)
  }

  @Test("a view turns about its layer's anchor point, and is hit where it is then")
  func anchor() {
    let hand = canvas { _ in }
    hand.bounds.size = CGSize(width: 10, height: 80)
    hand.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    hand.center = CGPoint(x: 100, y: 100)
    #expect(hand.frame == CGRect(x: 95, y: 20, width: 10, height: 80) && hand.layer.position == hand.center)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      application.frontmostView(at: CGPoint(x: x, y: y), with: nil)?.view
    }
    #expect(hit(100, 30) === hand && hit(170, 100) === window)
    hand.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(hit(100, 30) === window && hit(170, 100) === hand)
    #expect(hand.convert(CGPoint(x: 5, y: 80), to: window) == CGPoint(x: 100, y: 100))
    hand.frame = CGRect(x: 10, y: 10, width: 80, height: 10)
    #expect(abs(hand.frame.minX - 10) < 1e-9 && abs(hand.frame.maxX - 90) < 1e-9 && abs(hand.frame.midY - 15) < 1e-9)
  }

  @Test("transforms of space: the part in the plane moves views and layers, and what they are asked")
  func space() {
    let turn = CATransform3DRotate(CATransform3DMakeTranslation(10, 0, 5), .pi / 2, 0, 0, 1)
    let inverse = CATransform3DConcat(turn, CATransform3DInvert(turn))
    #expect(zip(inverse.rows.joined(), CATransform3DIdentity.rows.joined()).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(!CATransform3DIsAffine(turn) && CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 1)))
    let view = canvas { _ in }
    view.layer.transform = CATransform3DMakeScale(2, 1, 1)
    #expect(view.frame == CGRect(x: -40, y: 10, width: 200, height: 50))
    #expect(application.frontmostView(at: CGPoint(x: 1, y: 20), with: nil)?.view === view)
    let layer = CALayer()
    layer.frame = square
    layer.transform = turn
    view.layer.addSublayer(layer)
    let corner = layer.convert(CGPoint.zero, to: view.layer)
    #expect(abs(corner.x - 25) < 1e-9 && abs(corner.y - 5) < 1e-9)
    // Its middle has moved from 10,10 to 20,10.
    #expect(layer.hitTest(CGPoint(x: 20, y: 10)) === layer && layer.hitTest(CGPoint(x: 10, y: 10)) == nil)
  }
}
