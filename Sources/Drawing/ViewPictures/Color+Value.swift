import Canvas
import CoreGraphics

extension Color {
  package init(_ value: ColorValue) {
    func byte(_ component: CGFloat) -> UInt32 {
      component.isFinite ? UInt32((min(max(component, 0), 1) * 255).rounded()) : 0
    }
    let hex = byte(value.red) << 16 | byte(value.green) << 8 | byte(value.blue)
    self.init(hex, alpha: value.opacity.isFinite ? Double(value.opacity) : 0)
  }
}

extension ColorValue {
  func mixed(with other: ColorValue, _ share: CGFloat) -> ColorValue {
    func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * share }
    return ColorValue(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity))
  }
}
