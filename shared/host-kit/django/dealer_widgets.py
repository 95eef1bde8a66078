"""What a template writes for dealer-widgets: the head of a page, and one widget. For Django, Jinja2 and others.

Django: copy this file and templatetags/ into an app, set DEALER_WIDGETS_MANIFEST in the settings, and write
`{% load dw %}{% dw_head "quiz" user_id=request.user.pk %}` and `{% dw "quiz" quiz %}fallback{% enddw %}`.
Jinja2: `dw = DealerWidgets("…/manifest.json"); env.globals.update(dw=dw.widget, dw_head=dw.head, dw_csp_hash=dw.import_map_csp_hash)`.
"""

import base64
import datetime
import decimal
import hashlib
import html
import json
import uuid

try:
    from django.utils.functional import Promise as LazyText
    from django.utils.safestring import mark_safe
except ImportError:
    from markupsafe import Markup as mark_safe

    LazyText = str


def _plain(value):
    """Dates become ISO texts, decimals keep their digits; lazy texts, such as translations and csrf_token, are read."""
    if isinstance(value, (datetime.date, datetime.datetime)):
        return value.isoformat()
    if isinstance(value, (decimal.Decimal, uuid.UUID, str, LazyText)):
        return str(value)
    raise TypeError(f"dealer-widgets: {type(value).__name__} cannot be a property. Make it a text, number, list or dict.")


def to_json(value):
    """JSON without a character that HTML reads."""
    text = json.dumps(value, default=_plain, ensure_ascii=False, allow_nan=False)
    return text.replace("<", "\\u003C").replace(">", "\\u003E").replace("&", "\\u0026")


class DealerWidgets:
    def __init__(self, manifest, base=None):
        """manifest: path of dist/manifest.json. base: where dist/ is served; the manifest's own place unless given."""
        with open(manifest, encoding="utf-8") as file:
            self.manifest = json.load(file)
        self.base = base or self.manifest["publicPath"]

    def import_map(self, *widgets):
        """Vouches for every file that a page with these widgets may ask for; without names, for all files."""
        chunks, retries = self.manifest["chunks"], ["", *self.manifest["retries"]]
        files = sorted({file for name in widgets for file in self._known(name)["files"]}) if widgets else chunks
        integrity = {self.base + file + query: chunks[file]["integrity"] for file in files for query in retries}
        return json.dumps({"integrity": integrity}, separators=(",", ":")).replace("<", "\\u003C")

    def import_map_csp_hash(self, *widgets):
        """For script-src, in quotes there: 'sha256-…'. The same names as for head()."""
        return "sha256-" + base64.b64encode(hashlib.sha256(self.import_map(*widgets).encode()).digest()).decode()

    def head(self, *widgets, integrity=False, **settings):
        """Once per page, in its <head>. widgets: their names on this page. integrity: also their import map, which needs import_map_csp_hash in script-src."""
        css, loader = self.manifest["css"], self.manifest["loader"]
        parts = [f'<link rel="stylesheet" href="{self._url(css["file"])}" integrity="{css["integrity"]}" crossorigin>']
        if integrity:
            parts.append(f'<script type="importmap">{self.import_map(*widgets)}</script>')
        ahead = [file for known in map(self._known, widgets) for file in [*known["dependencies"], known["chunk"]]]
        # without integrity there, too, the browser would fetch each file a second time
        vouched = {file: f' integrity="{self.manifest["chunks"][file]["integrity"]}"' if integrity else "" for file in ahead}
        parts += [f'<link rel="modulepreload" href="{self._url(file)}"{vouched[file]}>' for file in vouched]
        if settings:
            parts.append(f'<script type="application/json" id="dealer-widgets-config">{to_json(settings)}</script>')
        parts.append(f'<script type="module" src="{self._url(loader["file"])}" integrity="{loader["integrity"]}" crossorigin></script>')
        return mark_safe("".join(parts))

    def widget(self, name, props=None, fallback="", element="div"):
        """props: False stays false, None is absent. fallback: HTML of yours, shown until the widget is there."""
        self._known(name)
        json_text = to_json(props or {})
        return mark_safe(f'<{element} data-widget="{name}"><script type="application/json">{json_text}</script>{fallback}</{element}>')

    def _known(self, name):
        if name not in self.manifest["widgets"]:
            raise ValueError(f'There is no widget "{name}".')
        return self.manifest["widgets"][name]

    def _url(self, file):
        return html.escape(self.base + file)
