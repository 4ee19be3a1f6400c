import Foundation
import PhoneHarness
import WindowHarness

/// A class of 100 phones and 100 clients that mean harm, while the window with the class asks, reveals, steps and is pressed. Beside
/// it the same window without a class is pressed in turn.
package struct ClassCampaign {
  private static let phoneCount = 100
  /// How often each of the two windows is pressed after a question.
  private static let presses = 10
  private static let plan = """
    title: { en: Load, zh-Hans: 负载 }
    parts:
      - scene: \(FiveViews.name)
        ask: [winner]
    """

  package init() {}

  /// Runs until a time.
  /// - Throws: `TestFailure` if there is no display, or if a window does not start.
  package func run(until end: Date) throws -> ClassFigures {
    let with = try ClassWindow(Self.plan, "--class", "--class-address", "127.0.0.1")
    defer { with.end() }
    let without = try ClassWindow(Self.plan)
    defer { without.end() }
    var figures = ClassFigures()
    let address = try with.address()
    // The sheet with the address closes first.
    for _ in 0..<2 { try with.program.key("Escape") }
    try without.step()
    figures.before = try without.press(5 * Self.presses)
    let phones = try PollingPhones(Self.phoneCount, at: address)
    let first = try WindowFigures.Sample(of: with.program.identifier)
    let attack = Attack(address)
    do {
      repeat {
        try figures.note(ask(phones.tokens, at: address, with.program))
        try with.step()
        try without.step()
        figures.with += try with.press(Self.presses)
        figures.without += try without.press(Self.presses)
        figures.window.samples.append(try WindowFigures.Sample(of: with.program.identifier))
      } while Date() < end && figures.window.findings.isEmpty
    } catch {
      figures.window.findings.append("question \(figures.questions + 1): \(error)")
    }
    attack.end()
    phones.stop()
    // Connections that the clients have closed are closed in the turn of the next answer, perhaps after it.
    for _ in 0..<2 { _ = try Answer.get(address.path + "/state?t=" + phones.tokens[0], port: address.port) }
    figures.descriptors = (first.descriptors, try WindowFigures.Sample(of: with.program.identifier).descriptors)
    try figures.end(with.program)
    return figures
  }

  /// Asks the question, and reveals it while phones change their minds.
  private func ask(_ tokens: [String], at address: ClassAddress, _ program: RunningProgram) throws
    -> (phones: VotingPhones.Result, window: [Int])
  {
    // Questions are about the script, and not about the touches so far.
    for key in ["r", "q"] { try program.key(key) }
    try program.settle()
    let state = try Answer.get(address.path + "/state", port: address.port).json["stage"] as? [String: Any]
    guard let question = state?["question"] as? Int, let choices = state?["choices"] as? [Any] else {
      throw TestFailure("nothing is asked")
    }
    let phones = VotingPhones(tokens, question: question, choices: choices.count, at: address, pause: 1)
    guard phones.waitForAll() else { throw TestFailure("a phone was not answered within a minute") }
    try program.key("Return")
    try program.key("shift+F9")
    let file = try program.folder.nextFile(ofType: "csv")
    let table = try String(contentsOf: file, encoding: .utf8)
    try FileManager.default.removeItem(at: file)
    // The votes are before three other columns at the end.
    let counts = table.split(separator: "\r\n").dropFirst().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).dropLast(3).last.flatMap { Int($0) } ?? -1
    }
    try program.key("Escape")
    return (phones.result(), counts)
  }
}

/// A window with a plan of one part, on a display of its own.
private final class ClassWindow {
  let program: RunningProgram
  private let display: DisplayServer
  private let folder: TemporaryFolder
  private let presses: PressMeter

  init(_ plan: String, _ options: String...) throws {
    folder = try TemporaryFolder()
    let file = folder.url.appending(path: "plan.yaml")
    try plan.write(to: file, atomically: false, encoding: .utf8)
    display = try DisplayServer.virtual(in: folder)
    do {
      program = try RunningProgram([file.path] + options, on: display)
      guard let pixels = display.framebuffer else { throw TestFailure("the display cannot be seen") }
      presses = try PressMeter(try LivePixels(pixels.path), environment: program.environment)
    } catch {
      display.end()
      throw error
    }
  }

  /// The address that the program prints.
  func address() throws -> ClassAddress {
    let line = try program.nextLine()
    guard let address = URL(string: line), let port = address.port.flatMap({ UInt16(exactly: $0) }) else {
      throw TestFailure("no address: \(line)")
    }
    return ClassAddress(port: port, path: address.path)
  }

  /// Steps through the touches so far, begins anew, and waits for touches.
  func step() throws {
    try program.perform(
      ["key", "Home"] + Array(repeating: ["key", "Right"], count: 10).flatMap { $0 } + ["key", "r"])
    // The mode Live.
    try program.click(WindowPoint(x: 560, y: 20))
    try program.settle()
    program.removePictures()
  }

  func press(_ count: Int) throws -> [Double] { try presses.millisecondsFromPressToPixel(count: count) }

  func end() {
    presses.end()
    program.end()
    display.end()
    folder.remove()
  }
}
