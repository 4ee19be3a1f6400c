// Making a cell from its class, which is known only when the program runs.
//
// Swift allows that only for `required` initializers, and then every subclass has to write the word `required`, which
// sources for iOS do not. A convenience initializer calls the designated one of the subclass, though: the functions here are
// the allocating functions of such initializers, declared under their symbols with the class as the receiver. A class
// without the designated initializer ends the program with a sentence that names it, as on iOS. A wrong symbol does not
// link.

extension UITableViewCell {
  convenience init(madeWith style: CellStyle, identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  @_silgen_name("$s10UIKitLists15UITableViewCellC8madeWith10identifierA2C0E5StyleO_SSSgtcfC")
  class func make(style: CellStyle, identifier: consuming String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  convenience init(madeFor identifier: String?) { self.init(reuseIdentifier: identifier) }

  @_silgen_name("$s10UIKitLists023UITableViewHeaderFooterD0C7madeForACSSSg_tcfC")
  class func make(identifier: consuming String?) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  convenience init(madeWith frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("$s10UIKitLists24UICollectionReusableViewC8madeWithAC10Foundation6CGRectV_tcfC")
  class func make(frame: CGRect) -> UICollectionReusableView
}
