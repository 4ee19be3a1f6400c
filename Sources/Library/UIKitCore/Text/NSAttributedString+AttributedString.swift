nonisolated extension NSAttributedString {
  /// The same text, with the attributes that UIKit knows. As Apple's.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let part = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: part, attributes: run.attributes.forUIKit))
    }
    self.init(attributedString: text)
  }
}

nonisolated extension AttributedString {
  /// The same text, with the attributes that UIKit knows. As Apple's.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      append(
        AttributedString(nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
    }
  }
}

nonisolated extension AttributeContainer {
  /// The attributes that UIKit knows. As Apple's.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = dictionary[.font] as? UIFont
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.underlineStyle = (dictionary[.underlineStyle] as? Int).map(NSUnderlineStyle.init)
    self.strikethroughStyle = (dictionary[.strikethroughStyle] as? Int).map(NSUnderlineStyle.init)
    self.kern = dictionary[.kern] as? CGFloat
    self.baselineOffset = dictionary[.baselineOffset] as? CGFloat
  }

  fileprivate var forUIKit: [NSAttributedString.Key: Any] {
    let values: [NSAttributedString.Key: Any?] = [
      .font: self.font, .foregroundColor: self.foregroundColor, .backgroundColor: self.backgroundColor,
      .paragraphStyle: self.paragraphStyle,
      .underlineStyle: self.underlineStyle?.rawValue, .strikethroughStyle: self.strikethroughStyle?.rawValue,
      .kern: self.kern,
      .baselineOffset: self.baselineOffset,
    ]
    return values.compactMapValues { $0 }
  }
}
