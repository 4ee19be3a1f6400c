# shellcheck shell=sh disable=SC2034
# Read by the other scripts: options of `swift build` for a release.

# compiler_options: metadata of types is asked for by functions, not by names that are parsed at each start, which costs the
# program a millisecond.
compiler_options='-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors'

# program_options: with Swift's own libraries inside and at fixed addresses, of which 180,000 would be written at each start, the
# program starts in two thirds of the time.
program_options="--static-swift-stdlib -Xlinker -no-pie $compiler_options"
