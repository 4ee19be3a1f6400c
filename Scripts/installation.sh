# shellcheck shell=sh
# Read by Scripts/package and Scripts/install: the program as it is installed, and the files that belong to it. After
# Scripts/building.sh.

# build_program ROOT: builds the program to be installed, with Swift's libraries inside and without symbols. Prints its path.
build_program() {
  swift_libraries=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")/lib/swift_static/linux
  scratch=$1/.build/installed
  # The program needs 4 of ICU's 34 MB of data. ICU's symbol is defined on the command line, so that the data of the
  # archive is unused, and removed by the linker.
  symbol=$("$1/Scripts/smaller-icu-data" "$swift_libraries/lib_FoundationICU.a" "$scratch/icu.o")
  # Six of the program's 46 MB are tables for unwinding the stack, which only exceptions of C++ need; nothing in it throws any.
  echo 'SECTIONS { /DISCARD/ : { *(.eh_frame) *(.eh_frame_hdr) } } INSERT AFTER .text;' >"$scratch/no-unwinding.ld"
  # SwiftPM does not notice other data.
  rm -f "$scratch/release/touchstone"
  # INSTALLED: the program does not search the folder that it was built in.
  # shellcheck disable=SC2086 # Options are words.
  swift build --package-path "$1" --scratch-path "$scratch" --configuration release --product touchstone \
    $program_options --disable-local-rpath -Xswiftc -DINSTALLED -Xcc "-ffile-prefix-map=$1=." \
    -Xlinker -T -Xlinker "$scratch/no-unwinding.ld" \
    -Xlinker "$scratch/icu.o" -Xlinker --defsym -Xlinker "$symbol=touchstone_icu_data" >&2
  strip --strip-all --remove-section=.comment --remove-section=.note -o "$scratch/touchstone" \
    "$scratch/release/touchstone"
  echo "$scratch/touchstone"
}

