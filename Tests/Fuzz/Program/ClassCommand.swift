import ArgumentParser
import Foundation
import WindowFuzz

/// `Fuzz class`: a class of phones, half of them slow, broken or hostile.
struct ClassCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "class", abstract: "Let 200 clients answer and attack a window while it is used.",
    discussion: """
      Needs Xvfb, xdotool, and touchstone beside this program. Each vote that is answered with 200 must be counted once; memory and \
      descriptors must not grow; a press must become a pixel within a tenth of the time that it takes without a class.
      """)

  @Option(help: "How long the class lasts.")
  var minutes = 5.0

  func validate() throws {
    guard minutes > 0 else { throw ValidationError("--minutes must be more than 0.") }
  }

  func run() throws {
    let figures = try ClassCampaign().run(until: Date(timeIntervalSinceNow: minutes * 60))
    let times = [figures.with, figures.without, figures.before].map { times in
      String(format: "%.2f ms (%d)", ClassFigures.median(times), times.count)
    }
    let memory = figures.window.megabytes
    for finding in figures.window.findings { print(finding) }
    print(
      """
      \(figures.questions) questions, \(figures.votes) votes, \(figures.window.findings.count) findings
      press to pixel, median (presses): with the class \(times[0]), without in the same minutes \(times[1]), before it \(times[2])
      memory \(Int(memory.first)) to \(Int(memory.last)) MB, descriptors \(figures.descriptors.first) to \
      \(figures.descriptors.last)
      """)
    if !figures.window.findings.isEmpty { throw ExitCode(1) }
  }
}
