import ArgumentParser
import ScenePicture

/// `touchstone [open] [SCENE]`: opens the window.
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open a scene in a window.")

  @Argument(
    help: """
      Scene to open: a preset's name (five-views) or number (1), or the path of a scene file (default: the scene of the \
      last session). Or a lesson plan: first-hour, or the path of its file. Or your own code: a Swift file, or a folder of \
      them; it is compiled again whenever a file is saved.
      """)
  var scene: String?

  @Option(help: "Variant to show (default: the first).")
  var variant: String?

  @Option(help: "Scene to show beside it under the same hand, such as P17 or P16@override.")
  var compare: String?

  @Option(help: "Mode to start in (default: as in the last session).")
  var mode: DisplayState.Mode?

  @Flag(help: "Play the scene's script and show its first step. The same as --mode step.")
  var step = false

  @Flag(help: "Show steps without transitions. Also set by TOUCHSTONE_REDUCE_MOTION=1 in the environment.")
  var reduceMotion = false

  @Flag(
    help: """
      Keep nothing of this session, and begin without an earlier one. Also set by TOUCHSTONE_LOCKED=1 in the environment.
      """)
  var locked = false

  @Flag(
    name: .customLong("class"),
    help: """
      Let a class answer the questions of predict mode with its phones: the window shows an address and a QR code.
      """)
  var startsClass = false

  @Option(
    help: ArgumentHelp(
      "The address of this machine that phones reach when a class answers (default: that of the default route).",
      valueName: "address"))
  var classAddress: String?

  @OptionGroup var code: CodeOption

  @OptionGroup var appearance: AppearanceOptions

  func run() throws { try MainActor.assumeIsolated { try opening.run() } }

  @MainActor var opening: Opening {
    Opening(
      scene: scene, variant: variant, compare: compare, mode: step ? .step : mode, reducesMotion: reduceMotion,
      isLocked: locked, startsClass: startsClass, classAddress: classAddress, code: code.choice,
      appearance: appearance.chosen)
  }
}
