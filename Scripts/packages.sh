# shellcheck shell=sh
# Read by the other scripts: what must be on the machine before they can build.

# need_swift: stops with a sentence unless Swift 6.2 or newer answers.
need_swift() {
  if ! command -v swift >/dev/null; then
    echo "Touchstone needs Swift 6.2 or newer, and there is no 'swift' on the PATH." >&2
    echo "Get it from https://www.swift.org/install/linux/ and run this again." >&2
    exit 69
  fi
  found=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p')
  found=${found:-0.0}
  if [ "${found%.*}" -lt 6 ] || { [ "${found%.*}" -eq 6 ] && [ "${found#*.}" -lt 2 ]; }; then
    echo "Touchstone needs Swift 6.2 or newer, and 'swift --version' says $found." >&2
    echo "Get it from https://www.swift.org/install/linux/ and run this again." >&2
    exit 69
  fi
}

# need_packages: installs what is missing of the Debian packages on standard input,
# one a line with what it is for.
need_packages() {
  missing=
  while read -r package purpose; do
    if dpkg-query --show --showformat='${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed; then
      continue
    fi
    echo "missing: $package, $purpose" >&2
    missing="$missing $package"
  done
  if [ -n "$missing" ]; then
    install_packages "$missing"
  fi
}

install_packages() {
  update="apt-get update"
  install="env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends$1"
  if ! command -v apt-get >/dev/null; then
    echo "There is no apt-get here. Install what your system calls these:$1" >&2
    exit 69
  elif [ "$(id -u)" -eq 0 ]; then
    sudo=
  elif command -v sudo >/dev/null; then
    sudo="sudo "
  else
    echo "Installing needs root. As root, run:  $update && $install" >&2
    exit 69
  fi
  echo "Running: $sudo$update && $sudo$install" >&2
  # Unquoted on purpose: these are lists of words.
  # shellcheck disable=SC2086
  $sudo$update >&2
  # shellcheck disable=SC2086
  $sudo$install >&2
}

need_build_packages() {
  need_packages <<LIST
libsdl2-dev the window and its events
libsdl2-ttf-dev drawing text
libpng-dev writing pictures
libx11-dev dragging scenes out of the window
libgif-dev writing animations
libharfbuzz-dev the letters in vector pictures and pages
libqrencode-dev the QR code of a class that answers with phones
zlib1g-dev compressing the fonts and pictures of pages
LIST
}

need_installing_packages() {
  need_packages <<LIST
binutils taking out symbols, and the data that the program does not need
python3 making that data smaller
LIST
}

need_packaging_packages() {
  need_packages <<LIST
dpkg-dev finding the libraries that the program needs
lintian checking the package
LIST
}

need_test_packages() {
  need_packages <<LIST
xvfb a display in memory, for tests of the real window
xauth who may use that display
x11-utils asking the display about the window
xdotool a mouse and a keyboard without hands
xserver-xorg-core a display that has a touch screen
xserver-xorg-video-dummy the picture of that display
xinput plugging the touch screen in and out
weston a Wayland display
librsvg2-bin another program that draws vector pictures
locales the sources of locales, for a test that compiles some
man-db printing the manual page
desktop-file-utils checking the entry of the menu
appstream checking the description for software centres
shared-mime-info the types of files
libglib2.0-bin asking for the type of a file as desktops do
python3-gi another program that gives and takes dragged files
gir1.2-gtk-3.0 the toolkit of that program
zsh reading the completions
fish reading the completions
LIST
  need_browser
}

# need_browser: any Chromium will do.
need_browser() {
  for browser in chromium chromium-browser google-chrome; do
    if command -v "$browser" >/dev/null; then
      return
    fi
  done
  need_packages <<LIST
chromium a browser, to use and look at the report of a suite
LIST
}
