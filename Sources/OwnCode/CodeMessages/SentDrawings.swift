import CoreGraphics
import TouchTrace

/// The drawings of views, by numbers, so that every drawing is sent once, however many trees it is in; and the pixels
/// of its pictures, which are sent once, however many drawings they are in.
package struct SentDrawings {
  private var numbers: [DisplayList: Int] = [:]
  fileprivate var drawings: [DisplayList] = []
  /// By digest.
  private var pixels: [UInt64: PixelValue] = [:]
  private var pixelCount = 0

  /// The most pixels that are kept, of all pictures: 256 MB.
  package static let mostPixels = 64 << 20

  package init() {}

  /// The number of a drawing, and whether it is a new one.
  fileprivate mutating func number(of drawing: DisplayList) -> (number: Int, isNew: Bool) {
    if let known = numbers[drawing] { return (known, false) }
    let number = numbers.count
    numbers[drawing] = number
    return (number, true)
  }

  /// Returns a drawing without pixels that were sent before.
  fileprivate mutating func sending(_ drawing: DisplayList) -> DisplayList {
    drawing.changingPixels { value in
      if pixels[value.digest] != nil { return value.named }
      keep(value)
      return value
    }
  }

  /// Returns a drawing with the pixels that came before.
  fileprivate mutating func receiving(_ drawing: DisplayList) -> DisplayList {
    drawing.changingPixels { value in
      if let known = pixels[value.digest] { return known }
      keep(value)
      return pixels[value.digest] ?? value.named
    }
  }

  private mutating func keep(_ value: PixelValue) {
    guard !value.pixels.isEmpty, value.pixels.count <= Self.mostPixels - pixelCount else { return }
    pixels[value.digest] = value
    pixelCount += value.pixels.count
  }
}

extension CodeAnswer {
  /// Adds a tree.
  package mutating func add(_ tree: TreeSnapshot, _ sent: inout SentDrawings) {
    let places = tree.nodes.map { node in
      node.drawing.map { drawing in
        let (number, isNew) = sent.number(of: drawing)
        if isNew { newDrawings.append(sent.sending(drawing)) }
        return number
      }
    }
    trees.append(tree.withoutDrawings)
    drawings.append(places)
  }

  /// The trees with what their views draw. Every answer must be read, in order.
  package func trees(_ received: inout SentDrawings) -> [TreeSnapshot] {
    for drawing in newDrawings { received.drawings.append(received.receiving(drawing)) }
    return zip(trees, drawings).map { tree, numbers in
      var tree = tree
      for (index, number) in numbers.enumerated() where tree.nodes.indices.contains(index) {
        tree.nodes[index].drawing = number.flatMap {
          received.drawings.indices.contains($0) ? received.drawings[$0] : nil
        }
      }
      return tree
    }
  }
}
