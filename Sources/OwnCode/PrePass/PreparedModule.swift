/// The sources of a module that compile on Linux, and what the pre-pass has found in them.
package struct PreparedModule: Equatable, Sendable, Codable {
  /// In the order of the files.
  package var sources: [String]
  /// The columns of the lines that the pre-pass has changed, in the order of the files.
  package var columns: [[KeptColumns]]
  /// The class with `@main` or `@UIApplicationMain`; nil if there is none.
  package var appDelegate: String?
  /// The call with which the program begins, if the type with `@main` declares `main()`.
  package var mainCall: String?
  /// The classes that may be shown, in the order of the files.
  package var classes: [ShownClass] = []
  /// Whether a property has `@IBOutlet`.
  package var hasOutlets = false
  /// The methods of all classes and their extensions, in the order of the files.
  package var functions: [SourceFunction] = []
  /// The superclass of each class.
  package var superclasses: [String: String] = [:]
  /// Statements with which the program begins: they put methods in the place of those of UIKit's classes.
  package var replacements: [String] = []
  /// The classes that have another name in Objective-C, by that name.
  package var objcNames: [String: String] = [:]
  /// The index of the file whose statements are the program: `main.swift`, or a playground. Nil if there is none.
  package var script: Int?
  /// Whether `script` is a playground, which shows its live view.
  package var isPlayground = false
  /// Whether the parser does not accept a source as it is. Changes of the pre-pass may then hide the mistake.
  package var isHalfWritten = false

  /// - Parameter columns: none for sources of which no line is changed.
  package init(sources: [String], columns: [[KeptColumns]]? = nil) {
    self.sources = sources
    self.columns = columns ?? sources.map { _ in [] }
  }

  /// Whether it can be what the pre-pass makes of sources with these numbers of lines. Its process has read what strangers wrote.
  package func isSound(forLines lines: [Int]) -> Bool {
    let names = classes.map(\.name) + [appDelegate, mainCall].compactMap(\.self) + objcNames.values
    let numbers = 0...1 << 32
    return sources.count == lines.count && columns.count == lines.count && script.map(lines.indices.contains) ?? true
      && names.allSatisfy { $0.utf8.count <= 1_000 && !$0.contains(where: \.isNewline) }
      && columns.joined().allSatisfy { [$0.line, $0.column, $0.original, $0.count].allSatisfy(numbers.contains) }
      && functions.allSatisfy { one in
        lines.indices.contains(one.file) && one.lines.lowerBound >= 1 && one.lines.upperBound <= lines[one.file]
          && one.lines.contains(one.bodyLine)
      }
  }
}

/// A class of a person's module that may be a view, a controller or a delegate of a scene: which it is, only the compiled
/// program knows.
package struct ShownClass: Equatable, Sendable, Codable {
  package var name: String
  /// An expression of the class, also of a private one.
  package var type: String
  /// An expression that makes an object; nil if every initializer needs arguments that only the person knows, or is private.
  package var expression: String?
  package var path: String
  /// From 1.
  package var line: Int

  package init(name: String, type: String, expression: String?, path: String, line: Int) {
    (self.name, self.type, self.expression) = (name, type, expression)
    (self.path, self.line) = (path, line)
  }
}

/// A method of a person's class, and where it is.
package struct SourceFunction: Equatable, Sendable, Codable {
  package var className: String
  /// The name with its labels, as in documentation: `point(inside:with:)`.
  package var name: String
  /// The name that Objective-C gives it: `pointInside:with:`.
  package var selector: String
  /// The index of the file.
  package var file: Int
  /// From the line of `func` to that of the closing brace; from 1.
  package var lines: ClosedRange<Int>
  /// The line where the body begins.
  package var bodyLine: Int

  package init(
    className: String, name: String, selector: String, file: Int, lines: ClosedRange<Int>, bodyLine: Int
  ) {
    (self.className, self.name, self.selector) = (className, name, selector)
    (self.file, self.lines, self.bodyLine) = (file, lines, bodyLine)
  }
}
