import CoreGraphics
import Files
import TouchTrace

/// Checks what a program of a person's code answers, before anything believes it: the program may have written any message.
///
/// Numbers that no picture can have are clamped, as UIKit clamps an opacity. An answer that contradicts itself or names
/// something that does not exist is refused, with a sentence.
package struct AnswerGuard {
  /// The numbers of steps, trees and drawings in earlier answers.
  private var steps = 0, trees = 0, drawings = 0

  /// The largest coordinate and length, in points: whole numbers up to it are exact in 32 bits, which screens use.
  fileprivate static let farthest: CGFloat = 16_777_216
  private static let mostSteps = 4_000_000, mostViews = 20_000, longestName = 1_000

  package init() {}

  /// Returns the answer with clamped numbers.
  package mutating func checked(_ answer: CodeAnswer) throws(MessagePipe.Failure) -> CodeAnswer {
    var answer = answer
    let allTrees = trees + answer.trees.count
    for (index, step) in answer.steps.enumerated() {
      try check(step, at: steps + index, trees: 0..<allTrees)
      if case .printed(let line) = step.kind { answer.steps[index].kind = .printed(try checked(line)) }
    }
    guard answer.drawings.count == answer.trees.count else { throw .damaged("trees without their drawings") }
    drawings += answer.newDrawings.count
    for index in answer.trees.indices {
      answer.trees[index] = try checked(answer.trees[index])
      let numbers = answer.drawings[index].compactMap(\.self)
      guard numbers.allSatisfy((0..<drawings).contains) else { throw .damaged("a drawing that does not exist") }
    }
    (steps, trees) = (steps + answer.steps.count, allTrees)
    guard steps <= Self.mostSteps else { throw .damaged("more than \(Self.mostSteps) steps") }
    guard answer.marks.allSatisfy({ (0...steps).contains($0.count) && isShort($0.name) }) else {
      throw .damaged("a mark at a step that does not exist")
    }
    guard answer.nextDeadline.map(isTime) ?? true else { throw .damaged("a deadline that no clock has") }
    if let areas = answer.areas { try check(areas) }
    return answer
  }

  private func isTime(_ time: Int) -> Bool { (0...(1 << 50)).contains(time) }

  private func isShort(_ name: String) -> Bool { name.utf8.count <= Self.longestName }

  private func check(_ step: TraceStep, at index: Int, trees: Range<Int>) throws(MessagePipe.Failure) {
    guard trees.contains(step.tree), step.parent.map((0..<index).contains) ?? true, isTime(step.time),
      (0...index).contains(step.depth)
    else { throw .damaged("a step without its tree, its time or the step around it") }
  }

  /// Shows control characters as their numbers: a line is written to terminals.
  private func checked(_ line: PrintedLine) throws(MessagePipe.Failure) -> PrintedLine {
    guard line.text.utf8.count <= 8 * Self.longestName, (0...(1 << 30)).contains(line.more) else {
      throw .damaged("a printed line that is too long")
    }
    return PrintedLine(text: line.text.escapingControlCharacters, more: line.more)
  }

  // MARK: Trees

  private func checked(_ tree: TreeSnapshot) throws(MessagePipe.Failure) -> TreeSnapshot {
    guard tree.nodes.count <= Self.mostViews else {
      throw .damaged("\(tree.nodes.count) views; at most \(Self.mostViews) can be shown")
    }
    var tree = tree, places: [String: Int] = [:]
    for (index, node) in tree.nodes.enumerated() {
      guard isShort(node.name), isShort(node.className), places.updateValue(index, forKey: node.name) == nil else {
        throw .damaged("two views of one name, or a name of more than \(Self.longestName) letters")
      }
      // Parents stand before their children, so no view is inside itself.
      let parent = node.superview.flatMap { places[$0] }
      guard node.superview == nil || parent != nil && parent != index else {
        throw .damaged("a view before the view around it")
      }
    }
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      tree.nodes[index].subviews = node.subviews.filter { subview in
        places[subview].map { tree.nodes[$0].superview == node.name } ?? false
      }
      clamp(&tree.nodes[index])
    }
    return tree
  }

  private func clamp(_ node: inout TreeSnapshot.Node) {
    node.frame = node.frame.clamped
    node.bounds = node.bounds.clamped
    node.corners = node.corners.map { CGPoint(x: $0.x.clamped, y: $0.y.clamped) }
    node.alpha = node.alpha.isFinite ? min(max(node.alpha, 0), 1) : 1
  }

  // MARK: Areas

  /// Each rectangle is on the screen: they are painted into memory of its size.
  private func check(_ areas: HitAreas) throws(MessagePipe.Failure) {
    let sides = 1...1_000_000
    guard sides.contains(areas.width), sides.contains(areas.height), areas.width * areas.height <= 4_000_000 else {
      throw .damaged("a hit map of \(areas.width) × \(areas.height) points")
    }
    let screen = CGRect(x: 0, y: 0, width: CGFloat(areas.width), height: CGFloat(areas.height))
    for shape in areas.areas.map(\.shape) + areas.deadZones.map(\.shape) {
      guard shape.rects.allSatisfy({ $0.isWhole && screen.contains($0) }) else {
        throw .damaged("an area outside of the screen")
      }
    }
  }
}

extension CGFloat {
  /// The number within the limits of a picture; 0 for NaN.
  fileprivate var clamped: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -AnswerGuard.farthest), AnswerGuard.farthest)
  }
}

extension CGRect {
  fileprivate var clamped: CGRect {
    CGRect(x: origin.x.clamped, y: origin.y.clamped, width: size.width.clamped, height: size.height.clamped)
  }

  /// Whether its corner and its size are whole numbers and not negative.
  fileprivate var isWhole: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy { $0 >= 0 && $0.isFinite && $0 == $0.rounded() }
  }
}
