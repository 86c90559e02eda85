// Run by gjs, GNOME's JavaScript runtime. Uses WebKitGTK to print the page at a URL to a PDF file.
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';
import { programArgs } from 'system';

/** How long to wait after the load event, until browser/first-paint.ts has laid out the whole page. */
const settleMs = 3000;

const [url, pdf] = programArgs;
const loop = new GLib.MainLoop(null, false);
Gtk.init(null);
const view = new WebKit2.WebView();
const window = new Gtk.OffscreenWindow();
window.set_default_size(1280, 900);
window.add(view);
window.show_all();

function print() {
  const operation = WebKit2.PrintOperation.new(view);
  const settings = new Gtk.PrintSettings();
  settings.set_printer('Print to File');
  settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(pdf, null));
  settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf');
  operation.set_print_settings(settings);
  const sheet = new Gtk.PageSetup();
  sheet.set_paper_size(Gtk.PaperSize.new('na_letter'));
  operation.set_page_setup(sheet);
  operation.connect('finished', () => loop.quit());
  operation.print();
  return GLib.SOURCE_REMOVE;
}

view.connect('load-changed', (_, event) => {
  if (event === WebKit2.LoadEvent.FINISHED) GLib.timeout_add(GLib.PRIORITY_DEFAULT, settleMs, print);
});
view.load_uri(url);
loop.run();
