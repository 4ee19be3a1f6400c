#include "CMethodTables.h"

/// Of the Swift runtime: the function that `type` has for the method of `description`'s class.
extern void *swift_lookUpClassMethod(const void *type, const void *method, const void *description);

// Descriptors that the compiler writes for `UIKit.UIView`, for `hitTest(_:with:)` and for `point(inside:with:)`.
extern const char view_class __asm__("$s5UIKit6UIViewCMn");
extern const char hit_test __asm__("$s5UIKit6UIViewC7hitTest_4withACSg10Foundation7CGPointV_AA7UIEventCSgtFTq");
extern const char point_inside __asm__("$s5UIKit6UIViewC5point6inside4withSb10Foundation7CGPointV_AA7UIEventCSgtFTq");

static bool overrides(const void *type, const void *view, const void *method) {
  return swift_lookUpClassMethod(type, method, &view_class) != swift_lookUpClassMethod(view, method, &view_class);
}

bool touchstone_overrides_search(const void *type, const void *view) {
  return overrides(type, view, &hit_test) || overrides(type, view, &point_inside);
}
