// Long lines are whole sentences, as the schema has them.
// swift-format-ignore-file

extension SchemaTranslation {
  /// Simplified Chinese, by the English text. A test finds texts that are missing, and ones that the schema has no longer.
  static let simplifiedChinese: [String: String] = [
    "Scene of Touchstone":
      "Touchstone 的场景",
    "A scene of Touchstone: a tree of views, a script of inputs, and what must then happen. samples/README.md describes the format.":
      "Touchstone 的场景：一棵视图树、一段输入脚本，以及随后必须发生什么。格式见 samples/README.md。",
    "The short name of a preset, such as P16.":
      "预设的简称，如 P16。",
    "The number of the lesson that a preset belongs to.":
      "预设所属的课的编号。",
    "A few words for the sidebar.":
      "侧边栏里的几个字。",
    "The full title for the top bar.":
      "顶栏里的完整标题。",
    "What the scene teaches, in one sentence. It is shown before the first touch.":
      "场景要讲的道理，用一句话写出。第一次触摸之前就显示。",
    "Further remarks, such as a source with its title.":
      "补充说明，例如出处及其标题。",
    "What a person should do: a text, or a mapping with texts and the lines of a hand.":
      "请人做什么：一段文字，或带有文字和手的各行动作的映射。",
    "The mark of the moment that makes the point, or end.":
      "说明道理的那一刻的标记，或 end。",
    "What a person should say after watching, in one sentence.":
      "看完之后，人应当能用一句话说出什么。",
    "What the numbers at the views count: the views that are asked, or the steps of the search, with the event and the application.":
      "视图旁的数字数的是什么：被询问的视图，或查找的步骤（把事件和应用也算上）。",
    "Code that makes the windows, in place of views: a Swift file or a folder, from the folder of this file.":
      "代替视图、由它建立窗口的代码：一个 Swift 文件或一个文件夹，路径从本文件所在的文件夹算起。",
    "The view or controller of the code that is shown. Without it: the app, else the first controller, else all views.":
      "要显示代码里的哪个视图或控制器。不写则是应用，没有应用就是第一个控制器，再没有就是所有视图。",
    "Where the view of `class` is shown: x y width height, in points of the screen.":
      "`class` 所指的视图显示在哪里：x y width height，以屏幕的点为单位。",
    "The width and height of the screen on which the code runs, in points.":
      "运行代码的屏幕的宽和高，以点为单位。",
    "The views of a single window W of 360 × 560 points, back to front.":
      "唯一的窗口 W（360 × 560 点）里的视图，从后往前。",
    "Several windows, instead of `views`.":
      "多个窗口，代替 `views`。",
    "Objects that are no responders and receive actions.":
      "不是响应者、只接收动作的对象。",
    "The responder that receives shakes and remote control first.":
      "最先接收摇动和遥控事件的响应者。",
    "Named edits; the first is the default.":
      "有名字的改动；第一个是默认版本。",
    "The inputs, in order.":
      "依次发生的输入。",
    "What must have happened at the marks.":
      "到各个标记为止必须发生过什么。",
    "The old name of `lesson`.":
      "`lesson` 的旧名。",
    "Has no effect any more; name a source in `notes`.":
      "已不起作用；请把出处写在 `notes` 里。",
    "A value on one line.":
      "写在一行里的值。",
    "A name, unique in the scene: letters, digits and `_`.":
      "名字，在场景里唯一：字母、数字和 `_`。",
    "A text: one string, or one for each language.":
      "文字：一个字符串，或每种语言各一个。",
    "A text in each language.":
      "各种语言的文字。",
    "English.":
      "英文。",
    "Simplified Chinese.":
      "简体中文。",
    "Directions with spaces between them.":
      "若干方向，用空格隔开。",
    "An input: `tap X,Y`, `down X,Y`, `move X,Y over MS`, `up`, `cancel`, `wait MS`, `set NAME.PROPERTY VALUE`, `front NAME`, `mark NAME`, `interrupt`, `shake`, `remote` or `press`. Points are in the screen's coordinate space, times in milliseconds.":
      "一个输入：`tap X,Y`、`down X,Y`、`move X,Y over MS`、`up`、`cancel`、`wait MS`、`set NAME.PROPERTY VALUE`、`front NAME`、`mark NAME`、`interrupt`、`shake`、`remote` 或 `press`。点用屏幕的坐标系，时间以毫秒计。",
    "An edit: `NAME.PROPERTY VALUE`.":
      "一处改动：`NAME.PROPERTY VALUE`。",
    "An action of a control: `EVENT ACTION`, `EVENT ACTION to NAME`, or `EVENT ACTION to nil`.":
      "控件的动作：`EVENT ACTION`、`EVENT ACTION to NAME` 或 `EVENT ACTION to nil`。",
    "What a person should do, in words and as inputs.":
      "请人做什么，用文字和输入写出。",
    "The words in English.":
      "英文的文字。",
    "The words in simplified Chinese.":
      "简体中文的文字。",
    "What the hand does: lines of a script, without marks. Without it, the script up to the moment that `show` names.":
      "手做什么：脚本的若干行，不含标记。不写则是脚本里到 `show` 所指那一刻为止的部分。",
    "A view controller whose root view this is.":
      "以这个视图为根视图的视图控制器。",
    "The properties of UIApplication.":
      "UIApplication 的属性。",
    "The properties of AppDelegate.":
      "AppDelegate 的属性。",
    "A gesture recognizer.":
      "手势识别器。",
    "The kind of recognizer; observed is one of a capture, of a class that only the app has.":
      "识别器的种类；observed 用于采集文件，它的类只有那个应用才有。",
    "The action that it sends: `ACTION`, `ACTION to NAME`, or `ACTION to nil`.":
      "它发出的动作：`ACTION`、`ACTION to NAME` 或 `ACTION to nil`。",
    "A view.":
      "视图。",
    "The text of a label, a button or a cell; for a segmented control a word for each segment.":
      "标签、按钮或单元格的文字；分段控件则每段一个词。",
    "The colour.":
      "颜色。",
    "A picture that the stage turns, scales and moves as the actions of the view's recognizers would.":
      "舞台按视图的识别器的动作来旋转、缩放和移动的图片。",
    "The view controller whose root view this is: its name, or a mapping with properties.":
      "以这个视图为根视图的视图控制器：它的名字，或带属性的映射。",
    "The actions of a control.":
      "控件的动作。",
    "The subviews, back to front: the hit test asks the last one first.":
      "子视图，从后往前：命中测试先问最后一个。",
    "The recognizers, in the order in which they are added.":
      "手势识别器，按添加的顺序。",
    "A window.":
      "窗口。",
    "Windows of a higher level are in front: 0 is normal, 1000 the status bar, 2000 an alert.":
      "层级高的窗口在前面：普通窗口是 0，状态栏 1000，警告 2000。",
    "The recognizers of the window.":
      "窗口的手势识别器。",
    "The subviews, back to front.":
      "子视图，从后往前。",
    "A variant: named edits that are applied before the first touch.":
      "版本：一组有名字的改动，在第一次触摸之前生效。",
    "The name of the variant.":
      "版本的名字。",
    "What is different.":
      "哪里不同。",
    "The edits.":
      "各处改动。",
    "Conditions on what happens between a mark and the mark before it. Only those that are written are tested.":
      "从上一个标记到这个标记之间必须发生什么。只检查写出来的部分。",
    "The name of a mark, or end.":
      "标记的名字，或 end。",
    "A variant other than the default.":
      "默认版本以外的一个版本。",
    "The hit-test view of the last hit test, or none.":
      "最后一次命中测试找到的视图，或 none。",
    "The views that the last hit test asked, in order, each with its answer: `+` inside, `-` outside, `/` skipped, `~` answered by its own `hitTest`; or none.":
      "最后一次命中测试依次询问的视图，各带回答：`+` 在内，`-` 在外，`/` 跳过，`~` 由它自己的 `hitTest` 回答；或 none。",
    "Views that the last hit test did not ask.":
      "最后一次命中测试没有询问的视图。",
    "The responders that received the last `touchesBegan`, in order.":
      "依次收到最后一次 `touchesBegan` 的响应者。",
    "The responder that ended this walk, or dropped.":
      "这一趟传递停在哪个响应者，或 dropped。",
    "The phases that hit-test views received: `view began moved ended`; a run of moves counts once.":
      "命中测试视图收到的阶段：`view began moved ended`；连续的移动只算一次。",
    "The states that recognizers came to: `pan began changed ended`.":
      "识别器依次进入的状态：`pan began changed ended`。",
    "The actions that were sent, in order: `button touchUpInside`, `tap` for a recognizer; the action and `to NAME` or `to nil` can follow.":
      "依次发出的动作：`button touchUpInside`，识别器则是 `tap`；后面可以写动作名，以及 `to NAME` 或 `to nil`。",
    "Lines that the trace has in this order.":
      "跟踪里依次出现的若干行。",
    "Of a capture: what the device did with the touches of the script. TouchRecorder writes it.":
      "用于采集文件：设备对脚本里的触摸做了什么。由 TouchRecorder 写出。",
    "The name and version of the system, such as iOS 17.4.":
      "系统的名称和版本，如 iOS 17.4。",
    "The classes of the app's own views, controllers and recognizers: `NAME CLASS`.":
      "应用自己的视图、控制器和识别器的类：`NAME CLASS`。",
    "The touch sequences of the script, in its order.":
      "脚本里的各次触摸，按脚本的顺序。",
    "What the device did from the first finger down to the last finger up.":
      "从第一根手指按下到最后一根手指抬起，设备做了什么。",
    "The mark of the script after the touch sequence, or end.":
      "脚本里这次触摸之后的标记，或 end。",
    "The view of each finger, in the order in which they came down, or none.":
      "每根手指的视图，按手指按下的顺序，或 none。",
    "The phases of the touches, by their views: `view began moved ended`; a run of moves counts once.":
      "触摸的阶段，按视图列出：`view began moved ended`；连续的移动只算一次。",
    "The states of recognizers, each with the milliseconds since the first finger came down: `pan began 33 changed 50 ended 120`.":
      "识别器的状态，各带第一根手指按下以来的毫秒数：`pan began 33 changed 50 ended 120`。",
    "The answers of a view's own `hitTest` at points of its coordinate space that lie 8 points apart, from left to right: `view X,Y ANSWER ANSWER`.":
      "视图自己的 `hitTest` 在它坐标系里若干点上的回答，各点相隔 8 点，从左到右：`view X,Y ANSWER ANSWER`。",
    "The class of the view; UIView without it. In the edits of a variant, a class of the same kind.":
      "视图的类；不写就是 UIView。在版本的改动里，只能换成同一种的类。",
    "x y width height in points, in the superview's coordinate space.":
      "x y width height，以点为单位，用父视图的坐标系。",
    "x y of the bounds' origin, in points. Another origin than 0 0 scrolls the subviews.":
      "bounds 原点的 x y，以点为单位。原点不是 0 0 时，子视图随之滚动。",
    "`rotate DEGREES`, `scale FACTOR`, or both, around the centre.":
      "绕中心的 `rotate DEGREES`、`scale FACTOR`，或两者都写。",
    "Whether the view is hidden. A hidden view is skipped with all that is in it.":
      "视图是否隐藏。隐藏的视图连同其中的一切都被跳过。",
    "The opacity, 0 to 1. Up to 0.01 the view is skipped with all that is in it.":
      "不透明度，0 到 1。不超过 0.01 时，视图连同其中的一切都被跳过。",
    "Whether the view takes touches. False skips it with all that is in it; the default of labels and image views.":
      "视图是否接收触摸。false 使它连同其中的一切都被跳过；标签和图像视图默认如此。",
    "Whether the control or the recognizer is enabled.":
      "控件或识别器是否启用。",
    "Whether the subviews are drawn only inside the bounds. Has no effect on touches.":
      "子视图是否只画在 bounds 之内。对触摸没有影响。",
    "Whether the view receives more than the first finger that touches it.":
      "视图除了第一根碰到它的手指，是否还接收别的手指。",
    "Whether no other view of the window receives touches while this one does.":
      "这个视图接收触摸期间，窗口里其他视图是否都收不到触摸。",
    "Whether the view is part of an animation that goes on: without touches (running), or with `.allowUserInteraction`.":
      "视图是否处于持续进行的动画之中：不接收触摸（running），或带有 `.allowUserInteraction`。",
    "The hit outsets in points: one number, or top left bottom right. Positive numbers enlarge the hit area.":
      "命中区域外扩的距离，以点为单位：一个数，或 top left bottom right。正数使命中区域变大。",
    "Where `point(inside:)` is true: in the bounds, in the enlarged bounds, or everywhere.":
      "`point(inside:)` 在哪里为 true：bounds 之内、扩大的 bounds 之内，或处处。",
    "The `hitTest` method: UIKit's (default), that of an example class, one that returns a view (`returns NAME`), or the answers of the device (observed).":
      "`hitTest` 方法：UIKit 的（默认）、某个示例类的、直接返回一个视图的（`returns NAME`），或设备上的回答（observed）。",
    "width height of a scroll view's content, in points.":
      "滚动视图内容的 width height，以点为单位。",
    "Whether a scroll view withholds touches from its content until it is clear that it does not scroll.":
      "滚动视图是否先不把触摸交给内容，直到确定不滚动为止。",
    "Whether a scroll view can cancel the touches of its content in order to scroll.":
      "滚动视图能不能为了滚动而取消其内容的触摸。",
    "The `touches…` methods: not overridden, overridden without `super`, or overridden and calling `super`. Phases after a word limit it to their methods: `handles began ended passesOn moved`.":
      "`touches…` 方法：不重写、重写而不调用 `super`，或重写并调用 `super`。词后面写阶段，就只管那几个方法：`handles began ended passesOn moved`。",
    "The names of the actions that the object has, or none.":
      "对象所具有的动作的名字，或 none。",
    "Whether AppDelegate is a UIResponder, and so the last link of the chain.":
      "AppDelegate 是不是 UIResponder，从而成为响应链的最后一环。",
    "Whether the target exists; false destroys it.":
      "目标是否存在；false 使它销毁。",
    "Whether the hit test runs inside `sendEvent` instead of before it.":
      "命中测试是否在 `sendEvent` 之中进行，而不是在它之前。",
    "Whether the trace lists a search once that was done twice with the same answers.":
      "同样的查找做了两遍且回答相同时，跟踪里是否只列一遍。",
    "Whether a UIWindowScene stands between each window and the application. Default: false.":
      "每个窗口和应用之间有没有 UIWindowScene。默认：false。",
    "Whether events are dropped, as between beginIgnoringInteractionEvents() and endIgnoringInteractionEvents().":
      "事件是否被丢弃，就像在 beginIgnoringInteractionEvents() 和 endIgnoringInteractionEvents() 之间那样。",
    "Whether the views' touches are cancelled when the recognizer recognizes.":
      "识别成功时，是否取消视图的触摸。",
    "Whether views receive `touchesBegan` only after the recognizer has failed.":
      "是否要等识别器失败，视图才收到 `touchesBegan`。",
    "Whether views receive `touchesEnded` only after the recognizer has failed.":
      "是否要等识别器失败，视图才收到 `touchesEnded`。",
    "The number of taps, of tap and longPress.":
      "点按的次数，用于 tap 和 longPress。",
    "The number of fingers, of tap, longPress and swipe.":
      "手指的数目，用于 tap、longPress 和 swipe。",
    "The smallest number of fingers, of pan and screenEdgePan.":
      "手指最少几根，用于 pan 和 screenEdgePan。",
    "The largest number of fingers, of pan and screenEdgePan.":
      "手指最多几根，用于 pan 和 screenEdgePan。",
    "The duration of a longPress, in seconds.":
      "longPress 的时长，以秒为单位。",
    "How far the finger of a longPress may move before it is recognized, in points.":
      "longPress 识别成功之前，手指最多可以移动多远，以点为单位。",
    "The directions of a swipe: one or more.":
      "swipe 的方向：一个或多个。",
    "The edge of the screen where a screenEdgePan starts.":
      "screenEdgePan 从屏幕的哪条边开始。",
    "The recognizers that must fail first: all, none, NAMES, or `except NAMES`.":
      "必须先失败的识别器：all、none、NAMES 或 `except NAMES`。",
    "The answer of the delegate's `gestureRecognizerShouldBegin`.":
      "代理方法 `gestureRecognizerShouldBegin` 的回答。",
    "The answer of the delegate's `gestureRecognizer(_:shouldReceive:)`, as the views whose touches the recognizer receives: all, none, NAMES, or `except NAMES`.":
      "代理方法 `gestureRecognizer(_:shouldReceive:)` 的回答，写的是识别器接收哪些视图的触摸：all、none、NAMES 或 `except NAMES`。",
    "The answer of the delegate's `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`, as the recognizers for which the answer is true: all, none, NAMES, or `except NAMES`.":
      "代理方法 `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` 的回答，写的是回答为 true 的识别器：all、none、NAMES 或 `except NAMES`。",
    "The answer of the delegate's `gestureRecognizer(_:shouldRequireFailureOf:)`, as the recognizers for which the answer is true: all, none, NAMES, or `except NAMES`.":
      "代理方法 `gestureRecognizer(_:shouldRequireFailureOf:)` 的回答，写的是回答为 true 的识别器：all、none、NAMES 或 `except NAMES`。",
    "The answer of the delegate's `gestureRecognizer(_:shouldBeRequiredToFailBy:)`, as the recognizers for which the answer is true: all, none, NAMES, or `except NAMES`.":
      "代理方法 `gestureRecognizer(_:shouldBeRequiredToFailBy:)` 的回答，写的是回答为 true 的识别器：all、none、NAMES 或 `except NAMES`。",
  ]
}
