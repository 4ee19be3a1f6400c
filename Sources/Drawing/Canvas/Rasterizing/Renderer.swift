import ElementMaps
import Foundation

/// One rendering in progress: the bitmap, the scale, and the open clips.
struct Renderer {
  /// A clip: a rectangle, and a mask of at least that size if the clip's edge is not on whole pixels.
  package struct Clip {
    var rect: DeviceRect
    var mask: Mask?
  }

  private let bitmap: Bitmap
  private let scale: Int
  private let typesetter: Typesetter
  /// Whether the bitmap was drawn before and is probably drawn again, so that shapes are worth keeping.
  private let keepsShapes: Bool
  /// The name of the current element.
  private var element = ElementMap.nothing
  private var clip: Clip
  private var outerClips: [Clip] = []

  init(bitmap: Bitmap, scale: Int, typesetter: Typesetter, clip: DeviceRect) {
    self.bitmap = bitmap
    self.scale = scale
    self.typesetter = typesetter
    keepsShapes = bitmap.isDrawn
    self.clip = Clip(rect: clip, mask: nil)
  }

  mutating func draw(_ drawing: Drawing) {
    element = drawing.element
    switch drawing.content {
    case .pushClip(let rect, let radius): push(.roundedRect(rect, radius: radius))
    case .pushPathClip(let path): push(path)
    case .popClip: pop()
    case .fill(let path, let color): fill(path, color, in: clip)
    case .stroke(let path, let stroke, let color): fill(path, stroke: stroke, color, in: clip)
    case .hatch(let path, let hatch, let color): draw(hatch, in: path, color)
    case .text(let string, let font, let point, let color): draw(string, font, at: point, color)
    case .picture(let picture, let place, let style): draw(picture, place, style)
    }
  }

  /// Fills a path, or a line along it.
  private func fill(_ path: Path, stroke: Stroke? = nil, _ color: Color, in clip: Clip) {
    guard !clip.rect.isEmpty, color.alpha > 0 else { return }
    var painter = Painter(on: bitmap, color: color, mask: clip.mask, element: element)
    cover(shape(of: path, stroke), in: clip.rect, &painter)
  }

  private func shape(of path: Path, _ stroke: Stroke?) -> FixedPath {
    if keepsShapes { return bitmap.shapes.shape(of: path, stroke, scale: scale) }
    return FixedPath(path, stroke, scale: scale)
  }

  private func cover(_ path: FixedPath, in rect: DeviceRect, _ sink: inout some CoverageSink) {
    guard let whole = path.wholePixels else {
      return bitmap.rasterizer.rasterize(path, clip: rect, into: &sink)
    }
    let area = whole.intersection(rect)
    guard !area.isEmpty else { return }
    for y in area.top..<area.bottom { sink.cover(x: area.left, y: y, count: area.width, coverage: 255) }
  }

  private func draw(_ hatch: Hatch, in path: Path, _ color: Color) {
    guard let bounds = path.bounds else { return }
    fill(hatch.lines(over: bounds), color, in: clipped(to: path))
  }

  private func draw(_ string: String, _ font: Font, at point: CGPoint, _ color: Color) {
    guard !clip.rect.isEmpty, color.alpha > 0, let origin = FixedPoint(point, scale: scale) else { return }
    let text = typesetter.coverage(of: string, font, scale: scale)
    let half = FixedPoint.one / 2
    let left = (origin.x + half) >> FixedPoint.bits + text.left
    let top = (origin.y + half) >> FixedPoint.bits - text.ascent
    let area = DeviceRect(left: left, top: top, right: left + text.width, bottom: top + text.height)
      .intersection(clip.rect)
    guard !area.isEmpty else { return }
    let painter = Painter(on: bitmap, color: color, mask: clip.mask, element: ElementMap.text(of: element))
    for y in area.top..<area.bottom {
      painter.cover(
        x: area.left, y: y, count: area.width, coverages: text.row(y - top) + (area.left - left))
      // A text owns its whole box, including the space between its letters.
      painter.signature?.sign(x: area.left, y: y, count: area.width, alpha: painter.alpha)
    }
  }

  private func draw(_ picture: Picture, _ place: PicturePlace, _ style: PictureStyle) {
    let color = (style.tint ?? .black).opacity(style.opacity)
    guard !clip.rect.isEmpty, color.alpha > 0,
      let sampler = PictureSampler(picture, place, tint: style.tint, scale: scale)
    else { return }
    let painter = Painter(on: bitmap, color: color, mask: clip.mask, element: element)
    var sink = PicturePainter(painter: painter, sampler: sampler)
    cover(FixedPath(place.path, scale: scale), in: clip.rect, &sink)
  }

  // MARK: - Clips

  private mutating func push(_ path: Path) {
    outerClips.append(clip)
    clip = clipped(to: path)
  }

  /// Ends the last clip. A `popClip` without a `pushClip` has no effect.
  private mutating func pop() {
    if let outer = outerClips.popLast() { clip = outer }
  }

  /// Returns the intersection of the open clip and `path`.
  private func clipped(to path: Path) -> Clip {
    let fixed = FixedPath(path, scale: scale)
    if let whole = fixed.wholePixels { return Clip(rect: clip.rect.intersection(whole), mask: clip.mask) }
    let rect = clip.rect.intersection(fixed.bounds)
    guard !rect.isEmpty else { return Clip(rect: rect, mask: nil) }
    let mask = Mask(rect)
    var writer = MaskWriter(mask: mask, outer: clip.mask)
    cover(fixed, in: rect, &writer)
    return Clip(rect: rect, mask: mask)
  }
}
