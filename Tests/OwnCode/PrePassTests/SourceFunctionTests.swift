import PrePass
import Testing

/// Where the methods of a person's classes are.
@Suite struct SourceFunctionTests {
  private func module(_ text: String) throws -> PreparedModule { try PrePassProgram.run([("Knob.swift", text)]) }

  @Test func methodsHaveTheirNamesAndLines() throws {
    let module = try module(
      """
      import UIKit

      class Knob: UIControl {
        var value = 1  // { not a body

        override func point(
          inside point: CGPoint, with event: UIEvent?
        ) -> Bool {
          let text = "}"
          return text.isEmpty
        }
        func one() { two() }
        static func none() {}
      }
      extension Knob {
        @objc func turned(_ sender: Knob, by amount: Int) {
        }
      }
      struct Not { func here() {} }
      """)
    #expect(module.functions.map(\.name) == ["point(inside:with:)", "one()", "turned(_:by:)"])
    #expect(module.functions.map(\.className) == ["Knob", "Knob", "Knob"])
    #expect(module.functions.map(\.lines) == [6...11, 12...12, 16...17])
    #expect(module.functions.map(\.bodyLine) == [8, 12, 16])
    #expect(module.functions[2].selector == "turned:by:")
    #expect(module.superclasses == ["Knob": "UIControl"])
  }
}
