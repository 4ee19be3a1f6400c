import Canvas
import Foundation
import ScenePicture
import UIKit

/// The slider for a view's alpha: an ink wall stands where touches stop seeing the view.
final class AlphaSlider: UISlider, PanelControl {
  var attention = Attention()
  var tooltip: String?

  /// `change` is told each value that the person drags it to.
  init(change: @escaping (Double) -> Void) {
    super.init(frame: .zero)
    addAction(UIAction { [unowned self] _ in change(alphaValue) }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value without the noise of 32 bits.
  var alphaValue: Double {
    get { (Double(value) * 100_000).rounded() / 100_000 }
    set { value = Float(newValue) }
  }

  // MARK: Scale

  static let height: CGFloat = 18

  /// How far the thumb reaches beyond the ends of the track, in pixels.
  static let overhang: CGFloat = 8

  /// On half a pixel, so that a line three pixels wide has sharp edges.
  private var middle: CGFloat { bounds.midY.rounded(.down) + 0.5 }

  /// The line that the middle of the thumb moves on.
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + AlphaSlider.overhang, y: middle - 1.5, width: bounds.width - 2 * AlphaSlider.overhang, height: 3)
  }

  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let x = rect.minX + rect.width * CGFloat(AlphaScale.position(of: Double(value)))
    return CGRect(x: x - 7.5, y: middle - 7.5, width: 15, height: 15)
  }

  override func value(forThumbAt x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    return Float(AlphaScale.alpha(at: Double((x - track.minX) / max(track.width, 1))))
  }

  /// A press beside the thumb brings the thumb there.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if !super.beginTracking(touch, with: event) {
      value = value(forThumbAt: touch.location(in: self).x)
      sendActions(for: .valueChanged)
      return super.beginTracking(touch, with: event)
    }
    return true
  }

  func press() {}

  func step(by amount: Int) -> Bool {
    alphaValue = AlphaScale.step(from: alphaValue, by: amount)
    sendActions(for: .valueChanged)
    return true
  }

  // MARK: Painting

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let wall = (track.minX + track.width * CGFloat(AlphaScale.wall)).rounded()
    // The round ends reach beyond the way of the thumb.
    let line = track.insetBy(dx: -1.5, dy: 0)
    list.fill(.roundedRect(line, radius: 1.5), theme.controlBorder)
    let filled = CGRect(x: line.minX, y: line.minY, width: thumb.midX - line.minX, height: line.height)
    list.fill(.roundedRect(filled, radius: 1.5), theme.ink)
    list.fill(CGRect(x: wall - 1, y: middle - 7.5, width: 2, height: 14), theme.ink)
    let center = CGPoint(x: thumb.midX, y: thumb.midY)
    let knob = isHighlighted ? theme.selection : attention.isHovered ? theme.hover : theme.panel
    list.fill(.circle(center: center, radius: 6.5), knob)
    list.stroke(.circle(center: center, radius: 6.5), width: 2, theme.ink)
    if attention.isFocused { list.stroke(.circle(center: center, radius: 10.5), width: 2, theme.ink) }
  }
}
