/// Recognizes a quick stroke in one direction. As Apple's: discrete, and recognized while the fingers are still down (GT-30).
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public typealias Direction = SwipeDirections

  /// The directions that are recognized (GN-14).
  open var direction = Direction.right
  /// The number of fingers (GN-14).
  open var numberOfTouchesRequired = 1

  private var drag = Drag()
  private var start: [CGPoint] = []

  override var takesPresses: Bool { false }

  /// Fails with more fingers than `numberOfTouchesRequired`; starts the longest time of a stroke.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress == .possible else { return }
    start += event.order(of: touches).map(\.screenLocation)
    if start.count > numberOfTouchesRequired { return state = .failed }
    let limit = environment?.options.swipe.longestDuration ?? 0
    if fingers.count == touches.count { setTimer(after: limit) { self.state = .failed } }
  }

  /// Recognizes a stroke that is long, straight and quick enough (GT-30).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress == .possible else { return }
    drag.add(fingers.map(\.step), at: event.timestamp)
    guard fingers.count == numberOfTouchesRequired, let began = fingers.first?.beginning.timestamp else { return }
    let stroke = SwipeStroke(moved: drag.moved, duration: event.timestamp - began)
    if stroke.isSwipe(in: direction, with: environment?.options.swipe ?? .init()) { state = .ended }
  }

  /// Fails: the fingers were lifted before the stroke was recognized.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// Forgets the stroke.
  open override func reset() { (drag, start) = (Drag(), []) }

  /// The location where the stroke started: the centroid of its fingers (GT-30).
  open override func location(in view: UIView?) -> CGPoint {
    guard let window = touches.first?.window else { return super.location(in: view) }
    return window.convert(window.placement.local(start.middle), to: view ?? window)
  }
}
