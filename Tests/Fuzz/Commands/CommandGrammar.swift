/// The options of each command, and what their values can be.
struct CommandGrammar {
  /// A kind of value.
  enum Value {
    case none
    case words([String])
    case output
    case file
    case scene
    case report
  }

  struct Option {
    var name: String
    var value: Value
  }

  var name: String
  /// The kind of its arguments, and the usual number of them.
  var arguments: (value: Value, count: Int)
  var options: [Option] = []

  private static let appearance = [
    Option(name: "--size", value: .words(CommandWords.sizes)),
    Option(name: "--scale", value: .words(CommandWords.numbers)),
    Option(name: "--theme", value: .words(["light", "dark", "projector", "pink", ""])),
    Option(name: "--language", value: .words(["en", "zh-Hans", "both", "de", ""])),
  ]

  private static let rules = [
    Option(name: "--threshold", value: .words(CommandWords.numbers)),
    Option(name: "--max-diff-pixels", value: .words(CommandWords.numbers)),
    Option(name: "--anti-aliasing", value: .words(["count", "ignore", "maybe"])),
    Option(name: "--mask", value: .words(CommandWords.masks)),
  ]

  private static let variant = Option(
    name: "--variant", value: .words(["default", "off", "override", "", "\u{1B}[31m"]))
  private static let results = Option(name: "--results", value: .output)

  static let all = [
    CommandGrammar(
      name: "open", arguments: (.scene, 1),
      options: appearance + [
        variant, Option(name: "--mode", value: .words(["live", "step", "edit", "x"])),
        Option(name: "--step", value: .none),
        Option(name: "--reduce-motion", value: .none),
      ]),
    CommandGrammar(
      name: "list", arguments: (.scene, 0),
      options: [Option(name: "--json", value: .none), Option(name: "--points", value: .none)]),
    CommandGrammar(
      name: "trace", arguments: (.scene, 1),
      options: [
        variant,
        Option(name: "--format", value: .words(["text", "nslog", "json", "narration", "questions", "xml", ""])),
        appearance[3],
      ]),
    CommandGrammar(
      name: "render", arguments: (.scene, 1),
      options: appearance + [
        variant, Option(name: "-o", value: .output), Option(name: "--output", value: .output),
        Option(name: "--step", value: .words(CommandWords.numbers + ["end", "a", "b", "above", "abvoe"])),
        Option(name: "--question", value: .words(CommandWords.numbers)), Option(name: "--revealed", value: .none),
      ]),
    CommandGrammar(
      name: "test", arguments: (.file, 1),
      options: appearance + rules + [
        results,
        Option(name: "--layers", value: .words(["trace", "hitmap", "none", "trace,hitmap,frame", ",", "x", ""])),
        Option(name: "--frames", value: .words(["all", "main", "some"])),
        Option(name: "--part", value: .words(["window", "stage", "panel"])),
        Option(name: "--only", value: .words(CommandWords.expressions)),
        Option(name: "--shard", value: .words(CommandWords.shards)),
        Option(name: "--jobs", value: .words(CommandWords.numbers)),
        Option(name: "--update", value: .words(["none", "missing", "changed", "all", "some"])),
        Option(name: "--report", value: .report),
      ]),
    CommandGrammar(
      name: "accept", arguments: (.words(["old", "old-default", "old-default@end", "none", "scene"]), 1),
      options: [results, Option(name: "--all", value: .none)]),
    CommandGrammar(name: "diff", arguments: (.file, 2), options: rules + [Option(name: "-o", value: .output)]),
    CommandGrammar(name: "schema", arguments: (.words(["scene", "results", "x"]), 1)),
    CommandGrammar(name: "doctor", arguments: (.scene, 0)),
    CommandGrammar(name: "help", arguments: (.words(["test", "open", "render", "x", "help", "test-worker"]), 1)),
    CommandGrammar(name: "test-worker", arguments: (.scene, 0)),
  ]
}
