/// Small scenes for tests, as the texts of their files.
enum TestScenes {
  /// A button in a card, tapped once: one case, `@end`.
  static let card = card()

  /// Returns the same scene with other properties of the button, or with more keys.
  static func card(button: String = "frame: 20 20 120 44", more: String = "") -> String {
    """
    views:
      - name: card
        frame: 20 20 280 200
        views:
          - { name: button, class: UIButton, \(button), actions: [touchUpInside pay] }
    script:
      - tap 100,60
    \(more)
    """
  }

  /// A card with two variants and two marks, the last at the end: four cases.
  static let marks = """
    views:
      - name: card
        frame: 20 20 200 100
    variants:
      - { name: default }
      - { name: off, edits: [card.isUserInteractionEnabled false] }
    script:
      - tap 40,40
      - mark inside
      - wait 600
      - tap 300,200
      - mark outside
    """

  /// A scene with an error in line 3.
  static let broken = "views: []\nscript:\n  - fly 1,2\n"
}
