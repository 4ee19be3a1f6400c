import Foundation
import Testing

@testable import UIKitCore

/// Predicates that are written as text.
@Suite struct PredicateTests {
  private final class Person {
    let name: String, age: Int, boss: Person?
    init(_ name: String, _ age: Int, boss: Person? = nil) { (self.name, self.age, self.boss) = (name, age, boss) }
  }

  private static let mail = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}"

  @Test(
    "the whole text has to match a regular expression",
    arguments: [("ann@example.org", true), ("ann@example", false), ("to ann@example.org", false), ("", false)])
  func matching(text: String, answer: Bool) {
    #expect(NSPredicate(format: "SELF MATCHES %@", Self.mail).evaluate(with: text) == answer)
    #expect(NSPredicate(format: "SELF MATCHES[c] %@", Self.mail).evaluate(with: text as NSString) == answer)
  }

  @Test(
    "comparisons of texts, with the options c and d",
    arguments: [
      ("SELF BEGINSWITH 'Zü'", true), ("SELF BEGINSWITH 'zu'", false), ("SELF BEGINSWITH[cd] 'zu'", true),
      ("self endswith \"ich\"", true), ("SELF CONTAINS[c] 'RI'", true), ("SELF CONTAINS 'RI'", false),
      ("SELF LIKE 'Z*ch'", true), ("SELF LIKE 'Z?ch'", false), ("SELF == 'Zürich'", true), ("SELF != 'Zürich'", false),
      ("SELF IN {'Bern', 'Zürich'}", true), ("NOT SELF IN {'Bern'}", true), ("SELF < 'Aarau'", false),
    ])
  func texts(format: String, answer: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: "Zürich") == answer)
  }

  @Test(
    "properties, numbers and what joins tests",
    arguments: [
      ("age == 41", true), ("age >= 42", false), ("name == 'Ann' AND age < 50", true),
      ("name == 'Bob' OR age < 50", true),
      ("!(age > 40) || boss.name == 'Bob'", true), ("boss == nil", false), ("boss.boss == nil", true),
      ("TRUEPREDICATE && NOT FALSEPREDICATE", true),
    ])
  func properties(format: String, answer: Bool) {
    let ann = Person("Ann", 41, boss: Person("Bob", 60))
    #expect(NSPredicate(format: format).evaluate(with: ann) == answer)
  }

  @Test("arguments stand where the text has a percent sign")
  func arguments() {
    let people = [Person("Ann", 41), Person("Bob", 60), Person("Cem", 8)]
    let old = NSPredicate(format: "%K >= %d", "age", 41), named = NSPredicate(format: "name IN %@", ["Ann", "Cem"])
    #expect(people.filter { old.evaluate(with: $0) }.map(\.name) == ["Ann", "Bob"])
    #expect(people.filter { named.evaluate(with: $0) }.map(\.name) == ["Ann", "Cem"])
    #expect(NSPredicate(format: "a == %@", argumentArray: [7]).evaluate(with: ["a": 7]))
  }

  @Test(
    "a text that cannot be read is no predicate",
    arguments: ["", "SELF", "SELF ==", "a == 1 b == 2", "ANY a == 1", "(a == 1"])
  func unreadable(format: String) {
    var reader = PredicateReader(format, [])
    #expect(reader.read() == nil)
  }
}
