// Empty. A test that imports both Testing and CoreGraphics, which UIKit re-exports, makes the compiler look for a module of
// this name, as it does for Apple's Core Graphics.
