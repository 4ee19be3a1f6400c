import Foundation
import Testing
import TouchTestingPictures
import UIKit

/// What pictures show of layers: their order among subviews, animations that are kept, and stretched contents.
@Suite struct LayerPictureTests {
  /// A clear view of 80 × 60 points on a screen of that size.
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
  private let screen: TestScreen

  init() { screen = TestScreen(view, size: CGSize(width: 80, height: 60)) }

  /// The colour of a pixel, as red, green and blue.
  private func color(_ x: Int, _ y: Int) throws -> UInt32 {
    screen.wait(0)
    return try screen.picture().pixel(x, y) & 0xFFFFFF
  }

  private func layer(_ frame: CGRect, _ color: UIColor) -> CALayer {
    let layer = CALayer()
    (layer.frame, layer.backgroundColor) = (frame, color.cgColor)
    return layer
  }

  private func subview(_ frame: CGRect, _ color: UIColor) -> UIView {
    let subview = UIView(frame: frame)
    subview.backgroundColor = color
    view.addSubview(subview)
    return subview
  }

  // MARK: Order

  @Test func aLayerThatIsAddedAfterASubviewCoversIt() throws {
    let back = subview(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    view.layer.addSublayer(layer(CGRect(x: 15, y: 15, width: 30, height: 10), .blue))
    _ = subview(CGRect(x: 40, y: 10, width: 20, height: 20), .green)
    #expect(try color(12, 12) == 0xFF0000 && color(20, 20) == 0x0000FF && color(35, 20) == 0x0000FF)
    #expect(try color(42, 20) == 0x00FF00)
    view.bringSubviewToFront(back)
    #expect(try color(20, 20) == 0xFF0000 && color(35, 20) == 0x0000FF)
  }

  @Test func aLayerIsCutWhereItsViewCuts() throws {
    let box = subview(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    box.clipsToBounds = true
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    inner.backgroundColor = .green
    box.addSubview(inner)
    box.layer.addSublayer(layer(CGRect(x: 5, y: 5, width: 40, height: 10), .blue))
    #expect(try color(12, 12) == 0x00FF00 && color(20, 17) == 0x0000FF && color(35, 17) == 0xFFFFFF)
    #expect(try color(35, 12) == 0xFFFFFF)
  }

  @Test func theBorderIsInFrontOfSubviews() throws {
    let box = subview(CGRect(x: 10, y: 10, width: 40, height: 40), .red)
    (box.layer.borderWidth, box.layer.borderColor) = (4, UIColor.blue.cgColor)
    let inner = UIView(frame: box.bounds)
    inner.backgroundColor = .green
    box.addSubview(inner)
    #expect(try color(12, 30) == 0x0000FF && color(30, 30) == 0x00FF00)
  }

  @Test func theZPositionOrdersLayersAndSubviews() throws {
    let back = subview(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    _ = subview(CGRect(x: 10, y: 10, width: 20, height: 20), .green)
    #expect(try color(20, 20) == 0x00FF00)
    back.layer.zPosition = 1
    #expect(try color(20, 20) == 0xFF0000)
    let front = layer(CGRect(x: 10, y: 10, width: 20, height: 20), .blue)
    view.layer.insertSublayer(front, at: 0)
    #expect(try color(20, 20) == 0xFF0000)
    front.zPosition = 2
    #expect(try color(20, 20) == 0x0000FF)
  }

  @Test func sublayersCoverThePictureOfAnImageViewButNotTheTitleOfAButton() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let imageView = UIImageView(image: image), button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    button.frame = CGRect(x: 40, y: 0, width: 20, height: 20)
    for one in [imageView, button] {
      view.addSubview(one)
      one.layer.insertSublayer(layer(CGRect(x: 0, y: 0, width: 20, height: 20), .blue), at: 0)
    }
    #expect(try color(10, 10) == 0x0000FF && color(50, 10) == 0xFF0000)
  }

  // MARK: Animations that are kept

  private func keep(_ path: String, _ value: Any, in layer: CALayer) {
    let animation = CABasicAnimation(keyPath: path)
    (animation.toValue, animation.duration) = (value, 0.25)
    (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
    layer.add(animation, forKey: path)
  }

  @Test func aViewIsShownWhereAKeptAnimationLeavesIt() throws {
    let box = subview(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    inner.backgroundColor = .green
    box.addSubview(inner)
    keep("position.x", 60, in: box.layer)
    screen.wait(1)
    #expect(try color(10, 10) == 0xFFFFFF && color(60, 10) == 0x00FF00 && color(52, 2) == 0xFF0000)
    #expect(box.frame.minX == 0 && view.hitTest(CGPoint(x: 10, y: 10), with: nil) === inner)
    box.layer.removeAllAnimations()
    #expect(try color(10, 10) == 0x00FF00 && color(60, 10) == 0xFFFFFF)
  }

  @Test func aKeptAnimationLeavesOpacityAndSize() throws {
    let gone = subview(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
    let seen = subview(CGRect(x: 20, y: 0, width: 20, height: 20), .red)
    let small = subview(CGRect(x: 40, y: 0, width: 20, height: 20), .red)
    seen.alpha = 0
    keep("opacity", 0, in: gone.layer)
    keep("opacity", 1, in: seen.layer)
    keep("transform.scale", 0.5, in: small.layer)
    screen.wait(1)
    #expect(try color(10, 10) == 0xFFFFFF && color(30, 10) == 0xFF0000)
    #expect(try color(42, 10) == 0xFFFFFF && color(50, 10) == 0xFF0000)
    #expect(view.hitTest(CGPoint(x: 30, y: 10), with: nil) === view)
  }

  // MARK: Stretched pictures

  /// 10 × 10 points: red, with edges of 2 points in blue.
  private var framed: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.red.setFill()
      context.fill(CGRect(x: 2, y: 2, width: 6, height: 6))
    }
  }

  /// Whether a picture at 10,10 with 40 × 40 points has edges of 2 points.
  private func hasThinEdges() throws -> Bool {
    try color(11, 30) == 0x0000FF && color(13, 30) == 0xFF0000 && color(30, 11) == 0x0000FF && color(30, 47) == 0xFF0000
      && color(48, 49) == 0x0000FF
  }

  @Test(arguments: [UIImage.ResizingMode.stretch, .tile])
  func edgesOfAResizablePictureKeepTheirSize(mode: UIImage.ResizingMode) throws {
    let image = framed.resizableImage(
      withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2), resizingMode: mode)
    let place = CGRect(x: 10, y: 10, width: 40, height: 40)
    let imageView = UIImageView(frame: place), button = UIButton(frame: place)
    (imageView.image, imageView.contentMode) = (framed, .scaleToFill)
    view.addSubview(imageView)
    #expect(try !hasThinEdges())
    imageView.image = image.withRenderingMode(.alwaysOriginal)
    #expect(try hasThinEdges())
    imageView.removeFromSuperview()
    button.setBackgroundImage(image, for: .normal)
    view.addSubview(button)
    #expect(try hasThinEdges())
  }

  @Test func nothingIsSeenBetweenThePartsOfAResizablePicture() throws {
    let plain = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    let imageView = UIImageView(frame: CGRect(x: 0.3, y: 0.3, width: 60, height: 40))
    imageView.image = plain.resizableImage(withCapInsets: UIEdgeInsets(top: 2.5, left: 2.5, bottom: 2.5, right: 2.5))
    view.addSubview(imageView)
    let colors = Set(try (2..<58).flatMap { x in try [3, 20, 37].map { try color(x, $0) } })
    #expect(colors == [0xFF0000])
  }

  @Test func aStretchablePictureStretchesOnePoint() throws {
    let imageView = UIImageView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    imageView.image = framed.stretchableImage(withLeftCapWidth: 4, topCapHeight: 4)
    view.addSubview(imageView)
    #expect(try hasThinEdges())
    imageView.image = framed.stretchableImage(withLeftCapWidth: 4, topCapHeight: 0)
    #expect(try !hasThinEdges())
    #expect(try color(11, 30) == 0x0000FF && color(13, 30) == 0xFF0000 && color(30, 17) == 0x0000FF)
  }

  @Test func theMiddleOfAResizablePictureIsRepeated() throws {
    let stripes = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      for (x, color) in [(0, UIColor.blue), (2, .red), (4, .green), (6, .blue)] {
        color.setFill()
        context.fill(CGRect(x: x, y: 0, width: 2, height: 8))
      }
    }
    let imageView = UIImageView(frame: CGRect(x: 0, y: 0, width: 12, height: 8))
    imageView.image = stripes.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
    view.addSubview(imageView)
    #expect(try [1, 3, 5, 7, 9, 11].map { try color($0, 4) } == [0xFF, 0xFF0000, 0xFF00, 0xFF0000, 0xFF00, 0xFF])
  }

  @Test func contentsAreStretchedInTheirCenter() throws {
    let layer = layer(CGRect(x: 10, y: 10, width: 40, height: 40), .clear)
    layer.contents = framed.cgImage
    layer.contentsScale = framed.scale
    view.layer.addSublayer(layer)
    #expect(try !hasThinEdges())
    layer.contentsCenter = CGRect(x: 0.2, y: 0.2, width: 0.6, height: 0.6)
    #expect(try hasThinEdges())
  }

  // MARK: Buttons

  @Test func aSelectedSystemButtonHasItsTitleOnTheTintColour() throws {
    let button = UIButton(type: .system)
    (button.tintColor, button.frame) = (.red, CGRect(x: 0, y: 0, width: 80, height: 60))
    button.setTitle("    ", for: .normal)
    view.addSubview(button)
    #expect(try color(40, 30) == 0xFFFFFF)
    button.isSelected = true
    #expect(try color(40, 30) == 0xFF0000 && color(2, 2) == 0xFFFFFF)
    button.setBackgroundImage(framed, for: .normal)
    #expect(try color(1, 1) == 0x0000FF)
  }
}
