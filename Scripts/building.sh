# shellcheck shell=sh disable=SC2034
# Read by the other scripts: options of `swift build` for a release.

# hardening: what Debian asks for. Addresses that are resolved at the start cannot be overwritten later; position-independent code
# and a stack that is not executable are the compiler's default. Scripts/check-package checks all four.
hardening='-Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now'

# program_options: the program has Swift's own libraries inside. Notes for debuggers take a tenth of the compiler's time.
program_options="--static-swift-stdlib $hardening -debug-info-format none"
