#pragma once
#include <stdbool.h>

/// Returns whether `type`, a subclass of UIKit's `UIView`, or one of the classes between them overrides
/// `hitTest(_:with:)` or `point(inside:with:)`. Both arguments are the metadata of Swift classes.
///
/// Swift has no question for this. The Swift runtime finds the function of a method in the table of a class, and the
/// symbols name the two methods: if the compiler wrote other symbols, no program would link. A function that is found to
/// differ only costs speed; a class without an override always has the functions of `view`.
bool touchstone_overrides_search(const void *_Nonnull type, const void *_Nonnull view);
