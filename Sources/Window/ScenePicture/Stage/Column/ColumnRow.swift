import TouchTrace

/// A row of the column: a responder, the responders of two fingers side by side, or neighbors that are not reached, folded into
/// one card.
enum ColumnRow {
  case card(TreeSnapshot.Responder)
  /// The responders of the finger with the smaller and of the one with the larger number; nil where a chain is shorter.
  case lanes(TreeSnapshot.Responder?, TreeSnapshot.Responder?)
  case fold([TreeSnapshot.Responder])

  var responders: [TreeSnapshot.Responder] {
    switch self {
    case .card(let responder): [responder]
    case .lanes(let left, let right): [left, right].compactMap(\.self)
    case .fold(let responders): responders
    }
  }

  var isFold: Bool {
    switch self {
    case .card, .lanes: false
    case .fold: true
    }
  }

  /// Folds the responders of a chain that take no part in the touch sequence. The event does not reach them, their views
  /// have no recognizers, and they neither send an action nor receive one. Nothing is folded if nobody takes part.
  static func folding(
    _ chain: [TreeSnapshot.Responder], _ finalStory: TouchStory?, and other: TouchStory?, in tree: TreeSnapshot
  ) -> [ColumnRow] {
    guard let finalStory else { return chain.map { .card($0) } }
    let actors = actors(finalStory, in: tree)
    if finalStory.chain.isEmpty && chain.allSatisfy({ !actors.contains($0.name) }) { return chain.map { .card($0) } }
    var rows: [ColumnRow] = []
    for responder in chain {
      if actors.contains(responder.name) || finalStory.link(of: responder.name) != nil
        || other?.link(of: responder.name) != nil
      {
        rows.append(.card(responder))
      } else if case .fold(let others) = rows.last {
        rows[rows.count - 1] = .fold(others + [responder])
      } else {
        rows.append(.fold([responder]))
      }
    }
    return rows
  }

  /// The most neighbors that are cancelled one by one.
  private static let mostCancelled = 2

  /// Folds responders above the hit-test view that are cancelled like it and do nothing else, if they are many.
  static func foldingCancelled(
    _ rows: [ColumnRow], _ finalStory: TouchStory?, in tree: TreeSnapshot
  ) -> [ColumnRow] {
    guard let finalStory else { return rows }
    let actors = actors(finalStory, in: tree), first = finalStory.chain.first?.responder
    var folded: [ColumnRow] = [], run: [TreeSnapshot.Responder] = []
    func endRun() {
      folded += run.count > mostCancelled ? [.fold(run)] : run.map { .card($0) }
      run = []
    }
    for row in rows {
      if case .card(let responder) = row, finalStory.link(of: responder.name)?.state == .cancelled,
        responder.name != first, !actors.contains(responder.name)
      {
        run.append(responder)
      } else {
        endRun()
        folded.append(row)
      }
    }
    endRun()
    return folded
  }

  /// Returns the names of the views with recognizers, and of the senders and the targets of actions.
  private static func actors(_ story: TouchStory, in tree: TreeSnapshot) -> Set<String> {
    let actions = story.actions.flatMap { [$0.sender, $0.target].compactMap(\.self) }
    return Set(tree.recognizers.map(\.view) + actions)
  }
}

extension ColumnRow {
  /// Returns the rows of two chains below the first responder that they share, bottom to top. The lanes meet there.
  static func lanes(_ left: [TreeSnapshot.Responder], _ right: [TreeSnapshot.Responder]) -> [ColumnRow] {
    let count = max(left.count, right.count)
    let padded = [left, right].map { lane in Array(repeating: nil, count: count - lane.count) + lane.map(Optional.some)
    }
    return zip(padded[0], padded[1]).map { .lanes($0, $1) }
  }
}
