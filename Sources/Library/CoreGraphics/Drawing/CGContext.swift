/// Records drawing as values. As Apple's, except: it makes no pixels unless a bitmap is given, and one thread at a time
/// may use it.
///
/// Points are transformed when they are added to the path, colours faded by `setAlpha` when they are drawn. The record is a
/// `DisplayList`.
public final class CGContext: @unchecked Sendable {
  /// The settings that `saveGState()` keeps.
  struct State {
    var transform: CGAffineTransform
    var fill = ColorValue.black, stroke = ColorValue.black
    var style = StrokeStyle()
    var opacity: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: ShadowValue?
    /// The number of clips that were begun.
    var clips = 0
  }

  var state: State
  private var saved: [State] = []
  /// The lists that are recorded; the last one is the innermost transparency layer.
  private var layers: [(list: DisplayList, opacity: CGFloat, clips: Int)]
  /// The path that is being made, with the transform applied.
  let figure = CGMutablePath()
  /// The pixels that the program reads; nil if there is no memory for them.
  private(set) var bitmap: BitmapSampler?
  private var memory: UnsafeMutableRawPointer?
  private var ownsMemory = false
  private let layout: PixelLayout?
  /// The bytes of a row of the bitmap; 0 without one.
  public let bytesPerRow: Int
  /// In pixels.
  public let width, height: Int
  /// In points.
  let size: CGSize

  /// A context for a drawing of a size in points. Not in Core Graphics.
  package init(size: CGSize, scale: CGFloat = 1) {
    state = State(transform: .identity)
    layers = [(DisplayList(), 1, 0)]
    (bytesPerRow, layout) = (0, nil)
    func pixels(_ length: CGFloat) -> Int { length.isFinite ? Int(min(max(length * scale, 0), 1e6)) : 0 }
    (width, height) = (pixels(size.width), pixels(size.height))
    self.size = size
  }

  /// A bitmap, whose zero point is at the bottom left and whose y grows upwards. See `BitmapSampler` for what its pixels
  /// get.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    (self.width, self.height, size) = (width, height, CGSize(width: width, height: height))
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    state = State(transform: flip)
    layers = [(DisplayList(), 1, 0)]
    let isSmall = width < 1 << 16 && height < 1 << 16
    layout = PixelLayout(bits: bitsPerComponent, components: space?.numberOfComponents, bitmapInfo: bitmapInfo).flatMap
    {
      isSmall && (bytesPerRow == 0 || bytesPerRow >= width * $0.count) ? $0 : nil
    }
    self.bytesPerRow = max(bytesPerRow, layout.map { width * $0.count } ?? 0)
    memory = data
    sample()
  }

  deinit { if ownsMemory { free(memory) } }

  /// The memory of a bitmap, which a program may read and write; nil without one. It shows in pictures of the context if
  /// nothing is drawn. If the program gave none, it is made when it is asked for.
  public var data: UnsafeMutableRawPointer? {
    if memory == nil, layout != nil {
      memory = calloc(height, bytesPerRow)
      ownsMemory = true
      sample()
      for command in layers[0].list.commands { bitmap?.draw(command) }
    }
    return memory
  }

  private func sample() {
    guard let layout, let memory else { return }
    bitmap = BitmapSampler(data: memory, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout)
  }

  /// The drawing so far, with open clips closed.
  package var list: DisplayList {
    var list = layers[0].list
    let open = layers.count == 1 ? state.clips : layers[1].clips
    list.commands += Array(repeating: DrawingCommand(.endClip), count: open)
    return list
  }

  /// The drawing so far, as a picture. Without one, the pixels that the program has written into the memory.
  public func makeImage() -> CGImage? {
    guard width > 0, height > 0 else { return nil }
    let list = list
    if list.commands.isEmpty, let memory, let layout, ownsMemory || isMapped(memory, bytesPerRow * height) {
      let bytes = UnsafeRawBufferPointer(start: memory, count: bytesPerRow * height)
      if let pixels = layout.picture(of: bytes, width: width, height: height, bytesPerRow: bytesPerRow) {
        return CGImage(width: width, height: height, value: .pixels(pixels, tint: nil))
      }
    }
    return CGImage(width: width, height: height, value: .drawn(list, CGSize(width: width, height: height)))
  }

  /// Whether the memory of a program's pixels is still there: some programs give a pointer into a value that Swift has freed.
  private func isMapped(_ data: UnsafeMutableRawPointer, _ count: Int) -> Bool {
    let page = Int(getpagesize()), offset = Int(bitPattern: data) % page
    var pages = [UInt8](repeating: 0, count: (offset + count + page - 1) / page)
    return mincore(data - offset, offset + count, &pages) == 0
  }

  func record(_ kind: DrawingCommand.Kind) {
    record(DrawingCommand(kind, blendMode: state.blendMode, shadow: kind.hasShadow ? state.shadow : nil))
  }

  func record(_ command: DrawingCommand) {
    layers[layers.count - 1].list.commands.append(command)
    if layers.count == 1 { bitmap?.draw(command) }
  }

  // MARK: State

  /// Keeps the transform, colours, styles and clips until `restoreGState()`. Calls nest.
  public func saveGState() { saved.append(state) }

  /// Restores the settings that `saveGState()` kept.
  public func restoreGState() {
    guard let old = saved.popLast() else { return }
    while state.clips > old.clips { endClip() }
    state = old
  }

  func beginClip(_ path: PathValue, _ rule: CGPathFillRule) {
    record(.clip(path, rule))
    state.clips += 1
  }

  private func endClip() {
    record(.endClip)
    state.clips -= 1
  }

  /// Ends all clips since the last transparency layer was begun.
  public func resetClip() { while state.clips > 0 { endClip() } }

  /// Draws everything until `endTransparencyLayer()` as one picture, with the present opacity.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append((DisplayList(), state.opacity, state.clips))
    saved.append(state)
    (state.clips, state.opacity, state.blendMode, state.shadow) = (0, 1, .normal, nil)
  }

  /// As `beginTransparencyLayer(auxiliaryInfo:)`; drawing outside of `rect` may be lost.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
  }

  /// Ends the layer that `beginTransparencyLayer(auxiliaryInfo:)` began.
  public func endTransparencyLayer() {
    guard layers.count > 1, let old = saved.popLast() else { return }
    resetClip()
    let layer = layers.removeLast()
    state = old
    record(.list(layer.list, .identity, opacity: layer.opacity))
  }

  // MARK: Transform

  /// From the coordinate space of the drawing functions to that of the whole drawing.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves later drawing, in points.
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  /// Scales later drawing.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Turns later drawing by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Transforms later drawing. A transform that is not finite is refused.
  public func concatenate(_ transform: CGAffineTransform) {
    let new = transform.concatenating(state.transform)
    if new.isFinite { state.transform = new }
  }
}

extension DrawingCommand.Kind {
  fileprivate var hasShadow: Bool {
    switch self {
    case .clip, .endClip, .subview: false
    case .fill, .stroke, .gradient, .text, .picture, .list: true
    }
  }
}
