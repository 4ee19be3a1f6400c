import ArgumentParser
import Canvas
import Foundation
import Playground
import Snapshots

/// The options of a suite: which cases are tested, what is compared, and by which rules.
struct SuiteArguments: ParsableArguments {
  @Option(help: "Layers to compare, separated by commas: trace, hitmap, frame; 'none' tests only expectations.")
  var layers = "trace,hitmap,frame"

  @Option(help: "Cases that have a frame: all, or the main case of each scene (its first variant at its 'show' mark).")
  var frames = SuiteOptions.Frames.all

  @Option(help: "Part of the window in a frame: the whole window, or the stage without the panels.")
  var part = SnapshotAppearance.Part.window

  @Option(help: "Test only cases in whose 'NAME @MARK' this regular expression is found.")
  var only: String?

  @Option(help: "Test only a part of the scenes, such as 2/5, on one of several machines.")
  var shard: SuiteOptions.Shard?

  @Option(help: "Number of processes (default: one for each core).")
  var jobs: Int?

  @Option(help: "References to write. Prints each file.")
  var update = SuiteOptions.Update.none

  @OptionGroup var rules: RuleArguments

  @Option(help: "Folder for artifacts and reports.")
  var results = ".touchstone"

  @OptionGroup var appearance: AppearanceOptions

  func validate() throws {
    _ = try chosenLayers()
    try JobCount.check(jobs)
    if let only, (try? Regex(only)) == nil { throw ValidationError("'--only' is not a regular expression: \(only)") }
    if isCI && update != .none {
      throw ValidationError(
        "CI is set, and CI mode writes no references. Run '--update \(update.rawValue)' on your own machine.")
    }
  }

  func options() throws -> SuiteOptions {
    var options = SuiteOptions()
    options.layers = try chosenLayers()
    options.frames = frames
    let appearance = appearance.workbench(showing: nil, variant: nil)
    (options.appearance.width, options.appearance.height) = (Int(appearance.size.width), Int(appearance.size.height))
    (options.appearance.scale, options.appearance.theme, options.appearance.languages) = (
      appearance.scale, appearance.theme, appearance.languages
    )
    options.appearance.part = part
    options.rules = rules.rules
    options.update = update
    options.only = only
    options.shard = shard
    options.jobs = JobCount.chosen(jobs)
    options.isCI = isCI
    options.results = results
    return options
  }

  private var isCI: Bool {
    let value = ProcessInfo.processInfo.environment["CI"] ?? ""
    return !["", "0", "false"].contains(value)
  }

  private func chosenLayers() throws -> [SnapshotLayer] {
    guard layers != "none" else { return [] }
    let names = layers.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let chosen = names.compactMap(SnapshotLayer.init(rawValue:))
    guard chosen.count == names.count else {
      throw ValidationError("'--layers' is 'none', or of trace, hitmap, frame, with commas; not '\(layers)'.")
    }
    return SnapshotLayer.allCases.filter { chosen.contains($0) }
  }
}

/// What counts as a difference between two pictures.
struct RuleArguments: ParsableArguments {
  @Option(help: "Largest colour distance that does not count, 0 to 1; 0.1 is usual for pictures of other programs.")
  var threshold = 0.0

  @Option(help: "Number of pixels that may differ.")
  var maxDiffPixels = 0

  @Option(help: "Whether pixels count that differ only in the anti-aliasing of an edge.")
  var antiAliasing = ComparisonRules.AntiAliasing.count

  @Option(help: ArgumentHelp("Element or rectangle that is not compared; can be repeated.", valueName: "name|x,y,w,h"))
  var mask: [ComparisonMask] = []

  func validate() throws {
    guard (0...1).contains(threshold) else { throw ValidationError("'--threshold' is from 0 to 1, not \(threshold).") }
    guard maxDiffPixels >= 0 else { throw ValidationError("'--max-diff-pixels' is 0 or more, not \(maxDiffPixels).") }
  }

  var rules: ComparisonRules {
    ComparisonRules(
      threshold: threshold, antiAliasing: antiAliasing, maximumDifferentPixels: maxDiffPixels, masks: mask)
  }
}

extension SuiteOptions.Frames: ExpressibleByArgument {}
extension SnapshotAppearance.Part: ExpressibleByArgument {}
extension SuiteOptions.Update: ExpressibleByArgument {}
extension ComparisonRules.AntiAliasing: ExpressibleByArgument {}

extension SuiteOptions.Shard: ExpressibleByArgument {
  nonisolated public init?(argument: String) { self.init(argument) }
}

extension ComparisonMask: ExpressibleByArgument {
  nonisolated public init?(argument: String) { self.init(argument) }
}

extension ReportRequest: ExpressibleByArgument {
  nonisolated public init?(argument: String) { self.init(argument) }
}
