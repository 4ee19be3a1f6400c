extension String {
  /// The name as a safe file name, different for different names: each byte of a character other than a letter, digit, `-` or `_`
  /// is `%` and two hexadecimal digits.
  package var inFileName: String {
    var result = ""
    for character in unicodeScalars {
      if character == "-" || character == "_" || character.properties.isAlphabetic
        || character.properties.numericType == .decimal
      {
        result.unicodeScalars.append(character)
      } else {
        for byte in String(character).utf8 {
          let digits = String(byte, radix: 16, uppercase: true)
          result += "%" + (digits.count == 1 ? "0" : "") + digits
        }
      }
    }
    return result
  }
}
