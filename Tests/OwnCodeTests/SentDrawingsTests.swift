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
