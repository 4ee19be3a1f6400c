import ElementMaps
import PNGFiles

extension ElementMap {
  /// Returns the map as a picture, and the colour `#B7CEFA` of each name that owns a pixel.
  package func picture() -> (bitmap: Bitmap, legend: [(name: String, color: String)]) {
    let codes = ElementCodes(count: names.count)
    var isSeen = names.map { _ in false }
    for index in 0..<(width * height) { isSeen[Int(cells[index])] = true }
    let legend = names.indices.filter { isSeen[$0] }.map { (names[$0], ElementCodes.text(of: codes.colors[$0])) }
    return (picture(codes), legend)
  }

  private func picture(_ codes: ElementCodes) -> Bitmap {
    let picture = Bitmap(width: width, height: height)
    for index in 0..<(width * height) { picture.pixels[index] = codes.colors[Int(cells[index])] }
    return picture
  }
}
