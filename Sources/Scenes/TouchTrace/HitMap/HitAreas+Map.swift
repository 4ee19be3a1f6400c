import ElementMaps

extension HitAreas {
  /// The map with one cell for each point.
  package var map: ElementMap {
    let map = ElementMap(width: width, height: height)
    for area in areas {
      let number = map.number(of: area.view)
      for rect in area.shape.rects {
        for row in Int(rect.minY)..<Int(rect.maxY) {
          (map.cells + row * width + Int(rect.minX)).update(repeating: number, count: Int(rect.width))
        }
      }
    }
    return map
  }
}
