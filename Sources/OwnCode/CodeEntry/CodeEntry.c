// SwiftPM wants a source in each target.
#include "CodeEntry.h"
