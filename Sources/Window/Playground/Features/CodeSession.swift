import Foundation
import Narration
import PanelModels
import Scenes
import TouchTrace

/// A person's own code: the shown program, and the code that waits to be compiled.
struct CodeSession {
  /// The file or folder that is shown, or that is being compiled to be shown; nil for a scene.
  var root: URL?
  /// The scene that is shown once its code is compiled.
  var pending: Scene?
  /// The partner of the open scene, while its code is compiled.
  private(set) var pendingPartner: PendingPartner?
  /// The code that is compiled to be opened.
  private(set) var opening: URL?
  /// Says that code is being compiled, until it was. Shorter messages stand over it for their time.
  var compiling: StatusMessage?
  /// The end of the run that was said last; nil while it goes on.
  var stop: RunFailure?
  /// The code that was shown in this session, the last one first.
  private(set) var opened: [URL] = []
  /// The code that is shown, as it was before it was saved last.
  var before: CodePartner?
  var agreements = CodeAgreements()
  /// The code of the open question to the user, and its scene if that is to stand beside the open one.
  private var asked: (file: URL, partner: Scene?)?

  struct PendingPartner {
    var root: URL
    /// The scene that brings the code; nil for code alone.
    var scene: Scene?
  }

  /// Notes code that is shown now.
  mutating func noteShown(_ root: URL) {
    (self.root, before) = (root, nil)
    opened.removeAll { $0 == root }
    opened.insert(root, at: 0)
  }

  // MARK: Opening

  /// Asks for code to be compiled; it is shown when that is done. Where the kernel cannot confine it, a person is asked first.
  mutating func open(_ root: URL, _ context: FeatureContext) -> [FeatureEffect] {
    guard mayRunUnconfined(root, context.files) else { return ask(root, named: root.lastPathComponent) }
    opening = root.withoutEnding
    return compile(root, context)
  }

  /// Opens a scene with code, or asks first whether its code may run. The present scene stays until the code is compiled.
  mutating func open(_ scene: Scene, _ context: FeatureContext) -> [FeatureEffect] {
    guard let file = scene.codeFile else { return [] }
    pending = scene
    let effects = agreements.allow(scene, context.files) ? open(file, context) : ask(scene, file)
    return [.hideStartPage] + effects
  }

  /// Compiles code and shows it beside the open scene.
  mutating func compare(at root: URL, _ context: FeatureContext) -> [FeatureEffect] {
    pendingPartner = PendingPartner(root: root.withoutEnding)
    return compile(root, context)
  }

  /// Compiles the code of a scene and shows it beside the open one. Code that is in no preset must have been allowed before.
  mutating func compare(with scene: Scene, _ context: FeatureContext) -> [FeatureEffect] {
    guard let file = scene.codeFile else { return [] }
    guard agreements.allow(scene, context.files) else { return [context.say(CompareText.openFirst(scene.name))] }
    pendingPartner = PendingPartner(root: file.withoutEnding, scene: scene)
    return compile(file, context)
  }

  /// Compiles the code that is shown again, on both sides. The touches are played again.
  mutating func compileAgain(_ context: FeatureContext) -> [FeatureEffect] {
    let roots = watched(beside: context.comparison)
    guard let first = roots.first else { return [] }
    return sayCompiling(first, context) + roots.map { .request(.compile($0)) }
  }

  /// Whether code may run without what the kernel lacks: nothing is missing, it is that of a preset, or a person has allowed it
  /// knowing that.
  func mayRunUnconfined(_ root: URL, _ files: SceneFiles) -> Bool {
    agreements.allowUnconfined(root) || pending?.source.map(files.isPreset) == true
  }

  private mutating func compile(_ root: URL, _ context: FeatureContext) -> [FeatureEffect] {
    sayCompiling(root, context) + [.request(.compile(root.withoutEnding))]
  }

  /// Says that code is being compiled, until it was: a second later, or more on a slow machine.
  mutating func sayCompiling(_ root: URL, _ context: FeatureContext) -> [FeatureEffect] {
    let text = FileText.compiling(root.lastPathComponent)[context.language]
    compiling = StatusMessage(text: text, end: context.time + 60)
    return [.removeMessage]
  }

  /// The shown code, on both sides, which is compiled again when it is saved.
  func watched(beside comparison: Comparison?) -> [URL] {
    let partner = comparison?.codePartner.flatMap { $0.isBefore || $0.root == root ? nil : $0.root }
    return [root, partner].compactMap(\.self)
  }

  // MARK: Compiled

