import Scenes

/// The end of a run before its time: the program of a person's code has crashed, or does not answer.
package struct RunFailure: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// The code stopped itself: `fatalError`, a failed precondition, an index out of range. The text is Swift's
    /// message.
    case trapped(String)
    /// The code stopped itself without a message: an overflow, or a cast that fails.
    case badValue
    /// It was ended by a signal, as after a wrong pointer or an overflow of the stack.
    case signal(Int32)
    /// It called `exit`.
    case exited(Int32)
    /// It did not answer in so many seconds.
    case late(Double)
    /// It used more memory than it may.
    case memory
    /// It needs something that only a storyboard connects to an outlet.
    case outlet
    /// There is nothing to show. The names are those of classes whose initializers need arguments or are private.
    case nothing([String])
    /// A scene brings code, and nobody has allowed it to run.
    case notAllowed
    /// The code of a scene cannot be compiled. The text is what the compiler says.
    case notCompiled(ProblemText)
    /// It could not be started, or what it sent cannot be read.
    case other(ProblemText)
  }

  package var reason: Reason
  /// The place in the person's source, if it is known.
  package var file: String?
  /// From 1.
  package var line: Int?
  /// The last lines that the code printed.
  package var output: String

  package init(_ reason: Reason, file: String? = nil, line: Int? = nil, output: String = "") {
    (self.reason, self.file, self.line, self.output) = (reason, file, line, output)
  }

  /// Whether code has run and ended before its time. Else none has run.
  package var isEndOfCode: Bool {
    switch reason {
    case .trapped, .badValue, .signal, .exited, .late, .memory, .outlet, .other: true
    case .nothing, .notAllowed, .notCompiled: false
    }
  }
}
