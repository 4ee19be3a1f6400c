/// Something that a person's own code tried to do outside of its process, and may not do.
package enum CodeAttempt: Hashable, Sendable, Codable {
  case connection, process
  /// A signal to another process, or a look into its memory.
  case otherProcess
  /// Opening this file to read it.
  case reading(String)
  /// Opening this file to write it.
  case writing(String)
  /// Another change of a file: of its name, place, mode or time.
  case changing
  /// A call to the kernel that can change the machine.
  case kernel

  /// The words in a trace: what was refused.
  package var text: String {
    switch self {
    case .connection: "a connection"
    case .process: "a process"
    case .otherProcess: "an act on another process"
    case .reading(let path): "reading \(path)"
    case .writing(let path): "writing \(path)"
    case .changing: "a change of a file"
    case .kernel: "a call that can change the machine"
    }
  }
}

extension Trace {
  /// Adds a step between two events: the code tried something that it may not do.
  package mutating func append(_ attempt: CodeAttempt, at time: Int) {
    append(TraceStep(kind: .warning(.refused(attempt)), depth: 0, parent: nil, time: time, tree: trees.count - 1))
  }
}
