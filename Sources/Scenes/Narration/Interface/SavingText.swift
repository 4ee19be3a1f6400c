import Scenes

/// Texts about saving a scene.
package enum SavingText: InterfaceText, Equatable {
  // The sheet
  case title, path, advice, script, expectations, save, replace, cancel
  case noRecording
  // Questions and refusals
  case noName
  case exists(String)
  case changedOnDisk(String)
  case isPreset(String)
  case isFolder(String)
  case noFolder(String)
  // Status messages
  case nothingToSave
  /// After the title of a scene with edits that are not saved.
  case edited
  /// After the title of a scene that has no file yet, and in place of its path.
  case notSaved
  case saved(String)

  package var text: LocalizedText {
    switch self {
    case .edited: localized("edited", "已修改")
    case .notSaved: localized("not saved", "未保存")
    case .title: localized("Save the scene", "保存场景")
    case .path: localized("Path of the file", "文件的路径")
    case .advice:
      localized(
        "Tab completes the path, ↑ ↓ change the field, Enter saves, Esc closes.", "Tab 补全路径，↑ ↓ 换到别的项，Enter 保存，Esc 关闭。")
    case .script: localized("The touches made by hand become its script", "把手动操作存为脚本")
    case .noRecording: localized("No touch was made by hand: the script stays", "没有手动操作：脚本不变")
    case .expectations: localized("What happens becomes its expectations", "把产生的结果存为预期")
    case .save: localized("Save", "保存")
    case .replace: localized("Replace", "替换")
    case .cancel: localized("Cancel", "取消")
    case .noName: localized("Write a name for the file first.", "请先写一个文件名。")
    case .exists(let file):
      localized(
        "\(file) exists already. Press Enter again to replace it, or change the name.",
        "\(file) 已经存在。再按一次 Enter 就替换它，也可以换个名字。")
    case .changedOnDisk(let file):
      localized(
        "\(file) was changed or removed by another program since it was opened. Press Enter again to write it all the same, or change the name.",
        "\(file) 打开之后被别的程序改动或删除了。再按一次 Enter 就照样写入，也可以换个名字。")
    case .isPreset(let file):
      localized("\(file) is a preset and stays as it is. Choose another folder.", "\(file) 是预设，不能改动。请换一个文件夹。")
    case .isFolder(let file):
      localized("\(file) is a folder. Write the name of a file in it.", "\(file) 是文件夹，请写出里面的文件名。")
    case .noFolder(let folder):
      localized("There is no folder \(folder). Choose another one, or make it first.", "没有文件夹 \(folder)。请换一个，或先创建它。")
    case .nothingToSave: localized("Nothing was changed since the scene was saved.", "上次保存以来没有改动。")
    case .saved(let file): localized("Saved \(file).", "已保存 \(file)。")
    }
  }
}
