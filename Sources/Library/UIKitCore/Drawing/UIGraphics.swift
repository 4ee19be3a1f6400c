import Synchronization

// The context into which UIKit's drawing functions draw. On iOS each thread has one of its own; here, all have the same.

/// The contexts that were pushed, the present one last.
final nonisolated class GraphicsStack: Sendable {
  static let ofThisProcess = GraphicsStack()

  private let contexts = Mutex<[(context: CGContext, isPicture: Bool)]>([])

  var current: CGContext? { contexts.withLock { $0.last?.context } }

  func push(_ context: CGContext, isPicture: Bool = false) { contexts.withLock { $0.append((context, isPicture)) } }

  func pop() { contexts.withLock { _ = $0.popLast() } }

  /// Ends a picture; does nothing where none was begun.
  func popPicture() { contexts.withLock { if $0.last?.isPicture == true { $0.removeLast() } } }

  /// The drawing of `body`, as a display list.
  @MainActor func recording(_ size: CGSize, scale: CGFloat = 1, _ body: (CGContext) -> Void) -> DisplayList {
    let context = CGContext(size: size, scale: scale)
    push(context)
    body(context)
    pop()
    return context.list
  }

  /// The drawing of `draw` in a coordinate space that begins where `bounds` do.
  @MainActor func recording(_ bounds: CGRect, draw: (CGContext) -> Void) -> DisplayList {
    recording(bounds.size) { context in
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      draw(context)
    }
  }
}

/// The context of the `draw(_:)` or of the picture that is being made; nil outside of them.
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.ofThisProcess.current }

/// Makes a context the present one until `UIGraphicsPopContext()`.
public nonisolated func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.ofThisProcess.push(context) }

/// Goes back to the context before.
public nonisolated func UIGraphicsPopContext() { GraphicsStack.ofThisProcess.pop() }

/// Begins a picture of a size in points.
public nonisolated func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of a size in points. As Apple's, except: pictures are values, so `opaque` does not matter, and a scale of 0
/// is 1.
public nonisolated func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsStack.ofThisProcess.push(CGContext(size: size, scale: scale > 0 ? scale : 1), isPicture: true)
}

/// The picture of the drawing since it was begun; nil if none was begun.
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.ofThisProcess.current.map {
    UIImage(.drawn($0.list, $0.size), size: $0.size)
  }
}

/// Ends the picture; does nothing where none was begun.
public nonisolated func UIGraphicsEndImageContext() { GraphicsStack.ofThisProcess.popPicture() }

/// Fills a rectangle with the fill colour.
public nonisolated func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle with the fill colour.
public nonisolated func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of 1 point inside a rectangle with the fill colour.
public nonisolated func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
  ])
}

/// Clips later drawing to a rectangle.
public nonisolated func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
