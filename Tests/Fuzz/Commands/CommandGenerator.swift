import FuzzSupport
import SeededRandom

/// Makes random cases. The same seed and number always make the same one.
package struct CommandGenerator: Sendable {
  let seed: UInt64

  package init(seed: UInt64) { self.seed = seed }

  package func makeCase(number: Int) -> CommandCase {
    var random = SplitMix64(seed: seed, case: number)
    var plan = CommandCase()
    let texts = arguments(&random)
    plan.arguments = texts.map { Array($0.utf8) }
    if random.once(in: 12), !plan.arguments.isEmpty {
      plan.arguments[random.below(plan.arguments.count)].append(
        contentsOf: random.pick([[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x80]]))
    }
    plan.pixels = pixels(texts)
    if random.once(in: 3) { plan.output = random.pick(CommandCase.Stream.allCases) }
    if random.once(in: 3) { plan.errors = random.pick(CommandCase.Stream.allCases) }
    if random.once(in: 5) { plan.input = random.pick([.closed, .full]) }
    plan.environment = environment(&random)
    plan.isFolderRemoved = random.once(in: 25)
    return plan
  }

  // MARK: Arguments

  private func arguments(_ random: inout SplitMix64) -> [String] {
    if random.once(in: 25) { return (0..<random.below(4)).map { _ in random.pick(CommandWords.odd) } }
    let grammar = random.pick(CommandGrammar.all)
    var words: [[String]] = []
    let usual = grammar.arguments.count
    let count = random.once(in: 8) ? random.below(4) : usual
    // A test without names would test all presets.
    for _ in 0..<(grammar.name == "test" ? max(count, 1) : count) {
      words.append([value(grammar.arguments.value, &random)])
    }
    for _ in 0..<random.below(5) where !grammar.options.isEmpty {
      words.append(option(random.pick(grammar.options), &random))
    }
    if grammar.name == "render" && !random.once(in: 10) { words.append(["-o", value(.output, &random)]) }
    if random.once(in: 15) {
      words.append([random.pick(["--help", "-h", "--version", "--", "--generate-completion-script"])])
    }
    if random.once(in: 15) { words.append([random.pick(CommandWords.odd)]) }
    for index in words.indices { words.swapAt(index, random.below(index + 1)) }
    // The window is also opened without the name of the command.
    return (grammar.name == "open" && random.once(in: 3) ? [] : [grammar.name]) + words.flatMap(\.self)
  }

  private func option(_ option: CommandGrammar.Option, _ random: inout SplitMix64) -> [String] {
    if case .none = option.value { return random.once(in: 20) ? [option.name + "=x"] : [option.name] }
    if random.once(in: 20) { return [option.name] }
    let value = value(option.value, &random)
    return option.name.hasPrefix("--") && random.once(in: 3) ? ["\(option.name)=\(value)"] : [option.name, value]
  }

  private func value(_ value: CommandGrammar.Value, _ random: inout SplitMix64) -> String {
    if random.once(in: 60) {
      return String(
        repeating: random.pick(["a", "é", "../", "(", "1", "\u{1B}"]), count: random.pick([256, 4096, 20_000]))
    }
    return switch value {
    case .none: ""
    // The first words of a list are right.
    case .words(let words):
      random.pick(random.once(in: 15) ? CommandWords.odd : Array(words.prefix(random.pick([2, 3, 99]))))
    case .output: random.pick(CommandFolder.outputs)
    case .file: random.pick(CommandFolder.names)
    case .scene: random.pick(random.once(in: 2) ? CommandWords.presets : CommandFolder.names)
    case .report:
      random.pick(["html", "junit", "json", "pdf", "", "="])
        + (random.once(in: 2) ? "=" + random.pick(CommandFolder.outputs) : "")
    }
  }

  // MARK: Surroundings

  private func environment(_ random: inout SplitMix64) -> [String: String] {
    var environment = ["HOME": "/nowhere", "SWIFT_BACKTRACE": "enable=no"]
    let odd: [(String, [String])] = [
      ("LANG", ["C", "zh_CN.UTF-8", "tr_TR.UTF-8", "x"]), ("LC_ALL", ["C.UTF-8", "POSIX", ""]),
      ("CI", ["", "0", "1", "true", "\u{1B}"]),
      ("XDG_STATE_HOME", ["", "relative", "/dev/null", "/nowhere", "\u{1B}[31m"]),
      ("TMPDIR", ["", "/nowhere", "/dev/null"]), ("COLUMNS", ["0", "-1", "1", "99999999999999999999"]),
      ("TERM", ["", "dumb", "xterm"]), ("TZ", ["x", "UTC"]), ("TOUCHSTONE_REDUCE_MOTION", ["1", "x"]),
    ]
    for (name, values) in odd where random.once(in: 8) { environment[name] = random.pick(values) }
    if random.once(in: 8) { environment["HOME"] = nil }
    return environment
  }

  /// Returns the number of pixels of the largest picture that the arguments ask for.
  private func pixels(_ texts: [String]) -> Int {
    let sizes = CommandWords.sizes.prefix(6).filter { size in texts.contains { $0 == size || $0.hasSuffix("=" + size) }
    }
    let areas = sizes.map { $0.split(separator: "x").compactMap { Int($0) }.reduce(1, *) }
    let scale =
      ["3", "2"].first { scale in texts.contains { $0 == scale || $0.hasSuffix("=" + scale) } }.flatMap { Int($0) } ?? 1
    return max(areas.max() ?? 0, 1280 * 800) * scale * scale
  }
}
