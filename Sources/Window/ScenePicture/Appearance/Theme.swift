import Canvas
import Scenes

/// The colours of the window. The interface is monochrome; a colour means a state of the touch.
public struct Theme: Equatable, Sendable {
  /// The name of a theme.
  public enum Name: String, CaseIterable, Codable, Sendable {
    /// Dark text on light grounds.
    case light
    /// Light text on dark grounds.
    case dark
    /// Strong contrast and larger text for a projector.
    case projector
  }

  package var name: Name

  // Grounds
  package var background, panel, sidebar, field: Color
  // Lines
  package var line, controlBorder: Color
  // Rows
  package var hover, selection: Color
  // Text, and drawings with the weight of text
  package var text, secondaryText, faintText: Color
  /// Lines without a state, and text of disabled controls.
  package var inactive: Color
  // The device on the stage
  var device, bezel: Color
  /// The ground of a view by its nesting, 0 to 5.
  var depths: [Color]
  // States of a touch
  /// Asks, inside.
  package var yes: Color
  /// Outside, cancelled.
  package var no: Color
  /// Skipped because a gate is closed.
  package var skip: Color
  /// The hit-test view.
  package var result: Color
  /// The responder chain.
  package var chain: Color
  /// Recognizers.
  package var recognizer: Color
  package var textOnState, textOnRecognizer: Color
  /// Edit mode: its frame, handles and guides. No state of a touch.
  package var edit: Color

  /// Text on `edit`.
  package var textOnEdit: Color { Color(0xFFFFFF) }
  /// The share of `yes` in the ground of a view that is inside, and of `result` in that of the hit-test view (0 to 1).
  var insideTint, resultTint: Double
  var viewColors: [ColorName: Color]
  /// The colours of winners on the hit map, in turn.
  var hitMapColors: [Color]

  /// The ground of a view with a colour of its own.
  func color(_ name: ColorName) -> Color { viewColors[name] ?? depths[0] }

  /// A surface tinted with a state: 13 % of the state's colour over the panel.
  package func tint(_ state: Color) -> Color { state.mixed(into: panel, 0.13) }

  package static func named(_ name: Name) -> Theme {
    switch name {
    case .light: light
    case .dark: dark
    case .projector: projector
    }
  }
}

extension Theme {
  static let light = Theme(
    name: .light,
    background: Color(0xF4F5F7), panel: Color(0xFFFFFF), sidebar: Color(0xFAFBFC), field: Color(0xFFFFFF),
    line: Color(0xE3E6EA), controlBorder: Color(0xCDD2D9), hover: Color(0xF0F2F4), selection: Color(0xE8EBEF),
    text: Color(0x15181C), secondaryText: Color(0x4E5762), faintText: Color(0x5F6873), inactive: Color(0xAEB5BF),
    device: Color(0xFFFFFF), bezel: Color(0xC5CAD2),
    depths: [0xFFFFFF, 0xF7F8FA, 0xEFF1F4, 0xE7EAEE, 0xDFE3E8, 0xD7DCE2].map { Color($0) },
    yes: Color(0x1D3291), no: Color(0xA63405), skip: Color(0x7D858F), result: Color(0x11755A),
    chain: Color(0xC02AD5), recognizer: Color(0xAE8113),
    textOnState: Color(0xFFFFFF), textOnRecognizer: Color(0x15181C), edit: Color(0x1473E6), insideTint: 0.055,
    resultTint: 0.13,
    viewColors: viewColorsOnWhite, hitMapColors: hitMapColorsOnWhite)

  static let dark = Theme(
    name: .dark,
    background: Color(0x121518), panel: Color(0x1A1E22), sidebar: Color(0x171A1E), field: Color(0x14171A),
    line: Color(0x2A3036), controlBorder: Color(0x434B54), hover: Color(0x22272C), selection: Color(0x2A3037),
    text: Color(0xF1F3F6), secondaryText: Color(0xB4BCC6), faintText: Color(0x929BA6), inactive: Color(0x5C6670),
    device: Color(0x1A1E22), bezel: Color(0x4A535D),
    depths: [0x171B1F, 0x1E2328, 0x252B31, 0x2D343B, 0x353D45, 0x3D464F].map { Color($0) },
    yes: Color(0xB2C1FF), no: Color(0xE2763F), skip: Color(0x7A828C), result: Color(0x3DC79A),
    chain: Color(0xC15FD9), recognizer: Color(0xFACD4D),
    textOnState: Color(0x101316), textOnRecognizer: Color(0x15181C), edit: Color(0x2F8FE8), insideTint: 0.07,
    resultTint: 0.16,
    viewColors: [
      .yellow: Color(0x4B4320), .blue: Color(0x24344F), .red: Color(0x4D2B28), .green: Color(0x1F4030),
      .violet: Color(0x3A3150),
    ],
    hitMapColors: [
      0x2F466E, 0x5C442E, 0x556759, 0x341F3E, 0x262C00, 0x276C80, 0x4C2129, 0x484B4E, 0x696532,
    ].map { Color($0) })

  static let projector = Theme(
    name: .projector,
    background: Color(0xFFFFFF), panel: Color(0xFFFFFF), sidebar: Color(0xFFFFFF), field: Color(0xFFFFFF),
    line: Color(0x9AA1AA), controlBorder: Color(0x5A626C), hover: Color(0xEEF0F2), selection: Color(0xE1E4E8),
    text: Color(0x000000), secondaryText: Color(0x22272E), faintText: Color(0x3F464F), inactive: Color(0x7A828C),
    device: Color(0xFFFFFF), bezel: Color(0x000000),
    depths: [0xFFFFFF, 0xFFFFFF, 0xF3F4F6, 0xE9EBEE, 0xE0E3E7, 0xD7DBE0].map { Color($0) },
    yes: Color(0x053BEE), no: Color(0x8C1B00), skip: Color(0x70767F), result: Color(0x166A4C),
    chain: Color(0x7F2B75), recognizer: Color(0x9B6D00),
    textOnState: Color(0xFFFFFF), textOnRecognizer: Color(0xFFFFFF), edit: Color(0x1473E6), insideTint: 0.07,
    resultTint: 0.16,
    viewColors: viewColorsOnWhite, hitMapColors: hitMapColorsOnWhite)

  private static var hitMapColorsOnWhite: [Color] {
    [0xB7CEFA, 0xD5C2B4, 0xCDF7E3, 0xEFE2F7, 0xDDEFC2, 0x88B3C4, 0xC2A2A5, 0xC3C7CA, 0xB4B387].map { Color($0) }
  }

  private static var viewColorsOnWhite: [ColorName: Color] {
    [
      .yellow: Color(0xF8EBB9), .blue: Color(0xDCE6F7), .red: Color(0xF7DDD8), .green: Color(0xDDEFE2),
      .violet: Color(0xE9E1F5),
    ]
  }
}
