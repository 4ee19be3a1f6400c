// Values by their keys. Objective-C finds properties by name. Here the keys below are known; values of other keys are kept.

extension CALayer {
  /// The value of a property by its name, or else the value that was kept for this key. As Apple's for the known names.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property by its name. A value for another key is kept.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// The value of a property by its path, such as `transform.rotation.z`.
  public func value(forKeyPath keyPath: String) -> Any? {
    let plane = affineTransform()
    switch keyPath {
    case "position": return position
    case "position.x": return position.x
    case "position.y": return position.y
    case "bounds": return bounds
    case "frame": return frame
    case "opacity": return opacity
    case "hidden": return isHidden
    case "cornerRadius": return cornerRadius
    case "borderWidth": return borderWidth
    case "backgroundColor": return backgroundColor
    case "path": return (self as? CAShapeLayer)?.path ?? keptValues[keyPath]
    case "strokeStart": return (self as? CAShapeLayer)?.strokeStart ?? keptValues[keyPath]
    case "strokeEnd": return (self as? CAShapeLayer)?.strokeEnd ?? keptValues[keyPath]
    case "lineWidth": return (self as? CAShapeLayer)?.lineWidth ?? keptValues[keyPath]
    case "transform": return transform
    case "transform.rotation", "transform.rotation.z": return atan2(plane.b, plane.a)
    case "transform.scale", "transform.scale.x": return (plane.a * plane.a + plane.b * plane.b).squareRoot()
    case "transform.scale.y": return (plane.c * plane.c + plane.d * plane.d).squareRoot()
    case "transform.translation.x": return plane.tx
    case "transform.translation.y": return plane.ty
    default: return keptValues[keyPath]
    }
  }

  /// Sets a property by its path, such as `transform.rotation.z`. A value for another path is kept.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    // A shape may have no path yet.
    if keyPath == "path", let shape = self as? CAShapeLayer { return shape.path = value.map { $0 as! CGPath } }
    guard let old = self.value(forKeyPath: keyPath), keptValues[keyPath] == nil else {
      keptValues[keyPath] = value
      return
    }
    let number = value.flatMap(AnimatedValue.number)
    var plane = affineTransform()
    switch (keyPath, number) {
    case ("position", _): if let point = value as? CGPoint { position = point }
    case ("position.x", let x?): position.x = x
    case ("position.y", let y?): position.y = y
    case ("bounds", _): if let rect = value as? CGRect { bounds = rect }
    case ("frame", _): if let rect = value as? CGRect { frame = rect }
    case ("opacity", let opacity?): self.opacity = Float(opacity)
    case ("hidden", _): isHidden = value as? Bool ?? false
    case ("cornerRadius", let radius?): cornerRadius = radius
    case ("borderWidth", let width?): borderWidth = width
    case ("backgroundColor", _): backgroundColor = value as? CGColor
    case ("strokeStart", let part?): (self as? CAShapeLayer)?.strokeStart = part
    case ("strokeEnd", let part?): (self as? CAShapeLayer)?.strokeEnd = part
    case ("lineWidth", let width?): (self as? CAShapeLayer)?.lineWidth = width
    case ("transform", _): if let transform = value as? CATransform3D { self.transform = transform }
    case ("transform.rotation", let angle?), ("transform.rotation.z", let angle?):
      setAffineTransform(plane.turned(by: angle - (AnimatedValue.number(old) ?? 0)))
    case ("transform.scale", let scale?):
      setAffineTransform(plane.stretched(x: scale, y: scale))
    case ("transform.scale.x", let scale?): setAffineTransform(plane.stretched(x: scale, y: nil))
    case ("transform.scale.y", let scale?): setAffineTransform(plane.stretched(x: nil, y: scale))
    case ("transform.translation.x", let x?):
      plane.tx = x
      setAffineTransform(plane)
    case ("transform.translation.y", let y?):
      plane.ty = y
      setAffineTransform(plane)
    default: break
    }
  }
}

nonisolated extension CGAffineTransform {
  /// Turned about the point where zero goes.
  fileprivate func turned(by angle: CGFloat) -> CGAffineTransform {
    var plane = self
    (plane.tx, plane.ty) = (0, 0)
    plane = plane.concatenating(CGAffineTransform(rotationAngle: angle))
    (plane.tx, plane.ty) = (tx, ty)
    return plane
  }

  /// With other lengths of the unit vectors.
  fileprivate func stretched(x: CGFloat?, y: CGFloat?) -> CGAffineTransform {
    var plane = self
    let width = (a * a + b * b).squareRoot(), height = (c * c + d * d).squareRoot()
    if let x, width > 0 { (plane.a, plane.b) = (a / width * x, b / width * x) }
    if let y, height > 0 { (plane.c, plane.d) = (c / height * y, d / height * y) }
    return plane
  }
}
