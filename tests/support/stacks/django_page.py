"""manifest, values, folder of the kit, file with another template: prints a page as Django makes it."""
import atexit
import datetime
import json
import shutil
import sys
import tempfile
import uuid

_, manifest, values, kit, *template = sys.argv
# as the head of dealer_widgets.py says: both into an app
project = tempfile.mkdtemp()
shutil.copytree(f"{kit}/django", f"{project}/shop")
sys.path.append(project)
atexit.register(shutil.rmtree, project)
sys.dont_write_bytecode = True
sys.stdout.reconfigure(encoding="utf-8", newline="")

import django
from django.conf import settings
from django.template import engines
from django.utils.functional import SimpleLazyObject
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy

settings.configure(
    USE_I18N=False,
    DEALER_WIDGETS_MANIFEST=manifest,
    INSTALLED_APPS=["shop"],
    TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates"}],
)
django.setup()
page = engines["django"].from_string(
    open(template[0], encoding="utf-8").read() if template else '{% load dw %}<html><head>{% dw_head "quiz" integrity=True user_id=7 %}<meta content="{% dw_csp_hash "quiz" %}"></head><body>{% dw "quiz" props %}<p>Waiting &amp; "ready"</p>{% enddw %}</body></html>'
)
zone = datetime.timezone(datetime.timedelta(hours=8))
props = json.load(open(values, encoding="utf-8"))
props |= {"date": datetime.datetime(2026, 11, 23, 9, tzinfo=zone), "long": ("x" * 96 + "<é") * 100_000}
# texts that are made when they are read: of gettext_lazy, and the anti-forgery token of a template's context
props |= {"translated": gettext_lazy("Yes"), "token": SimpleLazyObject(lambda: SafeString("a1")), "uuid": uuid.UUID(int=7)}
sys.stdout.write(page.render({"props": props, "name": "<b>'Ali'</b>", "nonce": 'R4N"D', "names": ["quiz"], "staff": {"kind": "staff"}, "start": {"kind": "fmd", "id": 5, "value": True, "label": "Aminah"}}))
