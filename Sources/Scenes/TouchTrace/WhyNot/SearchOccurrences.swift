import UIKit

/// The views that were asked in a hit test that did not come to the object.
struct SearchOccurrences {
  private(set) var all: [WhyNotOccurrence] = []
  /// Lists of more views than this leave out the views that say nothing about the object.
  private static let most = 8

  init(_ subject: WhyNotSubject, _ story: TouchStory, _ trace: Trace, culprit: String?) {
    let tree = trace.tree(ofSearchFor: subject.finger), winner = story.result?.view
    let anchor = tree.view(for: subject.object) ?? subject.object
    let path = tree.path(to: anchor), kept = Set(path + (winner.map { tree.path(to: $0) } ?? []) + [culprit ?? ""])
    // The winner's own subviews, which said no, are counted only.
    let inWinner = winner.map { Set(tree.subtree(of: $0)).subtracting([$0]).subtracting(kept) } ?? []
    let rest = story.asked.filter { !kept.contains($0.view) && !inWinner.contains($0.view) }
    let keepsRest = rest.count + kept.count <= SearchOccurrences.most
    var others = 0
    func add(_ occurrence: WhyNotOccurrence) {
      if others > 0 { all.append(WhyNotOccurrence(name: "", kind: .others(others))) }
      others = 0
      all.append(occurrence)
    }
    for (index, question) in story.asked.enumerated() {
      guard kept.contains(question.view) || keepsRest && !inWinner.contains(question.view) else {
        others += 1
        continue
      }
      let isWinner = question.view == winner
      let kind = isWinner ? .wins(number: index + 1) : OccurrenceKind.asked(question.answer, number: index + 1)
      add(WhyNotOccurrence(name: question.view, kind: kind))
    }
    if others > 0 { all.append(WhyNotOccurrence(name: "", kind: .others(others))) }
    guard !story.asked.contains(where: { $0.view == anchor }) else { return }
    let place = all.lastIndex { $0.name == culprit && path.contains($0.name) }.map { $0 + 1 } ?? all.count
    all.insert(WhyNotOccurrence(name: anchor, kind: .notAsked), at: place)
  }
}
