import ArgumentParser
import Canvas
import Foundation
import ProgramWindow
import Snapshots

/// The options of a suite: which cases are tested, what is compared, and by which rules. An option that is not given has the
/// value of the suite's `touchstone.yaml`, else a default.
struct SuiteArguments: ParsableArguments {
  @Option(
    help:
      "Layers to compare, separated by commas: scene, trace, hitmap, frame (default: all); 'none' tests only expectations."
  )
  var layers: String?

  @Option(
    help: """
      Cases that have a frame: all, or the main case of each scene, its first variant at its 'show' mark (default: main).
      """)
  var frames: SuiteOptions.Frames?

  @Option(help: "Part of the window in a frame: the whole window, or the stage without the panels (default: stage).")
  var part: SnapshotAppearance.Part?

  @Option(help: "Test only cases in whose 'NAME @MARK' this regular expression is found.")
  var only: String?

  @Option(help: "Test only a part of the scenes, such as 2/5, on one of several machines.")
  var shard: SuiteOptions.Shard?

  @Option(help: "Number of processes (default: one for each core).")
  var jobs: Int?

  @Option(help: "References to write. Prints each file.")
  var update = SuiteOptions.Update.none

  @Option(help: "Folder for artifacts and reports.")
  var results = ".touchstone"

  func validate() throws {
    _ = try chosenLayers()
    try JobCount.check(jobs)
    if let only, (try? Regex(only)) == nil { throw ValidationError("'--only' is not a regular expression: \(only)") }
    if CIMode.isOn && update != .none {
      throw ValidationError(
        "CI is set, and CI mode writes no references. Run '--update \(update.rawValue)' on your own machine.")
    }
  }

  /// Returns the options for a suite with this configuration.
  func options(
    _ configuration: SuiteConfiguration, _ rules: RuleArguments, _ appearance: AppearanceOptions
  ) throws -> SuiteOptions {
    var options = configuration.options
    if let layers = try chosenLayers() { options.layers = layers }
    if let frames { options.frames = frames }
    if let size = appearance.size { (options.appearance.width, options.appearance.height) = (size.width, size.height) }
    if let scale = appearance.scale { options.appearance.scale = scale }
    if let theme = appearance.theme { options.appearance.theme = theme }
    if let language = appearance.language { options.appearance.languages = language }
    if let part { options.appearance.part = part }
    let size = PictureSize(width: options.appearance.width, height: options.appearance.height)
    try AppearanceOptions.check(size, at: options.appearance.scale)
    options.rules = rules.rules(over: options.rules)
    options.update = update
    options.only = only
    options.shard = shard
    options.jobs = JobCount.chosen(jobs)
    options.isCI = CIMode.isOn
    options.results = results
    return options
  }

  private func chosenLayers() throws -> [SnapshotLayer]? {
    do {
      return try layers.map { try SuiteConfiguration.layers($0) }
    } catch {
      throw ValidationError("'--layers': \(error).")
    }
  }
}

/// CI mode: no reference is written, and each snapshot is made twice.
nonisolated enum CIMode {
  /// Whether the environment variable `CI` is set, and not to 0 or false.
  static var isOn: Bool { !["", "0", "false"].contains(ProcessInfo.processInfo.environment["CI"] ?? "") }
}

/// The rules by which two pictures differ.
struct RuleArguments: ParsableArguments {
  @Option(
    help:
      "Largest colour distance that does not count, 0 to 1 (default: 0); 0.1 is usual for pictures of other programs.")
  var threshold: Double?

  @Option(help: "Number of pixels that may differ (default: 0).")
  var maxDiffPixels: Int?

  @Option(help: "Whether pixels count that differ only in the anti-aliasing of an edge (default: count).")
  var antiAliasing: ComparisonRules.AntiAliasing?

  @Option(help: ArgumentHelp("Element or rectangle that is not compared; can be repeated.", valueName: "name|x,y,w,h"))
  var mask: [ComparisonMask] = []

  func validate() throws {
    if let threshold, !(0...1).contains(threshold) {
      throw ValidationError("'--threshold' is from 0 to 1, not \(threshold).")
    }
    if let maxDiffPixels, maxDiffPixels < 0 {
      throw ValidationError("'--max-diff-pixels' is 0 or more, not \(maxDiffPixels).")
    }
  }

  /// Returns the rules of a suite with those that are given here; masks are added.
  func rules(over rules: ComparisonRules = .exact) -> ComparisonRules {
    ComparisonRules(
      threshold: threshold ?? rules.threshold, antiAliasing: antiAliasing ?? rules.antiAliasing,
      maximumDifferentPixels: maxDiffPixels ?? rules.maximumDifferentPixels, masks: rules.masks + mask)
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
