import Scenes

/// Texts about changes of the open file by other programs.
package enum FileText: InterfaceText, Equatable {
  case broken(String, problems: Int)
  case stillShown
  case notCompiled(String, problems: Int)
  case stopped(String), notStarted(String)
  case restart
  /// The code was compiled again; the first step that differs, from 1, or nil.
  case compiled(String, difference: Int?)
  case compiling(String)
  /// The library that own code is compiled with is built first.
  case buildingLibrary
  /// Commands that are not possible with own code.
  case isEditedElsewhere, hasNoSecondMap
  case removed(String)
  case removedDetail
  case conflict(String)
  case conflictDetail
  case load, keep, saveAgain, close
  // A scene that brings code
  case asksForCode(String), codeDetail(String), unconfinedDetail(String, missing: String), runCode, doNotRun
  /// The file was read again.
  case loaded(String)
  // The sheet for opening
  case recent, inFolder
  /// Before the path of a lesson plan.
  case plan(String)
  // In the title of the window
  case problems(Int)
  case fileRemoved, fileChanged

  package var text: LocalizedText {
    switch self {
    case .broken(let file, let count):
      localized(
        "\(file) cannot be read: \(FileText.problems(count)[.english])",
        "\(file) 读不了：\(FileText.problems(count)[.simplifiedChinese])")
    case .notCompiled(let file, let count):
      localized(
        "\(file) does not compile: \(FileText.problems(count)[.english])",
        "\(file) 编译不过：\(FileText.problems(count)[.simplifiedChinese])")
    case .stopped(let file): localized("\(file) has stopped", "\(file) 停止运行了")
    case .notStarted(let file): localized("\(file) stops at its start", "\(file) 一启动就停止")
    case .restart: localized("R starts it again", "按 R 重新开始")
    case .compiled(let file, nil):
      localized("\(file) is compiled; the touches go as before.", "\(file) 已编译；触摸的走法和之前一样。")
    case .compiled(let file, let step?):
      localized("\(file) is compiled; first difference at step \(step).", "\(file) 已编译；第一处不同在第 \(step) 步。")
    case .compiling(let file): localized("Compiling \(file) …", "正在编译 \(file) …")
    case .buildingLibrary:
      localized(
        "The library for own code is built first: a few minutes, once …", "先构建自己的代码所需的库：只需一次，要几分钟……")
    case .isEditedElsewhere:
      localized("This is your own code: change it in your editor, and save.", "这是你自己的代码：请在编辑器里修改并保存。")
    case .hasNoSecondMap:
      localized(
        "The wipe compares a scene with its file: your own code has no second map.",
        "对比滑线拿场景和它的文件相比：自己的代码没有第二张图。")
    case .stillShown: localized("the version before is shown", "显示的还是上一版")
    case .removed(let file): localized("\(file) was removed", "\(file) 不见了")
    case .removedDetail:
      localized(
        "The file was moved or removed. The scene is still here, with all touches and edits.",
        "文件被移走或删除了。场景、触摸和改动都还在这里。")
    case .conflict(let file): localized("\(file) was changed by another program", "\(file) 被别的程序改了")
    case .conflictDetail:
      localized(
        "Your edits are not saved yet. Loading the file takes them back; Ctrl+Z brings them again.",
        "你的改动还没有保存。读入文件会撤下这些改动；Ctrl+Z 可以找回来。")
    case .asksForCode(let file): localized("\(file) brings code. Run it?", "\(file) 带有代码。要运行吗？")
    case .codeDetail(let path):
      localized(
        "The code is \(path). It is compiled, and runs in a process that may read this folder, write nothing, and open no "
          + "connection.",
        "代码位于 \(path)。它会先编译，再在单独的进程里运行：只能读这个文件夹，不能写文件，也不能联网。")
    case .unconfinedDetail(let path, let missing):
      localized(
        "The code is \(path). This kernel cannot confine it, because it has no \(missing): the code would run with your own "
          + "rights, and may read, write and send what you may.",
        "代码位于 \(path)。这个内核没有 \(missing)，无法限制它：代码会以你自己的权限运行，你能读、能写、能发送的，代码都能。")
    case .runCode: localized("Run the code", "运行代码")
    case .doNotRun: localized("Do not run it", "不运行")
    case .load: localized("Load the file", "读入文件")
    case .keep: localized("Keep my edits", "保留我的改动")
    case .saveAgain: localized("Save again", "重新保存")
    case .close: localized("Close", "关闭")
    case .loaded(let file): localized("\(file) was changed, and is loaded again.", "\(file) 有改动，已重新读入。")
    case .plan(let path): localized("Lesson plan · \(path)", "教案 · \(path)")
    case .recent: localized("Recent", "最近打开")
    case .inFolder: localized("In this folder", "在这个文件夹里")
    case .fileRemoved: localized("file removed", "文件不见了")
    case .fileChanged: localized("file changed", "文件被改了")
    case .problems(let count): localized("\(count) \(count == 1 ? "error" : "errors")", "\(count) 处错误")
    }
  }
}
