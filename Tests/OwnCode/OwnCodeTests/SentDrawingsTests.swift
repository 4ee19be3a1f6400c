import CodeMessages
import CoreGraphics
import Foundation
import Testing

@testable import TouchTrace

/// Drawings cross the border between processes once.
@Suite struct SentDrawingsTests {
  private func tree(_ drawings: DisplayList?...) -> TreeSnapshot {
    TreeSnapshot(
      nodes: drawings.enumerated().map { index, drawing in
        var node = TreeSnapshot.Node(name: "\(index)", className: "UIView", depth: index)
        node.drawing = drawing
        return node
      })
  }

  private func drawing(_ width: CGFloat) -> DisplayList {
    DisplayList([
      DrawingCommand(.fill(PathValue(CGRect(x: 0, y: 0, width: width, height: 1)), .winding, .black))
    ])
  }

  /// The pixels of a picture are sent with the first drawing that shows it.
  @Test func pixelsAreSentOnce() throws {
    let pixels = try #require(PixelValue(name: "a.png", width: 2, height: 1, pixels: [0x7F12_3456, 0x8000_0000]))
    func drawing(_ width: CGFloat) -> DisplayList {
      let place = CGRect(x: 0, y: 0, width: width, height: 1)
      let picture = DrawingCommand(.picture(.pixels(pixels, tint: nil), place, .identity))
      let inner = DrawingCommand(.picture(.drawn(DisplayList([picture]), place.size), place, .identity))
      return DisplayList([picture, DrawingCommand(.list(DisplayList([inner]), .identity, opacity: 1))])
    }
    let bytes = pixels.pixels.withUnsafeBytes { Data($0) }.base64EncodedString()
    var sent = SentDrawings(), received = SentDrawings()
    for (number, trees) in [[tree(drawing(1), drawing(2))], [tree(drawing(3))]].enumerated() {
      var answer = CodeAnswer()
      for tree in trees { answer.add(tree, &sent) }
      let data = try JSONEncoder().encode(answer)
      #expect(String(decoding: data, as: UTF8.self).components(separatedBy: bytes).count == (number == 0 ? 2 : 1))
      #expect(try JSONDecoder().decode(CodeAnswer.self, from: data).trees(&received) == trees)
    }
  }

  /// A program may send anything: pixels that are too few are refused, unknown ones draw a sign.
  @Test func damagedPixelsAreRefused() throws {
    let pixels = try #require(PixelValue(name: "a.png", width: 2, height: 1, pixels: [1, 2]))
    let text = try String(decoding: JSONEncoder().encode(pixels), as: UTF8.self)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PixelValue.self, from: Data(text.replacing("\"width\":2", with: "\"width\":3").utf8))
    }
    let named = try JSONDecoder().decode(PixelValue.self, from: try JSONEncoder().encode(pixels.named))
    #expect(named.pixels.isEmpty && named != pixels && named.digest == pixels.digest)
  }

  @Test func treesArriveAsTheyWereSent() throws {
    let (one, two) = (drawing(1), drawing(2))
    let messages = [[tree(one, nil, two), tree(one, two, nil)], [tree(nil, one, one)]]
    var sent = SentDrawings(), received = SentDrawings(), sizes: [Int] = []
    for trees in messages {
      var answer = CodeAnswer()
      for tree in trees { answer.add(tree, &sent) }
      let data = try JSONEncoder().encode(answer)
      sizes.append(data.count)
      let copy = try JSONDecoder().decode(CodeAnswer.self, from: data)
      #expect(copy.trees(&received) == trees)
    }
    // The second message has only numbers.
    let whole = try JSONEncoder().encode(one).count
    var answer = CodeAnswer()
    answer.add(tree(nil, one, one), &sent)
    #expect(try !String(decoding: JSONEncoder().encode(answer), as: UTF8.self).contains("fill") && whole > 0)
  }
}
