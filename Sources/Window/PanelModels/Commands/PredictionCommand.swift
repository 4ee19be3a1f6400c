/// A command for the question of predict mode.
package enum PredictionCommand: Equatable, Sendable {
  /// Chooses an answer, from 0.
  case answer(Int)
  /// Types a digit of the votes that are counted.
  case digit(Int)
  /// Removes the last digit of the votes that are counted.
  case eraseDigit
  /// Adds votes to a choice, or takes some away; nil means the choice whose votes are counted.
  case addVotes(Int, to: Int?)
  /// Begins to count votes, goes to the next choice, or ends it after the last one.
  case count
  /// Ends the counting.
  case endCounting
  /// Moves the counting to the next choice (1) or the previous one (−1).
  case moveCount(Int)
  case hint
  case reveal
  case next
  /// Asks all questions again.
  case again
}
