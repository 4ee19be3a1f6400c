// The elements of the responder chain's column. Cards, steps and actions are numbered from 1, bottom to top.

extension ElementName {
  static let column = ElementName("column")
  static let columnGround = column["ground"]
  static let cards = column["card"]
  static func card(_ number: Int) -> ElementName { cards[number] }
  /// The folded cards at the upper end of the chain, and those from a responder up.
  static let foldedCards = column["folded"]
  static func foldedCards(from responder: String) -> ElementName { foldedCards[responder] }
  static let sink = column["sink"]
  static let columnNote = column["note"]
  static func chainStep(_ number: Int) -> ElementName { column["step"][number] }
  static func action(_ number: Int) -> ElementName { column["action"][number] }
  static let connectors = ElementName("connector")
  static func connector(of responder: String) -> ElementName { connectors[responder] }
  static func connectorSign(_ icon: Icon, of responder: String) -> ElementName { connector(of: responder)["\(icon)"] }
  static func recognizer(_ name: String) -> ElementName { ElementName("recognizer")[name] }
  static func refusal(of recognizer: String) -> ElementName { ElementName("refusal")[recognizer] }
  static func waitingLine(of recognizer: String) -> ElementName { ElementName("waits")[recognizer] }
}
