import Scenes

/// Marks that the stage shows for some touches only, as the legend explains them.
package enum MarkText: InterfaceText, CaseIterable {
  /// A recognizer delays the touch for a view.
  case withheld
  /// A delegate or a view refuses a recognizer.
  case refused
  /// The answer of a delegate that refuses.
  case no
  case phoneCall
  /// The path of the finger while a control counts it as inside, and while it does not.
  case path, pathOutside

  package var text: LocalizedText {
    switch self {
    case .withheld: localized("delayed", "推迟")
    case .refused: localized("refused", "拒绝")
    case .no: localized("NO", "NO")
    case .phoneCall: localized("phone call", "来电")
    case .path: localized("finger’s path", "手指的路线")
    case .pathOutside: localized("outside 70 pt", "70 pt 以外")
    }
  }
}
