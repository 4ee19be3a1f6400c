import Foundation
import Scenes

/// An input for a program of a person's own code.
package enum CodeInput: Equatable, Sendable, Codable {
  case touch(finger: Int, phase: String, at: CGPoint, force: Double?)
  case front(String)
  case mark(String)
  case interrupt, shake, remote, press
  /// A property of an object and its value, as a scene file has them: `isHidden false`.
  case set(String, change: String)

  package init(_ input: Input) {
    switch input {
    case .touch(let finger, let phase, let point, let force):
      self = .touch(finger: finger, phase: phase.rawValue, at: point, force: force)
    case .front(let name): self = .front(name)
    case .mark(let name): self = .mark(name)
    case .interrupt: self = .interrupt
    case .shake: self = .shake
    case .remote: self = .remote
    case .press: self = .press
    case .set(let edit): self = .set(edit.target, change: edit.change.description)
    }
  }

  /// Nil for a change that cannot be read.
  package var input: Input? {
    switch self {
    case .touch(let finger, let phase, let point, let force):
      .touch(finger: finger, phase: Input.Phase(rawValue: phase) ?? .cancelled, at: point, force: force)
    case .front(let name): .front(name)
    case .mark(let name): .mark(name)
    case .interrupt: .interrupt
    case .shake: .shake
    case .remote: .remote
    case .press: .press
    case .set(let name, let change): Change(change).map { .set(Edit(name, $0)) }
    }
  }
}
