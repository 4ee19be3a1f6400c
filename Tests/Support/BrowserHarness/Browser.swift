import Foundation

/// A page in a headless Chromium: real clicks and keys, pictures, and everything that the page writes to its console or
/// requests. Each object has a page of its own, which shares nothing with others but the program.
@MainActor package final class Browser {
  private let folder: URL
  private let program: BrowserProgram
  private let context: String
  private let session: String
  private var pages = 0, isLoaded = false
  /// What the page wrote to the console, and the errors of its script.
  package private(set) var messages: [String] = []
  /// The addresses that the page requested, without those of data in the page.
  package private(set) var requests: [String] = []

  /// Opens an empty page; the first one starts the browser.
  /// - Parameters:
  ///   - width: of the window, in pixels of a style sheet.
  package init(width: Int = 1280, height: Int = 1000) throws {
    program = try BrowserProgram.shared.get()
    context = try program.text("browserContextId", of: "Target.createBrowserContext")
    let wish = ["url": "about:blank", "browserContextId": context]
    let target = try program.text("targetId", of: "Target.createTarget", wish)
    session = try program.text("sessionId", of: "Target.attachToTarget", ["targetId": target, "flatten": true])
    folder = FileManager.default.temporaryDirectory.appending(path: "pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for domain in ["Page", "Runtime", "Log", "Network"] { try call("\(domain).enable") }
    try resize(width: width, height: height)
  }

  isolated deinit {
    try? program.send("Target.disposeBrowserContext", ["browserContextId": context])
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: The page

  package func open(_ page: Data) throws {
    pages += 1
    let file = folder.appending(path: "page-\(pages).html")
    try page.write(to: file)
    try open(file)
  }

  package func open(_ file: URL) throws {
    (messages, requests, isLoaded) = ([], [], false)
    try call("Page.navigate", ["url": file.absoluteString])
    while !isLoaded { try program.receive(session, note) }
    _ = try value("document.fonts.ready.then(() => typeof ready === 'undefined' ? 0 : ready)")
  }

  /// Sets the size of the window in pixels of a style sheet. A reader who zooms to 200 % halves both.
  package func resize(width: Int, height: Int, zoom: Double = 1) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": zoom, "mobile": false])
  }

  /// Becomes a phone with a touch screen.
  /// - Parameter language: the phone's, such as `zh-CN`.
  package func becomePhone(width: Int, height: Int, language: String) throws {
    let size: [String: Any] = ["width": width, "height": height, "deviceScaleFactor": 2, "mobile": true]
    try call("Emulation.setDeviceMetricsOverride", size)
    try call("Emulation.setTouchEmulationEnabled", ["enabled": true])
    try call("Emulation.setUserAgentOverride", ["userAgent": "A phone", "acceptLanguage": language])
  }

  /// What the reader prefers, such as `prefers-color-scheme: dark`.
  package func prefer(_ name: String, _ value: String) throws {
    try call("Emulation.setEmulatedMedia", ["features": [["name": name, "value": value]]])
  }

  /// Returns the value of an expression of JavaScript as text; a promise is waited for.
  @discardableResult package func value(_ expression: String) throws -> String {
    let answer = try call(
      "Runtime.evaluate", ["expression": "(async () => String(await (\(expression))))()", "awaitPromise": true])
    guard let result = answer["result"] as? [String: Any], let value = result["value"] as? String else {
      throw BrowserError(description: "\(expression): \(answer)")
    }
    return value
  }

  package func values(_ expression: String) throws -> [String] {
    let lines = try value("[...(\(expression))].join('\\n')")
    return lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  // MARK: The reader

  package func click(x: Double, y: Double) throws {
    for type in ["mousePressed", "mouseReleased"] {
      try call("Input.dispatchMouseEvent", ["type": type, "x": x, "y": y, "button": "left", "clickCount": 1])
    }
  }

  /// Touches the middle of an element.
  package func tap(_ selector: String) throws {
    let place = try middle(of: selector)
    try call("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [["x": place.x, "y": place.y]]])
    try call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
  }

  /// Clicks in the middle of an element.
  package func click(_ selector: String) throws {
    let place = try middle(of: selector)
    try click(x: Double(place.x), y: Double(place.y))
  }

  private func middle(of selector: String) throws -> CGPoint {
    let place = try value(
      """
      (() => { const one = document.querySelector(`\(selector)`); one.scrollIntoView({ block: "nearest" });
      const box = one.getBoundingClientRect(); return (box.x + box.width / 2) + " " + (box.y + box.height / 2); })()
      """
    ).split(separator: " ").compactMap { Double($0) }
    guard place.count == 2 else { throw BrowserError(description: selector) }
    return CGPoint(x: place[0], y: place[1])
  }

  /// Moves a finger from one place to another.
  package func swipe(from start: CGPoint, to end: CGPoint) throws {
    try call("Emulation.setTouchEmulationEnabled", ["enabled": true])
    defer { _ = try? call("Emulation.setTouchEmulationEnabled", ["enabled": false]) }
    let points = (0...4).map { step in
      [
        "x": Double(start.x + (end.x - start.x) * CGFloat(step) / 4),
        "y": Double(start.y + (end.y - start.y) * CGFloat(step) / 4),
      ]
    }
    try call("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [points[0]]])
    for point in points.dropFirst() {
      try call("Input.dispatchTouchEvent", ["type": "touchMove", "touchPoints": [point]])
    }
    try call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
  }

  /// Presses a key, by its name in JavaScript.
  package func press(_ key: String, shift: Bool = false) throws {
    let codes = [
      "ArrowRight": 39, "ArrowLeft": 37, "Home": 36, "End": 35, " ": 32, "Tab": 9, "Enter": 13, "Escape": 27,
    ]
    var event: [String: Any] = [
      "key": key, "code": key == " " ? "Space" : key, "windowsVirtualKeyCode": codes[key] ?? 0,
      "modifiers": shift ? 8 : 0,
    ]
    if let text = [" ": " ", "Enter": "\r"][key] ?? (key.count == 1 ? key : nil) { event["text"] = text }
    for type in ["keyDown", "keyUp"] {
      event["type"] = type
      try call("Input.dispatchKeyEvent", event)
    }
  }

  /// Moves the pointer to a place of the window, in pixels of a style sheet.
  package func point(x: Double, y: Double) throws {
    try call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": x, "y": y])
  }

  // MARK: What is seen

  /// Returns a PNG of the window, or of a part of it.
  package func picture(of part: CGRect? = nil) throws -> Data {
    var wish: [String: Any] = ["format": "png"]
    if let part {
      wish["clip"] = [
        "x": Double(part.minX), "y": Double(part.minY), "width": Double(part.width), "height": Double(part.height),
        "scale": 1,
      ]
    }
    return try bytes(call("Page.captureScreenshot", wish))
  }

  /// Prints the page.
  package func pdf(width: Double, height: Double) throws -> Data {
    try bytes(call("Page.printToPDF", ["paperWidth": width, "paperHeight": height, "printBackground": true]))
  }

  private func bytes(_ answer: [String: Any]) throws -> Data {
    guard let text = answer["data"] as? String, let data = Data(base64Encoded: text) else {
      throw BrowserError(description: "\(answer)")
    }
    return data
  }

  // MARK: The protocol

  @discardableResult private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try program.call(method, parameters, session, note)
  }

  private func note(_ message: [String: Any]) {
    let method = message["method"] as? String ?? ""
    if method == "Page.loadEventFired" { isLoaded = true }
    if ["Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"].contains(method) {
      messages.append("\(message["params"] ?? "")")
    }
    if method == "Network.requestWillBeSent", let parameters = message["params"] as? [String: Any],
      let request = parameters["request"] as? [String: Any], let address = request["url"] as? String,
      !address.hasPrefix("data:")
    {
      requests.append(address)
    }
  }
}
