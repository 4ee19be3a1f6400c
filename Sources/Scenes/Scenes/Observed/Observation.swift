import Foundation

/// The answers of a device, recorded beside the inputs: `observed` of a capture.
package struct Observation: Equatable, Sendable {
  /// The name and version of the system, such as `iOS 17.4`.
  package var system: String?
  package var classes: [ObservedClass] = []
  /// Touch sequences, in the order of the script.
  package var touches: [ObservedTouch] = []

  /// The class of an object on the device; nil where it is that of the tree.
  package func className(of name: String) -> String? { classes.first { $0.name == name }?.className }
}

/// The class of an object on the device, written `payButton PayButton`.
package struct ObservedClass: Equatable, Sendable {
  package var name: String
  package var className: String
}

/// The answers of a device to one touch sequence, from the first finger down to the last finger up.
package struct ObservedTouch: Equatable, Sendable {
  /// The mark of the script that follows the sequence.
  package var mark: String
  /// The view of each finger, in the order in which they came down.
  package var hits: [Expectation.Hit] = []
  /// The phases of the touches, by their views.
  package var phases: [PhaseSequence<Input.Phase>] = []
  package var lives: [ObservedLife] = []
  package var answers: [ObservedAnswers] = []
}

/// The states of a recognizer on the device, written `pan began 33 changed 50 ended 120`.
package struct ObservedLife: Equatable, Sendable {
  package struct Step: Equatable, Sendable {
    package var state: GestureState
    /// Milliseconds since the first finger of the sequence came down.
    package var time: Int
  }

  package var recognizer: String
  package var steps: [Step]

  /// The states alone.
  package var states: PhaseSequence<GestureState> {
    var sequences: [PhaseSequence<GestureState>] = []
    for step in steps { sequences.note(recognizer, step.state) }
    return sequences.first ?? PhaseSequence(recognizer, [])
  }
}

/// The answers of a view's own `hitTest` along a row of points, written `yellow 44,-16 button button none`.
package struct ObservedAnswers: Equatable, Sendable {
  package var view: String
  /// The first point, in the view's own coordinate space.
  package var start: CGPoint
  /// One for each point, from left to right.
  package var hits: [Expectation.Hit]

  /// The distance between two points, in points.
  package static let spacing: CGFloat = 8
}

extension Scene {
  /// The part of the script that one observed touch sequence belongs to.
  package struct ObservedPart: Equatable, Sendable {
    package var touch: ObservedTouch
    /// The time at which the first finger comes down, in virtual milliseconds.
    package var start: Int
  }

  /// The observed touch sequences with their times in the script. A sequence whose mark or fingers are gone is left out.
  package var observedParts: [ObservedPart] {
    guard let observed else { return [] }
    var starts: [String: Int] = [:], start: Int?
    for timed in script.inputs {
      switch timed.input {
      case .touch(_, .began, _, _): start = start ?? timed.time
      case .mark(let mark): (starts[mark], start) = (start, nil)
      default: break
      }
    }
    starts[Expectation.end] = start
    return observed.touches.compactMap { touch in starts[touch.mark].map { ObservedPart(touch: touch, start: $0) } }
  }
}