# put MODE FILE... FOLDER: copies files into a folder, which is made.
put() {
  mode=$1
  shift
  for target in "$@"; do :; done
  mkdir -p "$target"
  while [ $# -gt 1 ]; do
    install -m "$mode" "$1" "$target/"
    shift
  done
}

# install_files ROOT PROGRAM PREFIX ZSH: writes all files of an installation below PREFIX. ZSH is the folder of completions for
# zsh in PREFIX/share/zsh.
install_files() (
  sources=$1 executable=$2 destination=$3 zsh=$4
  share=$destination/share
  put 755 "$executable" "$destination/bin"

  # Files that the program reads. References are for tests of the program itself.
  put 644 "$sources"/Assets/Fonts/*.?tf "$share/touchstone/Assets/Fonts"
  put 644 "$sources"/Assets/Icons/touchstone-128.png "$share/touchstone/Assets/Icons"
  put 644 "$sources"/samples/*.yaml "$sources"/samples/*.md "$sources"/samples/*.json "$share/touchstone/samples"
  put 644 "$sources"/samples/apps/*.yaml "$sources"/samples/apps/*.swift "$share/touchstone/samples/apps"
  put 644 "$sources"/samples/plans/*.yaml "$share/touchstone/samples/plans"
  put 644 "$sources"/Sources/System/BundledFiles/Report/* "$share/touchstone/Report"
  put 644 "$sources"/Sources/System/BundledFiles/HandOut/* "$share/touchstone/HandOut"
  put 644 "$sources"/Sources/OwnCode/PrePass/*.swift "$share/touchstone/PrePass"
  put 644 "$sources"/Sources/OwnCode/PrePassProgram/*.swift "$share/touchstone/PrePassProgram"
  put 644 "$sources"/Sources/Library/TouchRecorder/TouchRecorder.swift "$share/touchstone"

  # The desktop.
  put 644 "$sources"/Assets/Desktop/touchstone.desktop "$share/applications"
  put 644 "$sources"/Assets/Desktop/touchstone.metainfo.xml "$share/metainfo"
  mkdir -p "$share/mime/packages"
  install -m 644 "$sources"/Assets/Desktop/touchstone-mime.xml "$share/mime/packages/touchstone.xml"
  icons=$share/icons/hicolor
  for size in 16 24 32 48 64 128 256; do
    mkdir -p "$icons/${size}x$size/apps" "$icons/${size}x$size/mimetypes"
    install -m 644 "$sources/Assets/Icons/touchstone-$size.png" "$icons/${size}x$size/apps/touchstone.png"
    install -m 644 "$sources/Assets/Icons/scene-$size.png" \
      "$icons/${size}x$size/mimetypes/application-x-touchstone-scene.png"
  done
  mkdir -p "$icons/scalable/apps" "$icons/scalable/mimetypes"
  install -m 644 "$sources/Assets/Icons/touchstone.svg" "$icons/scalable/apps/touchstone.svg"
  install -m 644 "$sources/Assets/Icons/scene.svg" "$icons/scalable/mimetypes/application-x-touchstone-scene.svg"

  # The manual page and completions, made from the commands.
  mkdir -p "$share/man/man1" "$share/bash-completion/completions" "$share/zsh/$zsh" \
    "$share/fish/vendor_completions.d"
  "$executable" manual | gzip -9n >"$share/man/man1/touchstone.1.gz"
  "$executable" --generate-completion-script bash | sed "1{/^#!/d}" >"$share/bash-completion/completions/touchstone"
  "$executable" --generate-completion-script zsh >"$share/zsh/$zsh/_touchstone"
  "$executable" --generate-completion-script fish >"$share/fish/vendor_completions.d/touchstone.fish"

  # Reading matter.
  put 644 "$sources"/README*.md "$share/doc/touchstone"
  put 644 "$sources"/Guides/*.md "$share/doc/touchstone/Guides"
  put 644 "$sources"/Assets/screenshot.png "$sources"/Assets/click.gif "$share/doc/touchstone/Assets"
)

# install_library SOURCES FOLDER: installs into FOLDER what people's own code is compiled with: libTouchstoneHost.so, its modules,
# and the C headers that they need. They are for the version of the compiler that made them; another one says so when it is used.
install_library() {
  host=$1/.build/installed-host
  mkdir -p "$host"
  # Own code is compiled without optimization, which needs no bodies of functions in the modules (-disable-cmo).
  # It does not use the modules that show it, so that the linker need not name what is in them.
  {
    echo '{ local:'
    for module in Algorithms AppFiles CodeHost CodeMessages ElementMaps Files LiveScenes PNGFiles Scenes TouchTrace Yams; do
      printf '$s%d%s*;\n' ${#module} $module
    done
    echo 'yaml_*; };'
  } >"$host/hidden.map"
  # shellcheck disable=SC2086 # Options are words.
  swift build --package-path "$1" --scratch-path "$host" --configuration release --product TouchstoneHost \
    --disable-local-rpath -Xswiftc -Osize -Xswiftc -disable-cmo -Xswiftc -no-toolchain-stdlib-rpath \
    -Xlinker "--version-script=$host/hidden.map" -Xlinker --gc-sections -Xcc "-ffile-prefix-map=$1=." $hardening $linking >&2
  mkdir -p "$2"
  strip --strip-unneeded --remove-section=.comment --remove-section=.note -o "$2/libTouchstoneHost.so" \
    "$host/release/libTouchstoneHost.so"
  chmod 644 "$2/libTouchstoneHost.so"
  # Packed they are a fifth as large; the program unpacks them into its cache. No name and no time in them.
  mkdir -p "$2/Modules"
  for module in CodeClasses CoreGraphics LayoutSolver QuartzCore TouchRules UIKit UIKitCore UIKitLists _Testing_CoreGraphics; do
    gzip -9n <"$host/release/Modules/$module.swiftmodule" >"$2/Modules/$module.swiftmodule.gz"
  done
  for module in CSandbox UIKitHeaders; do
    put 644 "$1"/Sources/*/"$module"/include/* "$2/include/$module"
  done
}
