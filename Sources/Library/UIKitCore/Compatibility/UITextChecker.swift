/// Finds misspelled words. As Apple's, except: there is no dictionary, so that every word is right; warns once.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  /// Warns once: no word is looked up.
  public override init() {
    super.init()
    warnNotSupported("UITextChecker")
  }

  /// Not found: no word is misspelled.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Nil: there is nothing to guess.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// Nil: there is nothing to complete.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}
