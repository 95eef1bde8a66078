"""What a template writes for dealer-widgets: the head of a page, and one widget. For Django, Jinja2 and others.

Django: copy this file and templatetags/ into an app, set DEALER_WIDGETS_MANIFEST in the settings, and write
`{% load dw %}{% dw_head "quiz" user_id=request.user.pk %}` and `{% dw "quiz" quiz %}fallback{% enddw %}`.
Jinja2: `dw = DealerWidgets("…/manifest.json"); env.globals.update(dw=dw.widget, dw_head=dw.head)`.
"""

import datetime
import decimal
import html
import json

try:
    from django.utils.safestring import mark_safe
except ImportError:
    from markupsafe import Markup as mark_safe


def _plain(value):
    """Dates become ISO texts, decimals keep their digits."""
    if isinstance(value, (datetime.date, datetime.datetime)):
        return value.isoformat()
    if isinstance(value, decimal.Decimal):
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

    @property
    def import_map_csp_hash(self):
        """For script-src, in quotes there: 'sha256-…'."""
        return self.manifest["importMapCspHash"]

    def head(self, *widgets, integrity=False, **settings):
        """Once per page, in its <head>. widgets: their names on this page. integrity: also the import map."""
        css, loader = self.manifest["css"], self.manifest["loader"]
        parts = [f'<link rel="stylesheet" href="{self._url(css["file"])}" integrity="{css["integrity"]}" crossorigin>']
        if integrity:
            parts.append(f'<script type="importmap">{self.manifest["importMap"]}</script>')
        known = self.manifest["widgets"]
        ahead = [file for name in widgets for file in [*known[name]["dependencies"], known[name]["chunk"]]]
        parts += [f'<link rel="modulepreload" href="{self._url(file)}">' for file in dict.fromkeys(ahead)]
        if settings:
            parts.append(f'<script type="application/json" id="dealer-widgets-config">{to_json(settings)}</script>')
        parts.append(f'<script type="module" src="{self._url(loader["file"])}" integrity="{loader["integrity"]}" crossorigin></script>')
        return mark_safe("".join(parts))

    def widget(self, name, props=None, fallback="", element="div"):
        """props: False stays false, None is absent. fallback: HTML of yours, shown until the widget is there."""
        if name not in self.manifest["widgets"]:
            raise ValueError(f'There is no widget "{name}".')
        json_text = to_json(props or {})
        return mark_safe(f'<{element} data-widget="{name}"><script type="application/json">{json_text}</script>{fallback}</{element}>')

    def _url(self, file):
        return html.escape(self.base + file)
