import Scenes

/// A change of the scene with which a recognizer would have recognized the touch that is shown, found by trying it.
package struct RecognizerCure: Equatable, Sendable {
  package var edit: Edit
  /// When the recognizer then recognizes, in virtual milliseconds from the beginning of the touch sequence.
  package var time: Int
  /// The recognizers that then recognize no more.
  package var losers: [String]
  /// The other recognizers that then recognize too.
  package var others: [String]

  package init(edit: Edit, time: Int, losers: [String], others: [String]) {
    (self.edit, self.time, self.losers, self.others) = (edit, time, losers, others)
  }
}
