import Foundation

/// The widths of letters, in thousandths of the size of the font.
///
/// Chosen: the library has no letters, so these are the widths of Inter, which is what Touchstone draws with and which resembles the
/// system font of an iPhone. Letters are not kerned; a letter with accents is as wide as without.
enum LetterWidths {
  /// The widths of the characters from space to tilde.
  private static let regular: [Int] = [
    281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605, 636, 642, 608,
    624, 571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598, 587, 743, 740, 264, 543, 652,
    562, 889, 753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642, 665, 625, 362, 357, 362, 469, 452, 497, 564,
    621, 558, 621, 582, 361, 609, 591, 237, 237, 544, 237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812,
    540, 557, 541, 362, 327, 362, 659,
  ]
  private static let medium: [Int] = [
    265, 294, 400, 637, 643, 828, 651, 217, 378, 378, 522, 666, 288, 463, 283, 368, 646, 473, 613, 644, 654, 620,
    636, 579, 631, 636, 283, 288, 666, 666, 666, 526, 968, 700, 654, 735, 722, 603, 586, 749, 742, 270, 552, 664,
    564, 898, 747, 768, 639, 768, 645, 643, 651, 738, 700, 978, 666, 685, 639, 378, 368, 378, 475, 460, 497, 569,
    626, 568, 626, 587, 369, 617, 602, 249, 249, 556, 249, 883, 597, 602, 617, 617, 384, 536, 372, 594, 566, 825,
    551, 566, 551, 378, 342, 378, 666,
  ]
  private static let semibold: [Int] = [
    248, 309, 396, 643, 649, 844, 663, 213, 393, 393, 543, 673, 295, 466, 290, 379, 667, 481, 621, 652, 666, 632,
    648, 587, 646, 648, 290, 295, 673, 673, 673, 544, 999, 724, 657, 744, 724, 608, 586, 755, 744, 275, 561, 677,
    566, 906, 741, 775, 643, 776, 651, 649, 660, 734, 724, 1007, 690, 705, 653, 393, 379, 393, 481, 468, 497, 575,
    630, 577, 630, 593, 377, 625, 613, 261, 261, 569, 261, 898, 610, 608, 625, 625, 397, 549, 380, 608, 576, 837,
    562, 576, 562, 393, 358, 393, 673,
  ]
  /// The widths of the Cyrillic letters from А to я. Inter has them not, and Noto Sans draws them.
  private static let cyrillic: [Int] = [
    608, 648, 657, 557, 712, 589, 898, 620, 733, 733, 648, 704, 812, 728, 742, 721, 633, 638, 599, 575, 818,
    573, 718, 668, 966, 976, 805, 891, 648, 638, 1014, 650, 563, 608, 567, 459, 594, 554, 760, 510, 631, 631,
    556, 593, 707, 629, 606, 618, 620, 510, 514, 521, 820, 498, 619, 572, 837, 845, 665, 753, 548, 510, 825,
    574,
  ]
  private static let boldCyrillic: [Int] = [
    641, 675, 681, 584, 750, 615, 965, 637, 761, 761, 693, 737, 853, 757, 770, 747, 667, 656, 625, 617, 856,
    627, 751, 704, 1018, 1034, 825, 951, 675, 656, 1064, 689, 591, 632, 593, 483, 646, 581, 839, 534, 656, 656,
    605, 638, 740, 655, 626, 645, 644, 527, 548, 574, 869, 562, 663, 612, 895, 917, 698, 819, 577, 527, 868,
    608,
  ]
  /// The widths of the signs that texts of programs have beside ASCII.
  private static let signs: [Unicode.Scalar: Int] = [
    "\u{A0}": 281, "«": 540, "°": 455, "·": 276, "»": 540, "×": 659, "÷": 659, "–": 500, "—": 1000, "‘": 199,
    "’": 185, "“": 381, "”": 381, "„": 381, "•": 562, "…": 821, "€": 665, "™": 608, "←": 955, "↑": 955,
    "→": 955, "↓": 955, "−": 659, "©": 915, "®": 670,
  ]
  /// The width of each letter in a font with letters of one width.
  private static let monospaced = 600
  /// The width of a letter or a sign that is in no table.
  private static let usual = 600

  /// The width of a character in a font.
  static func width(of scalar: Unicode.Scalar, in font: FontValue) -> Int {
    switch scalar.value {
    // Accents, and characters that only say how others are written.
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    // Scripts whose letters are as wide as high, and emoji.
    case 0x1100...0x11FF, 0x2E80...: 1000
    case _ where font.isMonospaced: monospaced
    case 0x20...0x7E: table(of: font)[Int(scalar.value) - 0x20]
    case 0x410...0x44F: (font.isBold ? boldCyrillic : cyrillic)[Int(scalar.value) - 0x410]
    default: signs[scalar] ?? base(of: scalar).map { width(of: $0, in: font) } ?? usual
    }
  }

  /// The letter below the accents of a letter; nil if it has none.
  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
    return base == scalar ? nil : base
  }

  private static func table(of font: FontValue) -> [Int] {
    font.isBold ? semibold : font.weight > 0.1 ? medium : regular
  }
}
