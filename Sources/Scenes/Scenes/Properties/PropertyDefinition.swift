/// A line of the table of properties.
struct PropertyDefinition: Sendable {
  /// The objects that have the property.
  let owners: [ObjectKind]
  let valueType: any PropertyValue.Type
  /// Reads a value from the words that are left.
  let parse: @Sendable (inout WordScanner) throws(TextError) -> any PropertyValue
  /// The values that the property can take, for an editor.
  let domain: ValueDomain
  /// The kind of object that the names in a value stand for, if a value has names.
  let referent: Referent?
  /// Whether the property is set when the scene is built, and never later.
  let isFixed: Bool
  /// The value that a new object has; nil if there is no such value, or if it depends on others.
  let defaultValue: (any PropertyValue)?

  /// The kind of object that a name stands for.
  enum Referent: Sendable {
    case view, recognizer
  }

  init<Value>(
    _ owners: [ObjectKind], _ format: ValueFormat<Value>, isFixed: Bool = false, default defaultValue: Value? = nil
  ) {
    self.owners = owners
    self.defaultValue = defaultValue
    self.isFixed = isFixed
    valueType = Value.self
    (referent, domain) = (format.referent, format.domain)
    let read = format.read
    parse = { words throws(TextError) in try read(&words) }
  }
}
