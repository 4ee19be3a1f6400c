import Scenes

/// The texts of the manual page that are not those of a command.
enum ManualText {
  static let volume = LocalizedText(english: "User Commands", simplifiedChinese: "用户命令")
  static let name = LocalizedText(english: "NAME", simplifiedChinese: "名称")
  static let synopsis = LocalizedText(english: "SYNOPSIS", simplifiedChinese: "用法")
  static let description = LocalizedText(english: "DESCRIPTION", simplifiedChinese: "描述")
  static let commands = LocalizedText(english: "COMMANDS", simplifiedChinese: "命令")
  static let everyCommand = LocalizedText(english: "OPTIONS OF EVERY COMMAND", simplifiedChinese: "所有命令共有的选项")
  static let options = LocalizedText(english: "options", simplifiedChinese: "选项")
  static let defaultCommand = LocalizedText(
    english: "This is what happens without the name of a command.", simplifiedChinese: "不写命令名时执行的就是它。")
  /// The words in an explanation before the value that is used when none is given.
  static let defaultWord = LocalizedText(english: "(default", simplifiedChinese: "（默认")

  static let introduction = LocalizedText(
    english: """
      Touchstone shows how an iOS touch finds its view and how the event then travels. A window draws nested rectangles; a \
      click shows which view is hit, why the others are not, and which responder handles the event.

      A scene is a YAML file: views, what a finger does, and what must happen. A preset is a scene that comes with the \
      program. The commands other than open need no display.
      """,
    simplifiedChinese: """
      Touchstone 演示 iOS 的一次触摸怎样找到视图，事件随后又怎样传递。窗口里画着层层嵌套的矩形；点一下，就能看到命中了哪个视图、\
      其他视图为什么没有命中、最后由哪个响应者处理。

      场景是一个 YAML 文件，写明视图、手指的操作和预期的结果。预设是程序自带的场景。除 open 之外的命令都不需要显示器。
      """)

  static func values(_ list: String) -> LocalizedText {
    LocalizedText(english: " (values: \(list))", simplifiedChinese: "（可选值：\(list)）")
  }

  static func defaultValue(_ value: String) -> LocalizedText {
    LocalizedText(english: " (default: \(value))", simplifiedChinese: "（默认：\(value)）")
  }

  // MARK: - Sections after the commands

  /// A section with a list of names and their explanations.
  struct Section {
    var title: LocalizedText
    var entries: [(name: String, text: LocalizedText)]
  }

  static let sections = [files, environment, exitStatus, examples]

  private static let files = Section(
    title: LocalizedText(english: "FILES", simplifiedChinese: "文件"),
    entries: [
      (
        "~/.local/state/touchstone/state.json",
        LocalizedText(
          english: "What the window remembers: theme, language, size, scene.",
          simplifiedChinese: "窗口记住的内容：主题、语言、大小、场景。")
      ),
      (
        "~/.local/state/touchstone/recordings",
        LocalizedText(
          english: "Touches of a run that goes on or that ended unexpectedly; they come back at the next start.",
          simplifiedChinese: "正在进行或意外中断的操作记录；下次启动时恢复。")
      ),
      (
        "/etc/xdg/touchstone/state.json",
        LocalizedText(
          english: "What the window begins with for everybody who has no state of their own.",
          simplifiedChinese: "还没有自己的记录的人，窗口由此开始。")
      ),
      (
        "touchstone.yaml",
        LocalizedText(
          english: "The configuration of a suite of screenshot tests, at its root.",
          simplifiedChinese: "截图测试的配置，放在测试集的根目录。")
      ),
    ])

  private static let environment = Section(
    title: LocalizedText(english: "ENVIRONMENT", simplifiedChinese: "环境变量"),
    entries: [
      (
        "XDG_STATE_HOME",
        LocalizedText(
          english: "The folder that is used in place of ~/.local/state.", simplifiedChinese: "代替 ~/.local/state 的目录。")
      ),
      (
        "XDG_CACHE_HOME",
        LocalizedText(
          english: "The folder that is used in place of ~/.cache.", simplifiedChinese: "代替 ~/.cache 的目录。")
      ),
      (
        "TOUCHSTONE_REDUCE_MOTION",
        LocalizedText(
          english: "If it is 1, steps change without transitions.", simplifiedChinese: "设为 1 时，步骤直接切换，没有过渡动画。")
      ),
      (
        "TOUCHSTONE_LOCKED",
        LocalizedText(
          english: "If it is 1, the window keeps nothing, as with --locked.",
          simplifiedChinese: "设为 1 时，窗口什么也不保留，与 --locked 相同。")
      ),
      (
        "TOUCHSTONE_SCENES",
        LocalizedText(
          english: "A folder whose scenes the window offers besides those of the current folder.",
          simplifiedChinese: "一个目录；除当前目录外，窗口也列出其中的场景。")
      ),
      (
        "XDG_CONFIG_DIRS",
        LocalizedText(
          english: "The folders that are used in place of /etc/xdg.", simplifiedChinese: "代替 /etc/xdg 的目录。")
      ),
      (
        "CI",
        LocalizedText(
          english: "If it is set, 'touchstone test' writes no reference and makes each snapshot twice.",
          simplifiedChinese: "设置后，touchstone test 不写参考，并把每个快照做两遍。")
      ),
    ])

  private static let exitStatus = Section(
    title: LocalizedText(english: "EXIT STATUS", simplifiedChinese: "退出状态"),
    entries: [
      ("0", LocalizedText(english: "Success.", simplifiedChinese: "成功。")),
      (
        "1",
        LocalizedText(
          english: "A comparison or a check found a difference.", simplifiedChinese: "比较或检查发现了差异。")
      ),
      ("64", LocalizedText(english: "Wrong usage.", simplifiedChinese: "用法有误。")),
      (
        "65",
        LocalizedText(
          english: "A scene, a script or a picture cannot be read.", simplifiedChinese: "场景、脚本或图片无法读取。")
      ),
      ("69", LocalizedText(english: "There is no display.", simplifiedChinese: "没有显示器。")),
      ("74", LocalizedText(english: "A file cannot be written.", simplifiedChinese: "文件无法写入。")),
    ])

  private static let examples = Section(
    title: LocalizedText(english: "EXAMPLES", simplifiedChinese: "示例"),
    entries: [
      (
        "touchstone P16",
        LocalizedText(
          english: "Opens the preset Beyond the superview.", simplifiedChinese: "打开预设“超出父视图”。")
      ),
      (
        "touchstone render P16 -o picture.png",
        LocalizedText(
          english: "Writes the picture of the moment that makes its point.", simplifiedChinese: "把最能说明问题的一刻存成图片。")
      ),
      (
        "touchstone trace scene.yaml",
        LocalizedText(
          english: "Prints what the touch pipeline does in a scene of your own.",
          simplifiedChinese: "打印触摸在自己的场景里经过的每一步。")
      ),
    ])
}
