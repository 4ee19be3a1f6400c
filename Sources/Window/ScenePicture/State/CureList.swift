import TouchTrace

/// The changes found so far with which the recognizer in the inspector would have recognized the touch.
package struct CureList: Equatable, Sendable {
  package var cures: [RecognizerCure]
  /// Whether all changes were tried.
  package var isComplete: Bool

  package init(cures: [RecognizerCure], isComplete: Bool) { (self.cures, self.isComplete) = (cures, isComplete) }
}
