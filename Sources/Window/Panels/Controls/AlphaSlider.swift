import Canvas
import ScenePicture
import UIKit

/// The slider for a view's alpha. A filled wall marks the value at and below which the view receives no touches.
final class AlphaSlider: UISlider, PanelControl {
  var interaction = Interaction()
  var tooltip: String?

  /// - Parameter change: called with each value that the user drags to.
  init(change: @escaping (Double) -> Void) {
    super.init(frame: .zero)
    addAction(UIAction { [unowned self] _ in change(alphaValue) }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, rounded to five decimals because `value` has 32 bits.
  var alphaValue: Double {
    get { (Double(value) * 100_000).rounded() / 100_000 }
    set { value = Float(newValue) }
  }

  // MARK: Scale

  static let height: CGFloat = 18

  /// The distance by which the thumb reaches beyond the ends of the track, in pixels.
  static let overhang: CGFloat = 8

  /// On half a pixel, so that a line three pixels wide has sharp edges.
  private var middle: CGFloat { bounds.midY.rounded(.down) + 0.5 }

  /// The line along which the middle of the thumb moves.
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: AlphaSlider.overhang, dy: 0).band(middle: middle, height: 3)
  }

  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let x = rect.minX + rect.width * CGFloat(AlphaScale.position(of: Double(value)))
    return CGRect(center: CGPoint(x: x, y: middle), side: 15)
  }

  override func value(forThumbAt x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    return Float(AlphaScale.alpha(at: Double((x - track.minX) / max(track.width, 1))))
  }

  /// A press beside the thumb moves the thumb there.
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
    // The round ends extend beyond the range of the thumb.
    let line = track.insetBy(dx: -1.5, dy: 0)
    list.fill(.roundedRect(line, radius: 1.5), theme.controlBorder)
    list.fill(.roundedRect(line.between(line.minX, thumb.midX), radius: 1.5), theme.text)
    list.fill(CGRect(x: wall - 1, y: middle - 7.5, width: 2, height: 14), theme.text)
    let center = thumb.center
    let knob = isHighlighted ? theme.selection : interaction.isHovered ? theme.hover : theme.panel
    list.fill(.circle(center: center, radius: 6.5), knob)
    list.stroke(.circle(center: center, radius: 6.5), width: 2, theme.text)
    if interaction.isFocused { list.stroke(.circle(center: center, radius: 10.5), width: 2, theme.text) }
  }
}
