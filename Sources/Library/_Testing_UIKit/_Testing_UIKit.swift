// Empty. A test that imports both Testing and UIKit makes the compiler look for a module of this name, as it does for
// Apple's UIKit.
