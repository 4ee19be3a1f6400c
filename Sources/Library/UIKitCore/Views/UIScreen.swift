/// The screen of the device. As Apple's, except: it is as large as the application's window, and a point is one pixel.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()

  /// The rectangle of the screen, in points. Chosen: the size of the frontmost normal window of `UIApplication.shared`,
  /// because windows alone know how large the device is; 390 × 844, an iPhone's screen, without such a window.
  open var bounds: CGRect {
    ApplicationRegistry.ofThisProcess.known?.screenBounds ?? CGRect(x: 0, y: 0, width: 390, height: 844)
  }

  /// The pixels in a point. Always 1: drawings are values without pixels.
  open var scale: CGFloat { 1 }

  /// A view with the present picture of the key window.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }
}
