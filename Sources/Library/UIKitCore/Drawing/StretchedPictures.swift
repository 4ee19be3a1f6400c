// Pictures whose edges keep their size in a larger place: resizable pictures, and layers with a part of their contents that is
// stretched.

nonisolated extension UIImage {
  /// The picture in its colour as it fills a place of a size, where the tint colour is `inherited`.
  func shown(tint inherited: UIColor?, filling place: CGSize) -> PictureValue {
    shown(tint: inherited).stretched(from: size, to: place, capInsets, isTiled: resizingMode == .tile)
  }
}

nonisolated extension PictureValue {
  /// The picture in another size. Its caps keep their size; the rest between them is stretched or repeated. A picture that is
  /// known only by its name has no caps.
  func stretched(from size: CGSize, to place: CGSize, _ caps: UIEdgeInsets, isTiled: Bool) -> PictureValue {
    switch self {
    case .named, .unknown: return self
    case .pixels, .drawn: break
    }
    guard caps != .zero, size != place, size.width > 0, size.height > 0, place.width > 0, place.height > 0 else {
      return self
    }
    let columns = PictureSpan.spans(of: size.width, in: place.width, caps.left, caps.right, isTiled: isTiled)
    let rows = PictureSpan.spans(of: size.height, in: place.height, caps.top, caps.bottom, isTiled: isTiled)
    let parts = rows.flatMap { row in
      columns.flatMap { column in
        // A part goes on a little below the next one, so that no gap is seen between pixels.
        let edge = CGRect(
          x: column.start, y: row.start, width: min(column.length + 0.5, place.width - column.start),
          height: min(row.length + 0.5, place.height - row.start))
        let whole = CGRect(
          x: column.start - column.from * column.scale, y: row.start - row.from * row.scale,
          width: size.width * column.scale, height: size.height * row.scale)
        return [.clip(PathValue(edge), .winding), .picture(self, whole, .identity), .endClip].map { DrawingCommand($0) }
      }
    }
    return .drawn(DisplayList(parts), place)
  }
}

nonisolated extension CGRect {
  /// The edges around a part of a picture, which this rectangle gives from 0 to 1.
  func caps(in size: CGSize) -> UIEdgeInsets {
    UIEdgeInsets(
      top: minY * size.height, left: minX * size.width, bottom: max(0, 1 - maxY) * size.height,
      right: max(0, 1 - maxX) * size.width)
  }
}

/// A part of a picture in one direction: a cap, or what is between the caps. In points.
private nonisolated struct PictureSpan {
  /// The start of the part in the picture.
  var from: CGFloat
  /// The factor by which the part is stretched.
  var scale: CGFloat = 1
  /// Its place.
  var start: CGFloat, length: CGFloat

  /// The most repeats in one direction, and the least size of what is repeated; else it is stretched.
  private static let mostTiles: CGFloat = 24, leastTile: CGFloat = 4

  static func spans(
    of size: CGFloat, in place: CGFloat, _ first: CGFloat, _ last: CGFloat, isTiled: Bool
  ) -> [PictureSpan] {
    let low = min(max(0, first), size), high = min(max(0, last), size - low), caps = low + high
    // If both caps have no room, they become smaller.
    let scale = caps > place ? place / caps : 1, room = place - caps * scale
    // Caps that are the whole picture leave half a point between them to be stretched.
    let middle = max(size - caps, 0.5), from = size - caps > 0 ? low : max(0, low - 0.25)
    var spans = [PictureSpan(from: 0, scale: scale, start: 0, length: low * scale)]
    if isTiled, middle >= leastTile, room / middle <= mostTiles {
      for start in stride(from: 0, to: room, by: middle) {
        spans.append(PictureSpan(from: from, start: low * scale + start, length: min(middle, room - start)))
      }
    } else {
      spans.append(PictureSpan(from: from, scale: room / middle, start: low * scale, length: room))
    }
    spans.append(PictureSpan(from: size - high, scale: scale, start: place - high * scale, length: high * scale))
    return spans.filter { $0.length > 0 }
  }
}
