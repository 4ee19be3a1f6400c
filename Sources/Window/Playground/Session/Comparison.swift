import Foundation
import Narration
import PanelModels
import Scenes
import TouchTrace

/// A second scene beside the open one, with the same touches and one cursor for both.
///
/// The cursor counts the pairs of the alignment of both runs. It leads: the cursors of the two playbacks are where it says.
/// A change of the open scene's cursor alone, such as a touch in Live mode, moves both cursors: to the first pair in
/// which that step of the open scene has happened.
final class Comparison {
  /// The scene beside the open scene.
  enum Partner {
    /// The open scene in another variant. Edits of the open scene happen in it too.
    case variant(String)
    /// The open scene as its file has it, without edits.
    case file
    /// Another scene. Edits of the open scene do not happen in it.
    case scene(Scene, Variant)
    case code(CodePartner)
  }

  private(set) var partner: Partner
  /// The notice about the partner's code: an error of the compiler, or how it has stopped.
  var notice: FileNotice?
  /// The end of its run that was said last; nil while it goes on.
  var stop: RunFailure?
  private(set) var run: FollowingRun
  /// Whether the open scene is at the right.
  private(set) var isSwapped: Bool
  private(set) var chapters: [Chapter] = []
  private(set) var stops = StepStops()
  private(set) var difference: RunDifference?
  private var aligner = RunAligner()
  private var memo = DifferenceMemo()
  private var folds = [Memo<ChapterList>(), Memo<ChapterList>()]
  /// The first pairs of the runs of moves that the user unfolded.
  private var unfolded: Set<Int> = []
  /// The number of pairs that have happened.
  private var pairs = 0
  /// The scene and variant from which the partner was made.
  private var made: (scene: Scene, variant: Variant)

  init(_ playback: Playback, beside partner: Partner) {
    self.partner = partner
    made = Comparison.scene(of: partner, beside: playback)
    run = Comparison.run(of: made, partner)
    isSwapped = partner.isBefore(playback)
    follow(playback)
    pairs = alignment.pairs(beforeCursor: playback.cursor, of: openSide)
    if playback.isAtEnd { pairs = alignment.pairs.count }
    run.playback.cursor = alignment.cursor(of: 1 - openSide, after: pairs)
  }

  /// The person's own code that is the partner; nil for a scene.
  var codePartner: CodePartner? { if case .code(let code) = partner { code } else { nil } }

  var alignment: RunAlignment { aligner.alignment }
  /// The side of the open scene: 0 or 1.
  var openSide: Int { isSwapped ? 1 : 0 }

  private static func run(of made: (scene: Scene, variant: Variant), _ partner: Partner) -> FollowingRun {
    switch partner {
    case .variant: FollowingRun(made.scene, variant: made.variant, takesEdits: true)
    case .file, .scene: FollowingRun(made.scene, variant: made.variant, takesEdits: false)
    case .code(let code): FollowingRun(made.scene, variant: made.variant, runner: code.runner, takesEdits: false)
    }
  }

  private static func scene(of partner: Partner, beside playback: Playback) -> (scene: Scene, variant: Variant) {
    switch partner {
    case .variant(let name): (playback.scene, playback.scene.variant(name) ?? .unchanged)
    case .file: (playback.original, playback.original.variant(playback.variant.name) ?? .unchanged)
    case .scene(let scene, let variant): (scene, variant)
    case .code(let code): (code.scene, code.scene.variant() ?? .unchanged)
    }
  }

  // MARK: Following

  /// Brings the second scene to the inputs, the time and the place of the open one. Fast if there is nothing new.
  func follow(_ playback: Playback) {
    let wanted = Comparison.scene(of: partner, beside: playback)
    if wanted.scene != made.scene || wanted.variant != made.variant {
      made = wanted
      run = Comparison.run(of: made, partner)
    }
    run.follow(playback)
    let wasAtEnd = pairs == alignment.pairs.count
    if aligner.follow(trace(of: 0, playback), trace(of: 1, playback)) { update(playback) }
    if alignment.cursor(of: openSide, after: pairs) != playback.cursor || wasAtEnd && playback.isAtEnd {
      pairs =
        playback.isAtEnd
        ? alignment.pairs.count : alignment.pairs(beforeCursor: playback.cursor, of: openSide)
    }
    pairs = min(pairs, alignment.pairs.count)
    run.playback.cursor = alignment.cursor(of: 1 - openSide, after: pairs)
  }

  private func trace(of side: Int, _ playback: Playback) -> Trace {
    side == openSide ? playback.trace : run.playback.trace
  }

  private func update(_ playback: Playback) {
    for side in 0...1 { folds[side].follow(trace(of: side, playback)) }
    chapters = alignment.chapters(folds.map(\.value.all))
    stops = StepStops(chapters, unfolded: unfolded)
    difference = memo.difference(trace(of: 0, playback), trace(of: 1, playback), alignment)
  }

  // MARK: Changing

  /// The number of pairs that have happened.
  var cursor: Int { pairs }

  /// Moves both scenes to a number of pairs.
  func setCursor(_ cursor: Int, _ playback: Playback) {
    pairs = min(max(cursor, 0), alignment.pairs.count)
    playback.cursor = alignment.cursor(of: openSide, after: pairs)
    run.playback.cursor = alignment.cursor(of: 1 - openSide, after: pairs)
  }

  /// Plays all inputs again on another program of the partner's code. Sides and cursor stay.
  /// - Returns: the index of the first step of the partner that differs from before; nil if none does.
  /// - Throws: `RunFailure` if the program ends before it shows anything. Nothing is changed then.
  @discardableResult func replaceProgram(of code: CodePartner, _ playback: Playback) throws(RunFailure) -> Int? {
    let difference = try run.playback.replaceProgram(code.runner)
    partner = .code(code)
    (notice, stop) = (nil, nil)
    follow(playback)
    return difference
  }

  func swapSides(_ playback: Playback) {
    isSwapped.toggle()
    (aligner, memo, folds, unfolded) = (RunAligner(), DifferenceMemo(), [Memo(), Memo()], [])
    let cursor = playback.cursor
    follow(playback)
    pairs = playback.isAtEnd ? alignment.pairs.count : alignment.pairs(beforeCursor: cursor, of: openSide)
    follow(playback)
  }

  /// Folds or unfolds the run of moves that begins at a pair.
  func toggleRun(_ pair: Int) {
    if unfolded.remove(pair) == nil { unfolded.insert(pair) }
    stops = StepStops(chapters, unfolded: unfolded)
  }
}

extension Comparison.Partner {
  /// Whether the partner is shown at the left: the file before the edits, code before it was saved, and a variant that the scene lists before the open
  /// one.
  fileprivate func isBefore(_ playback: Playback) -> Bool {
    switch self {
    case .file: return true
    case .scene: return false
    case .code(let code): return code.isBefore
    case .variant(let name):
      let names = playback.scene.variants.map(\.name)
      return (names.firstIndex(of: name) ?? 0) < (names.firstIndex(of: playback.variant.name) ?? 0)
    }
  }
}
