"""manifest, values, folder of the kit: prints a page as Django makes it."""
import datetime
import json
import sys

_, manifest, values, kit = sys.argv
sys.path += [f"{kit}/django", f"{kit}/django/templatetags"]
sys.dont_write_bytecode = True
sys.stdout.reconfigure(encoding="utf-8", newline="")

import django
from django.conf import settings
from django.template import Context, Engine

settings.configure(DEALER_WIDGETS_MANIFEST=manifest)
django.setup()
engine = Engine(libraries={"dw": "dw"})
page = engine.from_string(
    '{% load dw %}<html><head>{% dw_head "quiz" user_id=7 %}</head><body>{% dw "quiz" props %}<p>Waiting &amp; "ready"</p>{% enddw %}</body></html>'
)
zone = datetime.timezone(datetime.timedelta(hours=8))
props = json.load(open(values, encoding="utf-8"))
props |= {"date": datetime.datetime(2026, 11, 23, 9, tzinfo=zone), "long": ("x" * 96 + "<é") * 100_000}
sys.stdout.write(page.render(Context({"props": props})))
