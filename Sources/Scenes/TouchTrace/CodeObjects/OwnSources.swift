/// The sources of a person's own code, and where its functions are.
package struct OwnSources: Equatable, Sendable {
  /// A source file.
  package struct File: Equatable, Sendable {
    /// The path in the folder of the code.
    package var name: String
    package var lines: [String]

    package init(name: String, lines: [String]) { (self.name, self.lines) = (name, lines) }
  }

  /// A method of a class.
  package struct Function: Equatable, Sendable {
    package var className: String
    /// The name with its labels: `point(inside:with:)`.
    package var name: String
    /// The name that Objective-C gives it.
    package var selector: String
    /// The index of the file.
    package var file: Int
    /// From 1.
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

  package var files: [File]
  package var functions: [Function]
  /// The superclass of each class.
  package var superclasses: [String: String]

  package init(files: [File], functions: [Function], superclasses: [String: String]) {
    (self.files, self.functions, self.superclasses) = (files, functions, superclasses)
  }

  /// The method that an object of a class runs, which a superclass may have written. Nil if UIKit's own runs.
  /// - Parameter isWanted: whether a method has the right name.
  package func function(of className: String, where isWanted: (Function) -> Bool) -> Function? {
    for name in ancestry(of: className) {
      if let found = functions.first(where: { $0.className == name && isWanted($0) }) { return found }
    }
    return nil
  }

  /// Whether a class is written here.
  package func isOwn(_ className: String) -> Bool { superclasses[className] != nil }

  /// A class and its superclasses that are written here.
  private func ancestry(of className: String) -> [String] {
    var names: [String] = [], current: String? = className
    while let name = current, isOwn(name), !names.contains(name) {
      names.append(name)
      current = superclasses[name]
    }
    return names
  }
}
