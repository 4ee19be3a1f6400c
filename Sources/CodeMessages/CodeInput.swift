import Foundation
import Scenes

/// An input for a program of a person's own code. It has no edits: those are of scenes.
package enum CodeInput: Equatable, Sendable, Codable {
  case touch(finger: Int, phase: String, at: CGPoint, force: Double?)
  case front(String)
  case mark(String)
  case interrupt, shake, remote, press

  /// Nil for an edit.
  package init?(_ input: Input) {
    switch input {
    case .touch(let finger, let phase, let point, let force):
      self = .touch(finger: finger, phase: phase.rawValue, at: point, force: force)
    case .front(let name): self = .front(name)
    case .mark(let name): self = .mark(name)
    case .interrupt: self = .interrupt
    case .shake: self = .shake
    case .remote: self = .remote
    case .press: self = .press
    case .set: return nil
    }
  }

  package var input: Input {
    switch self {
    case .touch(let finger, let phase, let point, let force):
      .touch(finger: finger, phase: Input.Phase(rawValue: phase) ?? .cancelled, at: point, force: force)
    case .front(let name): .front(name)
    case .mark(let name): .mark(name)
    case .interrupt: .interrupt
    case .shake: .shake
    case .remote: .remote
    case .press: .press
    }
  }
}
