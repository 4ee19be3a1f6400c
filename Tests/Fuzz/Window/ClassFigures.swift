import PhoneHarness
import WindowHarness

/// The votes, the presses and the needs of a window with a class.
package struct ClassFigures {
  package var questions = 0
  /// The number of votes that were answered with 200.
  package var votes = 0
  /// The milliseconds from presses to changed pixels: in the window with the class; in the one without, in the same minutes; and in
  /// that before there was a class.
  package var with: [Double] = [], without: [Double] = [], before: [Double] = []
  /// The descriptors of the window before the clients came, and after they had gone.
  package var descriptors = (first: 0, last: 0)
  package var window = WindowFigures()

  /// Notes the votes of a question: those that phones know of, and those in the window's table.
  mutating func note(_ votes: (phones: VotingPhones.Result, window: [Int])) {
    questions += 1
    self.votes += votes.phones.answered
    if votes.phones.counts != votes.window {
      window.findings.append("question \(questions): phones \(votes.phones.counts), window \(votes.window)")
    }
    if votes.phones.wrong > 0 { window.findings.append("question \(questions): \(votes.phones.wrong) wrong votes") }
  }

  /// Ends the program, and notes what is wrong at its end.
  mutating func end(_ program: RunningProgram) throws {
    // Descriptors are compared without clients.
    for index in window.samples.indices { window.samples[index].descriptors = 0 }
    try window.end(program)
    if descriptors.last > descriptors.first { window.findings.append("descriptors: \(descriptors)") }
    if Self.median(with) > 1.1 * Self.median(without) { window.findings.append("presses are slower with a class") }
  }

  package static func median(_ times: [Double]) -> Double { times.isEmpty ? 0 : times.sorted()[times.count / 2] }
}
