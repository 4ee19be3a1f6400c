import Foundation

// The tags of a person's own views stand in the gutter left of the device, where they cover no drawing.

extension TagPlacement {
  /// A tag in the gutter, and where else it may stand.
  private struct GutterRow {
    var index: Int
    var number: Int
    var tag: Tag
    /// The upper edges at which its leader meets its view.
    var heights: ClosedRange<CGFloat>
  }

  /// Places the tags of views that were asked in the gutter, each on the height of its view and with a leader to it, in the order of
  /// asking where that is possible. A tag without room there is placed as those of scenes are.
  /// - Parameter top: the lower end of the entrance of the event.
  mutating func placeInGutter(_ contents: [String: TagContent], below top: CGFloat) {
    let numbered = tree.views.indices.filter { tree.views[$0].isSeen }.compactMap { index in
      contents[tree.views[index].name].flatMap { content in
        content.number.map { (index: index, content: content, number: $0, height: space(in: index).height) }
      }
    }
    var rows: [GutterRow] = []
    // A low view has the fewest places.
    for view in numbered.sorted(by: { $0.height == $1.height ? $0.number < $1.number : $0.height < $1.height }) {
      let taken = rows.flatMap(\.tag.areas)
      if let row = row(view.index, view.content, view.number, below: top, besides: taken) { rows.append(row) }
    }
    for row in inOrder(rows) { keep(row.tag, of: row.index) }
  }

  private func row(
    _ index: Int, _ content: TagContent, _ number: Int, below top: CGFloat, besides taken: [CGRect]
  ) -> GutterRow? {
    let space = space(in: index), edge = 3 * measures.scale
    let left = stage.minX + 10 * measures.scale
    let right = screen.minX - WindowLayout.bezelWidth - 14 * measures.scale
    for content in content.withAndWithoutDetail + content.small.shrinking.suffix(2) {
      let size = content.size(measures, typesetter)
      let first = max(space.minY + edge - size.height / 2, top), last = space.maxY - edge - size.height / 2
      guard left + size.width <= right, first <= last else { continue }
      let tags = stride(from: first, through: last, by: 2).lazy.map { y in
        joined(tag(tree.views[index], content, .gutter, size, at: CGPoint(x: left, y: y)))
      }
      let free = tags.first { tag in isFree(tag) && !taken.overlap(tag.frame.outset(by: 2)) }
      if let free { return GutterRow(index: index, number: number, tag: free, heights: first...last) }
    }
    return nil
  }

  /// Returns a tag in the gutter with its leader, which ends just inside its view.
  private func joined(_ tag: Tag) -> Tag {
    var tag = tag
    tag.leader = tree.views.firstIndex { $0.name == tag.view }.flatMap { index in
      leader(from: tag.frame, to: space(in: index), reach: 4 * measures.scale)
    }
    return tag
  }

  private func isFree(_ tag: Tag) -> Bool {
    tag.leader.map { placer.isFree(tag.frame) && !placer.taken.overlap($0.area) } ?? false
  }

  /// Swaps neighbours until the numbers rise from top to bottom, as far as each tag stays on the height of its view.
  private func inOrder(_ rows: [GutterRow]) -> [GutterRow] {
    var rows = rows.sorted { $0.tag.frame.minY < $1.tag.frame.minY }
    for _ in rows {
      for upper in rows.indices.dropLast() where rows[upper].number > rows[upper + 1].number {
        let (first, second) = (rows[upper], rows[upper + 1])
        let (high, low) = (first.tag.frame.minY, second.tag.frame.minY)
        guard second.heights.contains(high), first.heights.contains(low),
          first.tag.frame.height == second.tag.frame.height
        else { continue }
        var swapped = [second, first]
        for (index, y) in [high, low].enumerated() {
          let tag = swapped[index].tag, place = CGPoint(x: tag.frame.minX, y: y)
          swapped[index].tag = joined(
            self.tag(tree.views[swapped[index].index], tag.content, .gutter, tag.frame.size, at: place))
        }
        if swapped.allSatisfy({ isFree($0.tag) }) { rows.replaceSubrange(upper...upper + 1, with: swapped) }
      }
    }
    return rows
  }
}
