extension Scene {
  /// A scene to build on: a window with a root view that has a controller.
  package static var untitled: Scene {
    let text = """
      name: { en: Untitled, zh-Hans: 未命名 }
      views:
        - name: root
          frame: 0 0 360 560
          controller: ViewController

      """
    do throws(SceneError) {
      return try Scene.parse(text, file: "untitled.yaml")
    } catch {
      preconditionFailure("the new scene cannot be read: \(error)")
    }
  }

  /// A copy without a file, which is no preset any more.
  package var copy: Scene {
    var scene = self
    (scene.lesson, scene.source, scene.slug, scene.id) = (nil, nil, slug + "-copy", slug + "-copy")
    let addition = LocalizedText(english: " copy", simplifiedChinese: "（副本）")
    scene.name = name + addition
    scene.title = title + addition
    return scene
  }
}

extension Scene {
  /// Whether nobody has named the scene yet: it has the name of a new one, and perhaps a number.
  package var isUntitled: Bool {
    let first = Scene.untitled.name.english
    return name.english == first
      || name.english.hasPrefix(first + " ") && Int(name.english.dropFirst(first.count + 1)) != nil
  }

  /// Returns the scene with a name that a person has given it, in every language.
  package func named(_ name: String) -> Scene {
    var scene = self
    (scene.name, scene.title) = (LocalizedText(name), LocalizedText(name))
    return scene
  }

  /// A name for the scene's file, without an extension: `my-buttons` for a scene that is called "My buttons".
  package var fileName: String {
    guard source == nil, !isUntitled, name.english == name.simplifiedChinese else { return slug }
    let words = name.english.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? slug : String(words.joined(separator: "-").prefix(60))
  }
}

extension Scene {
  /// Returns the scene with the next free number after its name, if another one has its id.
  package func numbered(besides taken: Set<String>) -> Scene {
    guard taken.contains(id) else { return self }
    let free = sequence(first: 2) { $0 + 1 }.lazy.first { !taken.contains("\(id)-\($0)") } ?? 2
    var scene = self
    (scene.id, scene.slug) = ("\(id)-\(free)", "\(slug)-\(free)")
    scene.name = name + LocalizedText(" \(free)")
    scene.title = title + LocalizedText(" \(free)")
    return scene
  }
}

extension LocalizedText {
  fileprivate static func + (one: LocalizedText, other: LocalizedText) -> LocalizedText {
    LocalizedText(
      english: one.english + other.english, simplifiedChinese: one.simplifiedChinese + other.simplifiedChinese)
  }
}
