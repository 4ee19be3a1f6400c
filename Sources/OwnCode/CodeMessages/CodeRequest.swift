import CoreGraphics
import TouchTrace

/// A request to the program of a person's code.
package enum CodeRequest: Equatable, Sendable, Codable {
  /// Show the code on a screen of this size, in points. The first request.
  /// - Parameter subject: the subject on the screen; nil for the one that the code shows by itself.
  case start(CGSize, safeArea: CodeInsets, subject: CodeSubject?)
  /// Play inputs of one time, in virtual milliseconds.
  case play([CodeInput], at: Int)
  case advance(to: Int)
  case hitTestView(at: CGPoint)
  case hitAreas
}

/// A class that is shown.
package struct CodeSubject: Equatable, Sendable, Codable {
  package var className: String
  /// The place of a view on the screen, in points; nil lets the view choose.
  package var frame: CGRect?

  package init(_ className: String, frame: CGRect?) { (self.className, self.frame) = (className, frame) }
}

/// Distances from the edges of a screen, in points.
package struct CodeInsets: Equatable, Sendable, Codable {
  package var top, left, bottom, right: CGFloat

  package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// The answer to a request: what was added to the trace, and what was asked for.
package struct CodeAnswer: Equatable, Sendable, Codable {
  package var steps: [TraceStep] = []
  /// Whether the code has ended the process in the event of these steps. It is the last answer.
  package var isUnfinished = false
  /// Trees without what their views draw; see `drawings`.
  var trees: [TreeSnapshot] = []
  /// For each tree and each of its views, the number of the view's drawing; nil for a view that draws nothing.
  var drawings: [[Int?]] = []
  /// Drawings that no earlier answer had. Their numbers go on from those of earlier answers.
  var newDrawings: [DisplayList] = []
  package var marks: [Trace.Mark] = []
  /// Virtual milliseconds; nil if nothing is due.
  package var nextDeadline: Int?
  package var ignoresInteraction = false
  /// The answer to `hitTestView`.
  package var view: String?
  /// The answer to `hitAreas`; nil if the screen is too large.
  package var areas: HitAreas?
  /// The subject on the screen; only after `start`.
  package var shown: ShownCode?

  package init() {}
}

/// The subject that a program of a person's code shows.
package enum ShownCode: Equatable, Sendable, Codable {
  /// The windows that an application or a scene delegate of this class has made.
  case application(String)
  case controller(String)
  /// Views on a sheet, from the top. The second names are those of classes that could not be made.
  case views([String], left: [String])
  /// Nothing: the code has no class that can be shown. The names are those of classes that could not be made.
  case nothing(left: [String])
}
