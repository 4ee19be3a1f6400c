import Algorithms
import Scenes
import UIKit

extension WhyNotRun {
  /// Plays the event on own code, in a program that is begun for it, and reads the answer in the trace.
  /// - Parameters:
  ///   - scene: the screen.
  ///   - changes: inputs that come just before the event.
  init(_ subject: WhyNotSubject, on scene: Scene, runner: any SceneRunner, changes: [Input]) {
    self.init()
    let run = subject.begin(scene, runner, changes)
    let before = run.trace, isIgnoring = run.ignoresInteraction
    run.playInGroups(subject.event)
    run.advance(to: (subject.event.last?.time ?? 0) + WhyNotRun.longestWait)
    var trace = run.trace
    trace.forget(
      before: Checkpoint(
        inputs: 0, steps: before.steps.count, trees: before.trees.count, marks: before.marks.count, state: nil))
    self.trace = trace
    if run.failure != nil { obstacle = .programEnds } else { judge(subject, trace, isIgnoring: isIgnoring) }
  }

  private mutating func judge(_ subject: WhyNotSubject, _ trace: Trace, isIgnoring: Bool) {
    tree = trace.tree(ofSearchFor: subject.finger)
    let objects = WhyNotObjects(tree: tree, scene: nil)
    guard objects.exists(subject.object) else { return obstacle = .inNoWindow }
    progress = 1
    if isIgnoring { return obstacle = .ignoringInteraction }
    if subject.point != nil { search(subject, trace) }
    if obstacle == nil { follow(subject, trace, objects) }
  }

  /// The progress of the event.
  var reach: ViewCure.Reach { obstacle == nil ? .acts : progress >= WhyNotRun.hit ? .object : .furtherOn }

  private mutating func search(_ subject: WhyNotSubject, _ trace: Trace) {
    let story = TouchStory(of: subject.finger, in: trace, at: trace.steps.count), hit = story.result?.view
    let anchor = tree.view(for: subject.object)
    guard !subject.isReached(byName: hit, anchor, tree) else { return }
    guard let anchor else { return obstacle = .other(winner: hit) }
    let search = TracedSearchObstacle(anchor, story, tree)
    (obstacle, progress) = (search.obstacle ?? .other(winner: hit), search.depth + 2)
  }
}

extension WhyNotSubject {
  /// Begins own code and brings it to the state just before the event.
  @MainActor func begin(_ scene: Scene, _ runner: any SceneRunner, _ changes: [Input]) -> any SceneRun {
    let run = runner.run(scene, scene.variant(variant) ?? .unchanged), time = event.first?.time ?? 0
    run.playInGroups(before)
    run.advance(to: max(time - 1, 0))
    run.play(changes.map { TimedInput(time: time, input: $0) })
    return run
  }

  /// Whether a hit test with this result comes to the object.
  fileprivate func isReached(byName hit: String?, _ anchor: String?, _ tree: TreeSnapshot) -> Bool {
    guard let hit else { return false }
    guard let anchor else { return kind == .responder }
    return kind == .view ? hit == anchor || tree.isContent(hit, ofCell: anchor) : tree.path(to: hit).contains(anchor)
  }
}

extension TreeSnapshot {
  /// Whether a view is in the content view of a cell, so that its touch selects the row.
  func isContent(_ view: String?, ofCell cell: String) -> Bool {
    guard let view else { return false }
    let path = path(to: view)
    guard let index = path.firstIndex(of: cell), path.indices.contains(index + 1),
      let content = node(path[index + 1])
    else { return false }
    return ["UITableViewCellContentView", "UICollectionViewCellContentView"].contains(content.className)
      && !path[(index + 1)...].contains { node($0)?.isControl == true }
  }
}

extension SceneRun {
  /// Plays inputs in the groups in which a playback plays them: each group has one time.
  fileprivate func playInGroups(_ inputs: [TimedInput]) {
    for group in inputs.chunked(by: { $0.time == $1.time && $0.input.isTouch == $1.input.isTouch }) {
      play(Array(group))
    }
  }
}
