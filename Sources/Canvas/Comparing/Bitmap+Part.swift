import ElementMaps
import Foundation

extension Bitmap {
  /// Returns the pixels that `area` touches, with their elements. `area` is in pixels at scale 1 and touches at least one pixel.
  package func part(_ area: CGRect, scale: Int) -> Bitmap {
    let whole = DeviceRect(left: 0, top: 0, right: width, bottom: height)
    let rect = DeviceRect(touchedBy: area, scale: scale).intersection(whole)
    let part = Bitmap(width: rect.width, height: rect.height)
    for y in 0..<rect.height {
      (part.pixels + y * rect.width).update(from: pixels + (rect.top + y) * width + rect.left, count: rect.width)
    }
    part.elements = elements?.part(rect)
    return part
  }
}

extension ElementMap {
  fileprivate func part(_ rect: DeviceRect) -> ElementMap {
    let part = ElementMap(width: rect.width, height: rect.height)
    // Only the names of the part are copied, in their order.
    var isSeen = names.map { _ in false }
    for y in rect.top..<rect.bottom {
      for x in rect.left..<rect.right { isSeen[Int(cells[y * width + x])] = true }
    }
    let numbers = zip(names, isSeen).map { name, isSeen in isSeen ? part.number(of: name) : 0 }
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        part.cells[y * rect.width + x] = numbers[Int(cells[(rect.top + y) * width + rect.left + x])]
      }
    }
    return part
  }
}
