// The colours of UIKit in a light interface, as Apple's Human Interface Guidelines list them. As Apple's, except: none depends on
// traits.

nonisolated extension UIColor {
  private convenience init(_ code: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(code >> 16 & 255) / 255, green: CGFloat(code >> 8 & 255) / 255, blue: CGFloat(code & 255) / 255,
      alpha: alpha)
  }

  /// The colour that iOS calls by a name in a description, and makes from traits.
  private static func system(_ name: String, _ code: UInt32, alpha: CGFloat = 1) -> UIColor {
    let color = UIColor(code, alpha: alpha)
    color.origin = .system(name)
    return color
  }

  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// A grey of 33 %.
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// A grey of 67 %.
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// A grey of 50 %.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// No colour: the opacity is 0.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// #FF0000.
  public class var red: UIColor { UIColor(0xFF0000) }
  /// #00FF00.
  public class var green: UIColor { UIColor(0x00FF00) }
  /// #0000FF.
  public class var blue: UIColor { UIColor(0x0000FF) }
  /// #00FFFF.
  public class var cyan: UIColor { UIColor(0x00FFFF) }
  /// #FFFF00.
  public class var yellow: UIColor { UIColor(0xFFFF00) }
  /// #FF00FF.
  public class var magenta: UIColor { UIColor(0xFF00FF) }
  /// #FF8000.
  public class var orange: UIColor { UIColor(0xFF8000) }
  /// #800080.
  public class var purple: UIColor { UIColor(0x800080) }
  /// #996633.
  public class var brown: UIColor { UIColor(0x996633) }

  /// #FF3B30.
  public class var systemRed: UIColor { system("systemRedColor", 0xFF3B30) }
  /// #FF9500.
  public class var systemOrange: UIColor { system("systemOrangeColor", 0xFF9500) }
  /// #FFCC00.
  public class var systemYellow: UIColor { system("systemYellowColor", 0xFFCC00) }
  /// #34C759.
  public class var systemGreen: UIColor { system("systemGreenColor", 0x34C759) }
  /// #00C7BE.
  public class var systemMint: UIColor { system("systemMintColor", 0x00C7BE) }
  /// #30B0C7.
  public class var systemTeal: UIColor { system("systemTealColor", 0x30B0C7) }
  /// #32ADE6.
  public class var systemCyan: UIColor { system("systemCyanColor", 0x32ADE6) }
  /// #007AFF.
  public class var systemBlue: UIColor { system("systemBlueColor", 0x007AFF) }
  /// #5856D6.
  public class var systemIndigo: UIColor { system("systemIndigoColor", 0x5856D6) }
  /// #AF52DE.
  public class var systemPurple: UIColor { system("systemPurpleColor", 0xAF52DE) }
  /// #FF2D55.
  public class var systemPink: UIColor { system("systemPinkColor", 0xFF2D55) }
  /// #A2845E.
  public class var systemBrown: UIColor { system("systemBrownColor", 0xA2845E) }
  /// #8E8E93.
  public class var systemGray: UIColor { system("systemGrayColor", 0x8E8E93) }
  /// #AEAEB2.
  public class var systemGray2: UIColor { system("systemGray2Color", 0xAEAEB2) }
  /// #C7C7CC.
  public class var systemGray3: UIColor { system("systemGray3Color", 0xC7C7CC) }
  /// #D1D1D6.
  public class var systemGray4: UIColor { system("systemGray4Color", 0xD1D1D6) }
  /// #E5E5EA.
  public class var systemGray5: UIColor { system("systemGray5Color", 0xE5E5EA) }
  /// #F2F2F7.
  public class var systemGray6: UIColor { system("systemGray6Color", 0xF2F2F7) }

  /// The same as `black`.
  public class var label: UIColor { system("labelColor", 0x000000) }
  /// #3C3C43 with the opacity 0.6.
  public class var secondaryLabel: UIColor { system("secondaryLabelColor", 0x3C3C43, alpha: 0.6) }
  /// #3C3C43 with the opacity 0.3.
  public class var tertiaryLabel: UIColor { system("tertiaryLabelColor", 0x3C3C43, alpha: 0.3) }
  /// #3C3C43 with the opacity 0.18.
  public class var quaternaryLabel: UIColor { system("quaternaryLabelColor", 0x3C3C43, alpha: 0.18) }
  /// #3C3C43 with the opacity 0.3.
  public class var placeholderText: UIColor { system("placeholderTextColor", 0x3C3C43, alpha: 0.3) }
  /// #3C3C43 with the opacity 0.29.
  public class var separator: UIColor { system("separatorColor", 0x3C3C43, alpha: 0.29) }
  /// #C6C6C8.
  public class var opaqueSeparator: UIColor { system("opaqueSeparatorColor", 0xC6C6C8) }
  /// The same as `systemBlue`.
  public class var link: UIColor { system("linkColor", 0x007AFF) }
  /// The same as `systemBlue`.
  public class var tintColor: UIColor { system("tintColor", 0x007AFF) }
  /// The same as `white`.
  public class var systemBackground: UIColor { system("systemBackgroundColor", 0xFFFFFF) }
  /// The same as `systemGray6`.
  public class var secondarySystemBackground: UIColor { system("secondarySystemBackgroundColor", 0xF2F2F7) }
  /// The same as `white`.
  public class var tertiarySystemBackground: UIColor { system("tertiarySystemBackgroundColor", 0xFFFFFF) }
  /// The same as `systemGray6`.
  public class var systemGroupedBackground: UIColor { system("systemGroupedBackgroundColor", 0xF2F2F7) }
  /// The same as `white`.
  public class var secondarySystemGroupedBackground: UIColor {
    system("secondarySystemGroupedBackgroundColor", 0xFFFFFF)
  }
  /// #787880 with the opacity 0.2.
  public class var systemFill: UIColor { system("systemFillColor", 0x787880, alpha: 0.2) }
  /// #787880 with the opacity 0.16.
  public class var secondarySystemFill: UIColor { system("secondarySystemFillColor", 0x787880, alpha: 0.16) }
  /// #767680 with the opacity 0.12.
  public class var tertiarySystemFill: UIColor { system("tertiarySystemFillColor", 0x767680, alpha: 0.12) }
  /// #747480 with the opacity 0.08.
  public class var quaternarySystemFill: UIColor { system("quaternarySystemFillColor", 0x747480, alpha: 0.08) }
  /// The same as `systemGray6`.
  public class var tertiarySystemGroupedBackground: UIColor { system("tertiarySystemGroupedBackgroundColor", 0xF2F2F7) }
  /// White with the opacity 0.6.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  /// The same as `black`.
  public class var darkText: UIColor { black }
  /// The same as `systemGray6`.
  public class var groupTableViewBackground: UIColor { system("groupTableViewBackgroundColor", 0xF2F2F7) }
}
