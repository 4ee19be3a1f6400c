// Long lines are whole English sentences, as the commands have them.
// swift-format-ignore-file

extension ManualTranslation {
  /// Simplified Chinese, by the English text. A test finds texts that are missing, and ones that no command has any more.
  static let simplifiedChinese: [String: String] = [
    "Show how an iOS touch finds its view, and how the event then travels.":
      "演示 iOS 的一次触摸怎样找到视图，事件随后又怎样传递。",
    "Show the version.":
      "显示版本号。",
    "Show help information.":
      "显示帮助。",
    "Open a scene in a window.":
      "在窗口里打开一个场景。",
    """
      Scene to open: a preset's name (five-views) or number (1), or the path of a scene file \
      (default: the scene of the last session). Or a lesson plan: first-hour, or the path of \
      its file. Or your own code: a Swift file, or a folder of them; it is compiled again \
      whenever a file is saved.
      """:
      """
        要打开的场景：预设的名字（five-views）或编号（1），或者场景文件的路径（默认：上次的场景）。\
        也可以是教案：first-hour，或教案文件的路径。还可以是你自己的代码：一个 Swift 文件，\
        或一个装有 Swift 文件的文件夹；每次保存文件都会重新编译。
        """,
    "Variant to show (default: the first).":
      "要显示的版本（默认：第一个）。",
    "Scene to show beside it under the same hand, such as P17 or P16@override.":
      "放在旁边、用同一只手操作的另一个场景，如 P17 或 P16@override。",
    "Mode to start in (default: as in the last session).":
      "启动时的模式（默认：与上次相同）。",
    "Play the scene's script and show its first step. The same as --mode step.":
      "播放场景的脚本并停在第一步。与 --mode step 相同。",
    "Show steps without transitions. Also set by TOUCHSTONE_REDUCE_MOTION=1 in the environment.":
      "步骤直接切换，没有过渡动画。也可用环境变量 TOUCHSTONE_REDUCE_MOTION=1 设置。",
    "Keep nothing of this session, and begin without an earlier one. Also set by TOUCHSTONE_LOCKED=1 in the environment.":
      "不保留这次的任何内容，也不接着上次的继续。也可用环境变量 TOUCHSTONE_LOCKED=1 设置。",
    "Width and height in pixels at scale 1 (default: 1280x800; open: as in the last session).":
      "1 倍时的宽和高，以像素为单位（默认：1280x800；open：与上次相同）。",
    """
      Device pixels for each pixel: 1, 2 or 3 (default: 1; open: the largest at which 1280x800 \
      fits the display).
      """:
      "窗口的一个像素对应几个设备像素：1、2 或 3（默认：1；open：屏幕放得下 1280x800 的最大值）。",
    "Theme (default: light; open: as in the last session).":
      "主题（默认：light；open：与上次相同）。",
    "Language of the interface (default: en; open: as in the last session).":
      "界面语言（默认：en；open：与上次相同）。",
    "List the presets.":
      "列出预设。",
    "Print the point of each preset instead of its title: what it shows, in one sentence.":
      "不显示标题，改为用一句话说明每个预设要讲的道理。",
    "Print JSON.":
      "以 JSON 输出。",
    "Play a scene's script and print its trace: what the touch pipeline did.":
      "播放场景的脚本，打印跟踪：触摸管线做了什么。",
    """
      A preset's name (five-views) or number (1), or the path of a scene file. Or your own code: a Swift file, or a folder \
      of them.
      """:
      "预设的名字（five-views）或编号（1），或者场景文件的路径。也可以是自己的代码：一个 Swift 文件，或一个装着它们的目录。",
    """
      Script line to play, such as 'tap 195,350'. May be given several times, in place of the scene's script (default for \
      your own code: a tap in the middle of the screen).
      """:
      "要播放的一行脚本，如 tap 195,350。可以写多次，代替场景的脚本（自己的代码默认：点一下屏幕中央）。",
    "Print the JSON Schema of scene files, or of the results of a suite.":
      "打印场景文件或测试结果的 JSON Schema。",
    "The format: scene files, or the JSON report of 'touchstone test'.":
      "哪种格式：场景文件，或 touchstone test 的 JSON 报告。",
    """
      One line for each step, the lines that override-and-log code prints in Xcode's console, \
      JSON, the narration, or the questions of predict mode with their answers.
      """:
      "每步一行的文字、重写方法打日志时 Xcode 控制台里的那些行、JSON、解说，或者预测模式的问题和答案。",
    "Language of the descriptions of scene files.":
      "场景文件各键说明的语言。",
    "Language of the narration and of the questions.":
      "解说和问题的语言。",
    "Play a scene's script and write a picture of the moment that makes its point, or of one step.":
      "播放场景的脚本，把最能说明问题的一刻或某一步存成图片。",
    "The picture has the same pixels as the window. No display is needed.":
      "图片与窗口的像素完全相同。不需要显示器。",
    "PNG file to write.":
      "要写的 PNG 文件。",
    """
      Step to show: its number in 'trace --format narration', a mark of the script, or end (default: \
      the moment that the scene's 'show' names, in Live mode).
      """:
      """
        要显示的步骤：trace --format narration 里的编号、脚本里的标记，或 end（默认：场景的 show \
        所指的那一刻，用实时模式显示）。
        """,
    "Scene to show beside it under the same script, such as P17 or P16@override.":
      "放在旁边、用同一脚本播放的另一个场景，如 P17 或 P16@override。",
    "Question of predict mode to show, by its number in 'trace --format questions', in place of a step.":
      "不显示步骤，改为显示预测模式的问题，用 trace --format questions 里的编号。",
    "Show the answer of the question.":
      "揭晓这个问题的答案。",
    """
      What to write: the window (frame), or a picture with one pixel for each point of the screen, \
      in the colour of the view that a touch would hit (hitmap).
      """:
      """
        写什么：整个窗口（frame），或一张每个像素对应屏幕上一个点的图，颜色表示触摸那里会命中哪个视图（hitmap）。
        """,
    "Show the hit map on the stage of the window.":
      "在窗口的舞台上显示命中图。",
    "Write a hand-out, a vector picture, an animation or a contact sheet of a scene.":
      "为场景写一份讲义、一张矢量图、一个动画或一张小图总览。",
    """
      The ending of the file says what is written. FILE.html is a page that needs no other file \
      and no network: all steps of the scene's script, with a sentence and the code of each, \
      and what happens at a click anywhere on its phone. FILE.svg is one picture, as 'touchstone \
      render' draws it, sharp at every size, with text that can be selected. FILE.gif is an animation \
      of all steps, as the window plays them at half the normal speed. FILE.png is a contact \
      sheet: all steps as small pictures, numbered, with their sentences; 'touchstone render' \
      writes one step in full.

      With a folder of scenes, such as samples, OUTPUT is a folder: it gets a page for each \
      scene, with links from one to the next, and an index with small pictures.
      """:
      """
        写什么由文件名的结尾决定。FILE.html 是一个网页，不需要别的文件，也不需要网络：脚本的全部步骤，\
        每步配一句解说和代码；点手机上任何一处，都会看到结果。FILE.svg 是一张图，内容同 touchstone \
        render，放多大都清晰，文字可以选取。FILE.gif 是动画，用半速逐步播放，与窗口中相同。FILE.png 是小图总览：全部步骤缩小、编号、配上解说；\
        单独一步的大图用 touchstone render 写。

        给出存放场景的目录（如 samples）时，OUTPUT 也是目录：每个场景一页，前后相连，另有一个带小图的索引。
        """,
    "File to write: .html, .svg, .gif or .png. For a folder of scenes, the folder of the site.":
      "要写的文件：.html、.svg、.gif 或 .png。给出场景目录时，是整个网站的目录。",
    """
      Of an SVG picture, the step to show: its number in 'trace --format narration', a mark \
      of the script, or end (default: the moment that the scene's 'show' names).
      """:
      """
        SVG 图要显示的步骤：trace --format narration 里的编号、脚本里的标记，或 end（默认：场景的 \
        show 所指的那一刻）。
        """,
    "Of an SVG picture or an animation: the whole window, or the stage with the responder chain (default: window).":
      "SVG 图或动画的范围：整个窗口，或舞台和响应链（默认：window）。",
    "Of an animation: how fast it is (default: 0.5).":
      "动画的速度（默认：0.5）。",
    "Play a scene's script, and say why a view does not get the touch and what would change it.":
      "播放场景的脚本，说明某个视图为什么得不到触摸、怎样改就行。",
    """
      Each change is tried on a copy of the scene, or in a new run of your own code. A \
      recognizer, a controller or another responder can be asked about as well. The exit status \
      is 0 if nothing keeps the touch from the object, else 1.
      """:
      """
        每种修改都在场景的副本上试过；自己的代码则重新运行一次来试。也可以问识别器、控制器或别的响应者。\
        没有什么拦着时退出状态为 0，否则为 1。
        """,
    "The name of the view, recognizer or responder.":
      "视图、识别器或响应者的名字。",
    "Point of the screen to tap, such as 195,350 (default: where the last touch began).":
      "要点的屏幕位置，如 195,350（默认：上一次触摸开始的地方）。",
    "Language of the answer.":
      "回答所用的语言。",
    "Play one script on two scenes or variants, and say where the runs part.":
      "在两个场景或版本上播放同一脚本，说明从哪里开始不同。",
    """
      A scene is a preset's name or number or a path; `P16@override` is its variant of this \
      name. Or your own code: a Swift file, or a folder of them. Both get the script of the \
      first, or the lines of --touch. The exit status is 0 if the traces are the same, 1 if \
      they differ, and 65 if a scene cannot be read.
      """:
      """
        场景写预设的名字、编号或文件路径；`P16@override` 是其中名为 override 的版本。也可以是你自己的代码：\
        一个 Swift 文件，或一个装有 Swift 文件的文件夹。两边都用第一个的脚本，或 --touch 给出的行。\
        跟踪相同时退出状态为 0，不同时为 1，场景无法读取时为 65。
        """,
    """
      Script line to play, such as 'tap 195,350'. May be given several times, in place of the \
      first scene's script (default for your own code: a tap in the middle of the screen).
      """:
      "要播放的一行脚本，如 'tap 195,350'。可以给多次，代替第一个场景的脚本（自己的代码默认点一下屏幕中央）。",
    "The first scene, whose script is played.":
      "第一个场景，播放的是它的脚本。",
    "The second scene.":
      "第二个场景。",
    "Text, or one JSON object.":
      "文字，或一个 JSON 对象。",
    "Claim that two scenes or variants behave the same, each with its own script.":
      "断言两个场景或版本的行为相同，各用自己的脚本。",
    """
      Compared are what happens and which view a touch would hit at every point at the end. \
      No references are needed. A scene is a preset's name or number or a path; `P16@override` \
      is its variant of this name. The exit status is 0 if they behave the same, 1 if not, and \
      65 if a scene cannot be read.
      """:
      """
        比较的是经过，以及结束时触摸每个点会命中哪个视图。不需要参考。场景写预设的名字、编号或文件路径；\
        `P16@override` 是其中名为 override 的版本。行为相同时退出状态为 0，不同时为 1，场景无法读取时为 \
        65。
        """,
    "The first scene.":
      "第一个场景。",
    "Claim that two scenes or variants behave differently, each with its own script.":
      "断言两个场景或版本的行为不同，各用自己的脚本。",
    """
      The opposite of `touchstone same`: the exit status is 0 if what happens differs, or which \
      view a touch would hit at some point; 1 if neither does, and 65 if a scene cannot be read.
      """:
      """
        与 `touchstone same` 相反：经过不同，或触摸某个点命中的视图不同时，退出状态为 0；都相同时为 \
        1，场景无法读取时为 65。
        """,
    "Play scenes and compare them with the references beside them.":
      "播放场景，并与旁边的参考比较。",
    """
      Compares three layers: the trace of what happened, the hit map of every point, and the \
      pixels. The first that differs is the cause. Exit codes: 0 if nothing differs; 1 if something \
      differs, is missing, obsolete or unstable; 65 if a scene or a reference cannot be read; \
      74 if a file cannot be written. The other scenes are still tested. What is compared, and \
      by which rules, is in the file touchstone.yaml at the root of the suite; options come \
      before it. With the environment variable CI set (CI mode), no reference is written, and \
      each snapshot is made twice.
      """:
      """
        比较三层：经过的跟踪、每个点的命中图，以及像素。第一个不同的层就是原因。退出状态：没有不同为 \
        0；有不同、缺失、多余或不稳定的为 1；场景或参考无法读取为 65；文件无法写入为 74。出错后其余场景照样测试。\
        比较什么、按什么规则，写在测试集根目录的 touchstone.yaml 里；命令行选项优先。设置环境变量 \
        CI 后（CI 模式）不写任何参考，每个快照做两遍。
        """,
    "Scene files, folders, or names of presets (default: the suite of this folder, else all presets).":
      "场景文件、目录或预设的名字（默认：当前目录的测试集，没有则为全部预设）。",
    """
      Layers to compare, separated by commas: scene, trace, hitmap, frame (default: all); 'none' \
      tests only expectations.
      """:
      "要比较的层，用逗号分开：scene、trace、hitmap、frame（默认：全部）；none 只检查预期。",
    """
      Cases that have a frame: all, or the main case of each scene, its first variant at its \
      'show' mark (default: main).
      """:
      """
        哪些用例有画面：all（全部），或 main（每个场景的主用例，即第一个版本在 show 标记处）（默认：\
        main）。
        """,
    "Run the code that scene files bring ('code:'). It is compiled, and runs in a process that may read its folder and write nothing. The presets need no permission.":
      "运行场景文件带的代码（“code:”）。代码会先编译，再在单独的进程里运行：只能读自己的目录，什么也不能写。预设不需要许可。",
    "Part of the window in a frame: the whole window, or the stage without the panels (default: stage).":
      "画面的范围：整个窗口，或不含面板的舞台（默认：stage）。",
    "Test only cases in whose 'NAME @MARK' this regular expression is found.":
      "只测试“NAME @MARK”能匹配这个正则表达式的用例。",
    "Test only a part of the scenes, such as 2/5, on one of several machines.":
      "只测试一部分场景，如 2/5，供多台机器分担。",
    "Number of processes (default: one for each core).":
      "进程数（默认：每个核心一个）。",
    "References to write. Prints each file.":
      "要写哪些参考。每写一个文件都会打印。",
    """
      Largest colour distance that does not count, 0 to 1 (default: 0); 0.1 is usual for pictures \
      of other programs.
      """:
      "不算不同的最大颜色距离，0 到 1（默认：0）；比较其他程序的图片时常用 0.1。",
    "Number of pixels that may differ (default: 0).":
      "允许不同的像素数（默认：0）。",
    "Whether pixels count that differ only in the anti-aliasing of an edge (default: count).":
      "只在边缘抗锯齿上不同的像素算不算（默认：count）。",
    "Element or rectangle that is not compared; can be repeated.":
      "不比较的元素或矩形；可以重复。",
    "Folder for artifacts and reports.":
      "存放产物和报告的目录。",
    "Report to write; can be repeated.":
      "要写的报告；可以重复。",
    "Change each flag in turn, and list the changes that no expectation notices.":
      "逐个改动每个标志，列出没有任何预期察觉的改动。",
    """
      Changes one flag of a window, view or recognizer (such as isHidden, isUserInteractionEnabled, \
      clipsToBounds, cancelsTouchesInView; alpha becomes 0 or 1), plays the scene in each variant, \
      and tests its `expect:` again. References are not read. A change that leaves trace and \
      hit map as they are is without effect and does not count. The score is the share of the \
      others that is noticed. The exit status is 0 if all are noticed; 1 if one is not, or if \
      a scene does not meet its expectations unchanged; 65 if a scene cannot be read.
      """:
      """
        改动窗口、视图或识别器的一个标志（如 isHidden、isUserInteractionEnabled、clipsToBounds、\
        cancelsTouchesInView；alpha 改为 0 或 1），在每个版本里播放场景，再检查它的 `expect:`。\
        不读参考。跟踪和命中图都不变的改动没有效果，不计在内。得分是其余改动中被察觉的比例。全部被察觉时退出状态为 \
        0；有一个没有被察觉，或场景未改动时就不符合预期，为 1；场景无法读取时为 65。
        """,
    "Scene files, folders, or names of presets (default: all presets).":
      "场景文件、目录或预设的名字（默认：全部预设）。",
    "List also the changes that are noticed, and those without effect.":
      "被察觉的和没有效果的改动也列出来。",
    "Print one JSON object with all changes.":
      "把全部改动打印成一个 JSON 对象。",
    "Make the actual snapshots of the last test the references.":
      "把上次测试得到的快照作为参考。",
    """
      Copies the files in the folder of results; nothing is made again. Prints each reference \
      that it writes.
      """:
      "只复制结果目录里的文件，不重新生成。每写一个参考都会打印。",
    "Scenes or cases, as the test names them.":
      "场景或用例，写法同测试的输出。",
    "Accept all cases that differ.":
      "接受所有不同的用例。",
    "The folder of results of the test.":
      "测试的结果目录。",
    "Compare two pictures.":
      "比较两张图片。",
    """
      The exit status is 0 if they are the same, 1 if they differ, 65 if one cannot be read, \
      and 74 if the picture of the differences cannot be written.
      """:
      "相同时退出状态为 0，不同时为 1，图片无法读取时为 65，差异图无法写入时为 74。",
    "The expected picture, a PNG file.":
      "预期的图片，PNG 文件。",
    "The actual picture, a PNG file.":
      "实际的图片，PNG 文件。",
    "Write a picture of the differences to this PNG file.":
      "把差异图写到这个 PNG 文件。",
    "Show the libraries, fonts and devices of this machine, and check drawing and comparing.":
      "显示这台机器的库、字体和设备，并检查绘图和比较。",
    """
      The exit status is 0 if pictures can be drawn and compared, else 1. Only the window needs \
      a display.
      """:
      "能绘图、能比较时退出状态为 0，否则为 1。只有窗口需要显示器。",
  ]
}
