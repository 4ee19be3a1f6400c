/// A function of a person's own code.
package struct CodePlace: Equatable, Sendable {
  package var className: String
  /// With its labels: `point(inside:with:)`.
  package var function: String
  /// The path in the folder of the code.
  package var file: String
  /// From 1.
  package var line: Int

  package init(className: String, function: String, file: String, line: Int) {
    (self.className, self.function, self.file, self.line) = (className, function, file, line)
  }
}

extension OwnSources {
  /// The function whose answer is an obstacle; nil if a property or UIKit decided.
  /// - Parameter object: the object that does not get the event.
  func place(deciding obstacle: Obstacle, for object: String, in tree: TreeSnapshot) -> CodePlace? {
    let view = tree.view(for: object) ?? object
    func find(_ names: String..., of owner: String) -> CodePlace? {
      guard let className = tree.className(of: owner) else { return nil }
      return names.lazy.compactMap { name in function(of: className) { $0.name == name } }.first.map(place)
    }
    switch obstacle {
    case .override(let name): return find("hitTest(_:with:)", of: name)
    case .outside(let name, _, _): return find("point(inside:with:)", of: name)
    case .outsideItself, .noArea: return find("point(inside:with:)", of: view)
    case .covered(let name, _, _): return find("hitTest(_:with:)", "point(inside:with:)", of: name)
    case .handledBefore(let name): return find("touchesBegan(_:with:)", of: name)
    case .refusedToBegin(.view(let name)): return find("gestureRecognizerShouldBegin(_:)", of: name)
    case .refusedToBegin(.delegate): return only("gestureRecognizerShouldBegin(_:)")
    case .refusedTouch(.delegate): return only("gestureRecognizer(_:shouldReceive:)")
    case .refusedTouch(.view(let name)): return find("gestureRecognizer(_:shouldReceive:)", of: name)
    case .refusedTouch(.itself): return find("shouldReceive(_:)", of: object)
    default: return nil
    }
  }

  /// The one function of a name. The trace does not say which object the delegate of a recognizer is.
  private func only(_ name: String) -> CodePlace? {
    let found = functions.filter { $0.name == name }
    return found.count == 1 ? found.first.map(place) : nil
  }

  private func place(_ function: Function) -> CodePlace {
    CodePlace(
      className: function.className, function: function.name, file: files[function.file].name,
      line: function.lines.lowerBound)
  }
}

extension TreeSnapshot {
  /// The class of a view, a recognizer or a responder.
  package func className(of name: String) -> String? {
    node(name)?.className ?? recognizer(name)?.className ?? responder(name)?.className
  }
}
