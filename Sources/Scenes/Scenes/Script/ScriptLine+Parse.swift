import Foundation

extension ScriptLine {
  static let verbs = [
    "tap", "down", "move", "up", "cancel", "wait", "set", "front", "mark", "interrupt", "shake", "remote", "press",
  ]

  /// Reads a line such as `tap 200,170` or `move 300,280 finger 2 over 200`.
  /// - Throws: `TextError` with what is wrong and what would be right.
  package static func parse(_ text: String) throws(TextError) -> ScriptLine {
    var words = WordScanner(text)
    return try parse(&words)
  }

  /// Reads a line and takes all words.
  static func parse(_ words: inout WordScanner) throws(TextError) -> ScriptLine {
    let verb = try words.next("an input such as `tap 200,170`")
    let line: ScriptLine
    switch verb.text {
    case "tap": line = try parseTap(&words)
    case "down": line = .down(try parseContacts(&words))
    case "move": line = .move(try parseContacts(&words), over: try parseOption("over", &words) ?? 0)
    case "up": line = .up(try parseFingers(&words))
    case "cancel": line = .cancel(try parseFingers(&words))
    case "wait": line = .wait(try parseDuration(&words))
    case "set": line = .set(try Edit.parse(&words))
    case "front": line = .front(try words.next("the name of a view").text)
    case "mark": line = .mark(try words.next("a name for the mark").text)
    case "interrupt": line = .interrupt
    case "shake": line = .shake
    case "remote": line = .remote
    case "press": line = .press
    default: throw verb.error("unknown input `\(verb.text)`\(suggestion(for: verb.text, among: verbs))")
    }
    try words.end()
    return line
  }

  private static func parseTap(_ words: inout WordScanner) throws(TextError) -> ScriptLine {
    let contacts = try parseContacts(&words)
    var taps = 1
    var hold = tapDuration
    while let word = words.peek {
      if words.take("taps") {
        taps = try words.integer("a number of taps", in: 1...10)
      } else if words.take("hold") {
        hold = try parseDuration(&words)
      } else {
        throw word.error("unexpected `\(word.text)`; a tap has `finger`, `force`, `taps` and `hold`")
      }
    }
    return .tap(contacts, taps: taps, hold: hold)
  }

  /// Reads `95,280 and 265,280 finger 2`. Without a number, a finger has that of its place in the list, from 1.
  private static func parseContacts(_ words: inout WordScanner) throws(TextError) -> [Contact] {
    var contacts: [Contact] = []
    repeat {
      let word = words.peek
      let contact = try parseContact(&words, finger: contacts.count + 1)
      if let word, contacts.contains(where: { $0.finger == contact.finger }) {
        throw word.error("finger \(contact.finger) occurs twice in this line")
      }
      contacts.append(contact)
    } while words.take("and")
    return contacts
  }

  private static func parseContact(_ words: inout WordScanner, finger: Int) throws(TextError) -> Contact {
    let point = try words.point()
    var contact = Contact(finger: finger, point: point)
    if words.take("finger") { contact.finger = try parseFinger(&words) }
    if words.take("force") { contact.force = try parseForce(&words) }
    return contact
  }

  private static func parseFingers(_ words: inout WordScanner) throws(TextError) -> [Int] {
    guard words.peek != nil else { return [1] }
    var fingers: [Int] = []
    repeat {
      let word = words.peek
      guard words.take("finger") else {
        throw TextError("expected `finger NUMBER`; fingers are lifted where they are", offset: word?.offset ?? 0)
      }
      let finger = try parseFinger(&words)
      if let word, fingers.contains(finger) { throw word.error("finger \(finger) occurs twice in this line") }
      fingers.append(finger)
    } while words.take("and")
    return fingers
  }

  private static func parseFinger(_ words: inout WordScanner) throws(TextError) -> Int {
    try words.integer("the number of a finger", in: 1...20)
  }

  private static func parseForce(_ words: inout WordScanner) throws(TextError) -> Double {
    let word = words.peek
    let force = try words.number("a force from 0 to 10")
    if let word, !(0...10).contains(force) { throw word.error("a force is from 0 to 10, not \(word.text)") }
    return force
  }

  private static func parseOption(_ keyword: String, _ words: inout WordScanner) throws(TextError) -> Int? {
    words.take(keyword) ? try parseDuration(&words) : nil
  }

  /// Reads whole milliseconds, at most ten minutes.
  private static func parseDuration(_ words: inout WordScanner) throws(TextError) -> Int {
    try words.integer("whole milliseconds", in: 0...longestDuration)
  }
}

extension WordScanner {
  /// Takes a point, written `200,170`.
  mutating func point() throws(TextError) -> CGPoint {
    let word = try next("a point such as `200,170`")
    let parts = word.text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw word.error("expected a point such as `200,170`, not `\(word.text)`") }
    let x = try WordScanner.number(String(parts[0]), at: word, "a point such as `200,170`")
    let y = try WordScanner.number(String(parts[1]), at: word, "a point such as `200,170`")
    return CGPoint(x: x, y: y)
  }
}
