# shellcheck shell=sh disable=SC2034
# Read by the other scripts: options of `swift build` for a release.

# hardening: what Debian asks for. Addresses that are resolved at the start cannot be overwritten later; position-independent code
# and a stack that is not executable are the compiler's default. Scripts/check-package checks all four.
hardening='-Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now'

# linking: lld comes with Swift. It joins functions with the same instructions and packs relocations, which the C library can load from
# version 2.36 on.
linking='-Xswiftc -use-ld=lld -Xlinker --icf=safe -Xlinker -z -Xlinker pack-relative-relocs'

# program_options: the program has Swift's own libraries inside, and exports none of their symbols; with the packed relocations, the
# window takes 11 MB less memory. Notes for debuggers take a tenth of the compiler's time. Accesses that overlap, and code of the main
# thread on another, are found by the compiler and in the tests; finding them in the program takes 40 % of the time of an event, with
# which an observed one falls behind its peer. A generic type that is found by its name takes a search through all conformances of the
# program at its first use, a twelfth of the start; an accessor names them.
program_options="--static-swift-stdlib $hardening $linking -Xlinker --no-export-dynamic -debug-info-format none
  -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -disable-dynamic-actor-isolation
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors"

# not_optimized: the libraries of others, where they are compiled for one window or one run of tests. Package.swift optimizes what
# counts.
not_optimized='-Xswiftc -Onone'

# first_window: what delivers touches and draws pixels. What is not optimized is compiled in a quarter of the time.
first_window='Canvas CoreGraphics ElementMaps GIFFiles PNGFiles TouchRules UIKitCore'

# tests_…: what draws pixels and solves constraints, and Files, as checksums of sources are computed again and again. Compiled in one piece, the modules of
# tests take half the processor time of a debug build, which is made of small pieces for the next change; in a folder of its own,
# neither undoes the other.
tests_optimized='Canvas CoreGraphics ElementMaps Files GIFFiles LayoutSolver PNGFiles VectorPictures'
tests_scratch=.build/tests-scratch
tests_options="--configuration release $not_optimized --scratch-path $tests_scratch -debug-info-format none -Xswiftc -enable-testing
  -Xswiftc -no-emit-module-separately-wmo -Xswiftc -use-ld=lld"
