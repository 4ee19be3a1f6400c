/// A bundled font file.
enum FontFile: String, CaseIterable {
  case interRegular = "Inter-Regular.otf"
  case interMedium = "Inter-Medium.otf"
  case interSemibold = "Inter-SemiBold.otf"
  case jetBrainsMono = "JetBrainsMono-Regular.ttf"
  case notoRegular = "NotoSansSC-Regular.otf"
  case notoBold = "NotoSansSC-Bold.otf"

  /// The smallest legible size in pixels: 12 for Chinese characters.
  var smallestSize: Int {
    switch self {
    case .notoRegular, .notoBold: 12
    case .interRegular, .interMedium, .interSemibold, .jetBrainsMono: 1
    }
  }
}

extension Font {
  /// The files in which a character is looked up, in order.
  var files: [FontFile] {
    switch family {
    case .sans: [interFile, notoFile, .jetBrainsMono]
    case .mono: [.jetBrainsMono, interFile, notoFile]
    }
  }

  private var interFile: FontFile {
    switch weight {
    case .regular: .interRegular
    case .medium: .interMedium
    case .semibold: .interSemibold
    }
  }

  private var notoFile: FontFile {
    switch weight {
    case .regular, .medium: .notoRegular
    case .semibold: .notoBold
    }
  }
}
