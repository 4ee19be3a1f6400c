import Narration
import Scenes

/// What the program says about recordings.
nonisolated enum RecordingText: InterfaceText {
  case nothingRecorded
  case saved(as: String)
  case captured(count: Int, in: String)
  case recovered

  var text: LocalizedText {
    switch self {
    case .nothingRecorded: localized("Nothing was done by hand yet.", "还没有手动操作。")
    case .saved(let file): localized("Saved as the script of \(file).", "已存为 \(file) 的脚本。")
    case .captured(let count, let file):
      localized("Saved in \(file), with \(count) expectations.", "已存入 \(file)，并生成 \(count) 条预期。")
    case .recovered:
      localized("What was done before the program broke off is here again.", "程序中断之前的操作已恢复。")
    }
  }
}
