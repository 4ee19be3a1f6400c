import Foundation

extension String {
  /// The text for the content or a quoted attribute of HTML, SVG and XML. Control characters, which XML cannot contain, and those
  /// that turn the order of letters are visible. Line ends and tabs stay.
  package var escapedForMarkup: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped += String(scalar).escapingControlCharacters
      }
    }
    return escaped
  }

  /// The name of a file or a folder as an address in a page beside it. No name is the beginning of an address of another kind,
  /// such as `javascript:`.
  package var addressOfFile: String {
    addingPercentEncoding(withAllowedCharacters: .inFileAddress) ?? escapedForMarkup
  }
}

extension CharacterSet {
  fileprivate static let inFileAddress = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":/&'()"))
}
