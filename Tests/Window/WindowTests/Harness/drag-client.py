"""Another program on the desktop, made with GTK.

drag-client.py FILE           shows a window at the top left of the display; a drag from it carries FILE. Prints "shown", "accepted"
                              when a program under the pointer takes it, "given" at the end of such a drag, and the
                              address of each file that is dropped on the window.
drag-client.py --select TEXT  makes TEXT the primary selection, and prints "selected".
drag-client.py --selection    prints the primary selection.
"""
import sys
from pathlib import Path

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

primary = Gtk.Clipboard.get(Gdk.SELECTION_PRIMARY)
if sys.argv[1] == "--selection":
    print(primary.wait_for_text())
    sys.exit()
if sys.argv[1] == "--select":
    primary.set_text(sys.argv[2], -1)
    print("selected", flush=True)
    Gtk.main()

target = [Gtk.TargetEntry.new("text/uri-list", 0, 0)]
window = Gtk.Window(title="drag client")
window.set_default_size(200, 100)
window.move(0, 0)


def say(text):
    print(text, flush=True)


file = Path(sys.argv[1]).absolute().as_uri()
window.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, target, Gdk.DragAction.COPY)
window.connect("drag-data-get", lambda widget, context, data, info, time: data.set_uris([file]))
window.connect(
    "drag-begin", lambda widget, context: context.connect("action-changed", lambda context, action: say("accepted"))
)
window.connect("drag-end", lambda widget, context: say("given"))
window.drag_dest_set(Gtk.DestDefaults.ALL, target, Gdk.DragAction.COPY)
window.connect("drag-data-received", lambda widget, context, x, y, data, info, time: say(data.get_uris()[0]))
window.connect("destroy", Gtk.main_quit)
window.connect("map-event", lambda widget, event: say("shown"))
window.show_all()
Gtk.main()
