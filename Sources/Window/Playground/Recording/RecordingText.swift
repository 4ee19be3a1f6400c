import Narration
import Scenes

/// Status messages about recordings.
nonisolated enum RecordingText: InterfaceText {
  case nothingRecorded
  case saved(as: String)
  case captured(count: Int, in: String)
  case recovered
  /// Edits that were not saved are back.
  case unsavedEdits

  static let examples: [RecordingText] = [
    .nothingRecorded, .saved(as: "a.yaml"), .captured(count: 1, in: "a.yaml"), .captured(count: 3, in: "a.yaml"),
    .recovered, .unsavedEdits,
  ]

  var text: LocalizedText {
    switch self {
    case .nothingRecorded: localized("Nothing is recorded yet.", "还没有手动操作。")
    case .saved(let file): localized("Saved as the script of \(file).", "已存为 \(file) 的脚本。")
    case .captured(let count, let file):
      localized(
        "Saved in \(file), with \(count) \(count == 1 ? "expectation" : "expectations").",
        "已存入 \(file)，并生成 \(count) 条预期。")
    case .unsavedEdits: localized("Your edits that were not saved are back.", "尚未保存的修改已恢复。")
    case .recovered:
      localized("The recording of the last run, which ended unexpectedly, is restored.", "程序中断之前的操作已恢复。")
    }
  }
}