  /// Takes what was compiled. Problems stand over the last picture.
  mutating func take(
    _ result: Result<CompiledCode, NotCompiled>, at root: URL, _ context: FeatureContext
  ) -> [FeatureEffect] {
    compiling = nil
    if case .success(let compiled) = result, let question = question(about: compiled, at: root, context) {
      return question
    }
    if let pendingPartner, pendingPartner.root == root { return takePartner(result, pendingPartner) }
    let isOpened = opening == root
    if isOpened { opening = nil }
    let isBeside = context.comparison?.codePartner.map { $0.root == root && !$0.isBefore } == true
    let beside: [FeatureEffect] = isBeside ? [.updatePartner(result, at: root)] : []
    if isBeside, self.root != root, !isOpened { return beside }
    switch result {
    case .success(let compiled): return beside + [.show(compiled, at: root)]
    case .failure(let error) where self.root == root:
      return beside + [.notice(FileNotice(.notCompiled(error.problems), of: root.lastPathComponent))]
    case .failure(let error): return beside + [.refuse(error.problems)]
    }
  }

  /// Shows code that was compiled to stand beside the open scene. Problems are said; the stage stays.
  private mutating func takePartner(
    _ result: Result<CompiledCode, NotCompiled>, _ pending: PendingPartner
  ) -> [FeatureEffect] {
    pendingPartner = nil
    let withdrawn = FeatureEffect.withdraw(.compile(pending.root))
    switch result {
    case .failure(let error): return [withdrawn, .refuse(error.problems)]
    case .success(let compiled):
      let scene = pending.scene ?? compiled.scene
      if let problem = compiled.problem(scene.code?.className) {
        return [withdrawn, .removeMessage, .refuse([problem])]
      }
      let partner = CodePartner(scene: scene, runner: compiled.runner, root: pending.root)
      return [withdrawn, .removeMessage, .compare(.code(partner))]
    }
  }

  /// Takes the scene that waits for this code; nil if the code is shown without a scene.
  mutating func takePendingScene(of root: URL) -> Scene? {
    guard let scene = pending, scene.codeFile?.path == root.path else { return nil }
    pending = nil
    return scene
  }

  // MARK: Questions

  private mutating func ask(_ file: URL, named name: String, partner: Scene? = nil) -> [FeatureEffect] {
    asked = (file, partner)
    return [.notice(FileNotice(.asksForCode(file.path, missing: agreements.missingConfinement), of: name))]
  }

  private mutating func ask(_ scene: Scene, _ file: URL, asPartner: Bool = false) -> [FeatureEffect] {
    if !asPartner { pending = scene }
    return ask(file, named: scene.source?.lastPathComponent ?? scene.slug, partner: asPartner ? scene : nil)
  }

  /// Tests whether compiled code is what the user has agreed to. The first that is compiled after a yes is.
  /// - Returns: the question about other content; nil if the code may run.
  private mutating func question(
    about compiled: CompiledCode, at root: URL, _ context: FeatureContext
  ) -> [FeatureEffect]? {
    guard let scene = sceneNeedingYes(root, context) else { return nil }
    if agreements[root].includes(compiled.identity) {
      agreements[root] = .content(compiled.identity)
      return nil
    }
    let isOpen = [pending, context.playback.scene].contains { $0?.codeFile?.path == root.path }
    agreements[root] = .nothing
    pendingPartner = nil
    return ask(scene, root, asPartner: !isOpen)
  }

  /// The scene that brings this code and needs a yes for it; nil if the code is the user's own or a preset's.
  private func sceneNeedingYes(_ root: URL, _ context: FeatureContext) -> Scene? {
    let scenes = [pending, pendingPartner?.scene, context.playback.scene, context.comparison?.codePartner?.scene]
    return scenes.compactMap(\.self)
      .first { $0.codeFile?.path == root.path && agreements.needsYes($0, context.files) }
  }

  /// The content that may run. Code that needs a yes may have changed since.
  func agreement(to root: URL, _ context: FeatureContext) -> CodeAgreement {
    sceneNeedingYes(root, context) == nil ? .anyContent : agreements[root]
  }

  /// Runs the code that was asked about.
  mutating func runAsked(_ context: FeatureContext) -> [FeatureEffect] {
    guard let (file, partner) = asked else { return [] }
    asked = nil
    if (partner ?? pending)?.codeFile?.path == file.path { agreements[file] = .anyContent }
    agreements.noteUnconfined(file)
    return [.notice(nil)] + (partner.map { compare(with: $0, context) } ?? open(file, context))
  }
}
