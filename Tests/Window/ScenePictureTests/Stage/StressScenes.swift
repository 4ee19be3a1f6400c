@testable import Scenes

/// Trees in which tags, arrows and fingers come close to each other.
enum StressScene: String, CaseIterable {
  case tight, gap, besideE, behind, hotArea, thieves, chain, twoFingers

  func scene() throws -> Scene {
    try Scene.parse("id: T01\nname: T\ntitle: T\ncaption: T\nviews:\n\(tree)script:\n  - tap \(tap)\n", file: rawValue)
  }

  private var tap: String {
    switch self {
    case .tight: "243,387"
    case .gap: "205,497"
    case .besideE: "160,420"
    case .behind: "180,250"
    case .hotArea: "150,280"
    case .thieves: "165,272"
    case .chain: "180,270"
    case .twoFingers: "95,280"
    }
  }

  private var tree: String {
    switch self {
    case .tight:
      """
        - name: A
          frame: 20 40 320 480
          views:
            - { name: B, frame: 20 20 280 160 }
            - name: C
              frame: 20 200 280 260
              views:
                - { name: D, frame: 20 20 110 220 }
                - { name: E, frame: 150 20 110 220 }

      """
    case .gap, .besideE:
      """
        - name: A
          frame: 40 50 300 490
          views:
            - { name: B, frame: 40 50 240 150 }
            - name: C
              frame: 40 220 240 250
              views:
                - { name: D, frame: 40 60 80 170 }
                - { name: E, frame: 140 60 80 170 }

      """
    case .behind: root("{ name: red, frame: 60 120 180 180 }", "{ name: blue, frame: 130 200 180 180 }")
    case .hotArea: root("{ name: icon, class: EnlargedButton, frame: 165 265 30 30, enlargedBy: 20 }")
    case .thieves:
      root(
        "{ name: name, class: EnlargedButton, frame: 100 260 80 24, enlargedBy: 16 }",
        "{ name: avatar, class: EnlargedButton, frame: 190 250 44 44, enlargedBy: 20 }")
    case .chain:
      root(
        """
        name: box
                frame: 40 120 280 320
                views:
                  - name: childRoot
                    frame: 20 20 240 280
                    views:
                      - { name: label, frame: 40 100 160 60 }
        """)
    case .twoFingers: root("{ name: L, frame: 20 160 150 240 }", "{ name: R, frame: 190 160 150 240 }")
    }
  }

  private func root(_ views: String...) -> String {
    "  - name: root\n    frame: 0 0 360 560\n    views:\n" + views.map { "      - \($0)\n" }.joined()
  }
}
