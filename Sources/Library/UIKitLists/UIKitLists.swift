// The lists: tables, collections and their cells. The touch pipeline that they stand on is in UIKitCore.
@_exported import UIKitCore
