/// The texts of the manual page that belong to no command.
nonisolated enum ManualText {
  static let defaultCommand = "This is what happens without the name of a command."

  static let introduction = """
    Touchstone shows how an iOS touch finds its view and how the event then travels. A window draws nested rectangles; a \
    click shows which view is hit, why the others are not, and which responder handles the event.

    A scene is a YAML file: views, what a finger does, and what must happen. A preset is a scene that comes with the \
    program. The commands other than open need no display.
    """

  // MARK: - Sections after the commands

  /// A section with a list of names and their explanations.
  struct Section {
    var title: String
    var entries: [(name: String, text: String)]
  }

  static let sections = [files, environment, exitStatus, examples]

  private static let files = Section(
    title: "FILES",
    entries: [
      ("~/.local/state/touchstone/state.json", "What the window remembers: theme, language, size, scene."),
      (
        "~/.local/state/touchstone/recordings",
        "Touches of a run that goes on or that ended unexpectedly; they come back at the next start."
      ),
      ("~/.cache/touchstone/code", "The programs that were compiled from your own code; may be deleted."),
      ("/etc/xdg/touchstone/state.json", "What the window begins with for everybody who has no state of their own."),
      ("touchstone.yaml", "The configuration of a suite of screenshot tests, at its root."),
    ])

  private static let environment = Section(
    title: "ENVIRONMENT",
    entries: [
      ("XDG_STATE_HOME", "The folder that is used in place of ~/.local/state."),
      ("XDG_CACHE_HOME", "The folder that is used in place of ~/.cache."),
      ("TOUCHSTONE_REDUCE_MOTION", "If it is 1, steps change without transitions."),
      ("TOUCHSTONE_LOCKED", "If it is 1, the window keeps nothing, as with --locked."),
      ("TOUCHSTONE_SCENES", "A folder whose scenes the window offers besides those of the current folder."),
      ("XDG_CONFIG_DIRS", "The folders that are used in place of /etc/xdg."),
      ("CI", "If it is set, 'touchstone test' writes no reference and makes each snapshot twice."),
    ])

  /// As the help of the program shows them.
  static let exitStatuses = exitStatus.entries.map { "  \($0.name.count < 2 ? " " : "")\($0.name)  \($0.text)" }
    .joined(separator: "\n")

  private static let exitStatus = Section(
    title: "EXIT STATUS",
    entries: [
      ("0", "Success."),
      ("1", "A comparison or a check found a difference."),
      ("64", "Wrong usage."),
      ("65", "A scene, a script or a picture cannot be read, or code of your own does not compile or may not run."),
      ("69", "There is no display."),
      (
        "70", "Code of your own crashed, does not return, or used too much memory. All before it is printed or written."
      ),
      ("74", "A file cannot be written."),
    ])

  private static let examples = Section(
    title: "EXAMPLES",
    entries: [
      ("touchstone P16", "Opens the preset Beyond the superview."),
      ("touchstone render P16 -o picture.png", "Writes the picture of the moment that makes its point."),
      ("touchstone trace scene.yaml", "Prints what the touch pipeline does in a scene of your own."),
    ])
}
