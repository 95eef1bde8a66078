"""manifest, values, folder of the kit, file with another template: prints a page as Jinja2 makes it, its escaping on."""
import datetime
import json
import sys

_, manifest, values, kit, *template = sys.argv
sys.path.append(f"{kit}/django")
sys.dont_write_bytecode = True
sys.stdout.reconfigure(encoding="utf-8", newline="")

from jinja2 import Environment

from dealer_widgets import DealerWidgets

dw = DealerWidgets(manifest)
env = Environment(autoescape=True)
env.globals.update(dw=dw.widget, dw_head=dw.head, dw_csp_hash=dw.import_map_csp_hash)
page = env.from_string(
    open(template[0], encoding="utf-8").read() if template else """<html><head>{{ dw_head("quiz", integrity=True, user_id=7) }}<meta content="{{ dw_csp_hash("quiz") }}"></head><body>{% call dw("quiz", props) %}<p>Waiting &amp; "ready"</p>{% endcall %}</body></html>"""
)
zone = datetime.timezone(datetime.timedelta(hours=8))
props = json.load(open(values, encoding="utf-8"))
props |= {"date": datetime.datetime(2026, 11, 23, 9, tzinfo=zone), "long": ("x" * 96 + "<é") * 100_000}
sys.stdout.write(page.render(props=props, name="<b>'Ali'</b>", nonce='R4N"D'))
