// Layers are declared with the views that have them.
@_exported import UIKit
