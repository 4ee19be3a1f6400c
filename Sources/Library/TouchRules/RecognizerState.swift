/// The state of an attempt of a recognizer (GR-01, GR-02). UIKit calls it `RecognizerState`.
public enum RecognizerState: Int, Sendable {
  case possible, began, changed, ended, cancelled, failed

  /// The final state of a discrete gesture: `.ended` (GR-01).
  public static var recognized: RecognizerState { .ended }
}
