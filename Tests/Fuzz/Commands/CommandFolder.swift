import Foundation

/// The folder in which a case starts the program, with files of every kind. It is made anew for each case.
struct CommandFolder {
  /// The folder. The outputs of the program are in its parent.
  let url: URL

  /// The names of files that are there, and of some that are not.
  static let names = [
    "scene.yaml", "marks.yaml", "broken.yaml", "empty.yaml", "escape.yaml", "new\nline.yaml", "huge.yaml", "pipe.yaml",
    "folder", "folder/deep.yaml", "a.png", "text.png", "cut.png", "pipe", "device", "huge", "loop", "dangling",
    "circle",
    "nothing", "nothing.yaml", ".", "..", "", "/dev/null", "/dev/zero", "/dev/full", "/dev/stdin", "/nowhere/x",
    "scene.yaml/x", "-", "--", "\u{1B}[31mred", "é", "e\u{301}", "你好.yaml", "a b",
  ]

  /// Where a command may write. Nothing outside the folder but devices.
  static let outputs = [
    "out.png", "folder/out.png", "missing/deep/out.png", "folder", "a.png", "pipe", "loop", "dangling", "device", ".",
    "",
    "/dev/null", "/dev/full", "/dev/stdout", "/dev/stderr", "/dev/fd/1", "/dev/fd/99", "/dev/fd/-1", "/dev/fd/x",
    "/dev/null/x.png", "scene.yaml/x", "\u{1B}[31m.png", "new\nline", "你好.png", ".touchstone", "/proc/self/fd/77",
  ]

  /// A small valid picture of one pixel.
  private static let picture =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  private static let scene = """
    views:
      - name: card
        frame: 20 20 280 200
        views:
          - { name: button, class: UIButton, frame: 20 20 120 44, actions: [touchUpInside pay] }
    variants:
      - { name: default }
      - { name: off, edits: [card.isUserInteractionEnabled false] }
    script:
      - tap 100,60

    """

  /// Removes the folder and makes it again.
  func make() throws {
    let manager = FileManager.default
    if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
    try manager.createDirectory(at: url.appending(path: "folder"), withIntermediateDirectories: true)
    try manager.createDirectory(at: url.appending(path: "scene.reference"), withIntermediateDirectories: true)
    try manager.createDirectory(at: url.appending(path: ".touchstone/old-default"), withIntermediateDirectories: true)
    for (name, text) in Self.texts { try Data(text.utf8).write(to: url.appending(path: name)) }
    let picture = Data(base64Encoded: Self.picture) ?? Data()
    try picture.write(to: url.appending(path: "a.png"))
    try picture.prefix(40).write(to: url.appending(path: "cut.png"))
    for (name, target) in [
      ("device", "/dev/zero"), ("dangling", "nothing-there"), ("loop", "loop"), ("folder/circle", ".."),
    ] {
      try manager.createSymbolicLink(atPath: url.appending(path: name).path, withDestinationPath: target)
    }
    for name in ["pipe", "pipe.yaml", "scene.reference/off@end.txt"] { mkfifo(url.appending(path: name).path, 0o666) }
    for name in ["huge", "huge.yaml"] { truncate(url.appending(path: name).path, 1 << 40) }
  }

  private static let texts = [
    "scene.yaml": scene, "folder/deep.yaml": scene, "new\nline.yaml": scene, "huge.yaml": "", "huge": "",
    "marks.yaml": scene + "  - mark a\n  - tap 1,1\n  - mark b\n",
    "escape.yaml": scene.replacing("name: off", with: "name: \"o\\e[31mff\\n\"") + "  - \"mark m\\e[1m\"\n",
    "broken.yaml": "views: []\nscript:\n  - \"fly\\e[31m 1,2\"\n", "empty.yaml": "", "text.png": "no picture\u{1B}[31m",
    "scene.reference/default@end.txt": "event: finger\u{1B}[31m\n", "scene.reference/stray.txt": "x",
    ".touchstone/old-default/accept.json": "{\"acceptances\":[{\"file\":\"actual.txt\",\"reference\":\"old.txt\"}],"
      + "\"mark\":\"end\",\"name\":\"old-default\",\"scene\":\"old\"}",
    ".touchstone/old-default/actual.txt": "x\n",
  ]
}
