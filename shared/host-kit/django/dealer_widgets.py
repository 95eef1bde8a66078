"""What a template writes for dealer-widgets: the head of a page, and one widget. For Django, Jinja2 and others.

Django: copy this file and templatetags/ into an app, set DEALER_WIDGETS_MANIFEST (and, where dist/ is served elsewhere, DEALER_WIDGETS_BASE = "/assets/widgets/")
in the settings, and write `{% load dw %}{% dw_head "quiz" user_id=request.user.pk %}` and `{% dw "quiz" quiz %}fallback{% enddw %}`.
Jinja2: `dw = DealerWidgets("…/manifest.json"); env.globals.update(dw=dw.widget, dw_head=dw.head, dw_csp_hash=dw.import_map_csp_hash)`, and write
`{{ dw_head("quiz", user_id=7) }}` and `{{ dw("quiz", quiz) }}` or `{% call dw("quiz", quiz, element="span", attributes={"class": "wide"}) %}fallback{% endcall %}`.
"""

import base64
import datetime
import decimal
import hashlib
import html
import json
import math
import re
import uuid

try:
    from django.utils.functional import Promise as LazyText
    from django.utils.safestring import mark_safe
except ImportError:
    from markupsafe import Markup as mark_safe

    LazyText = str

ATTRIBUTE = re.compile(r"id|class|hidden|style|title|lang|dir|role|slot|[\w.:@]*[-.:@][\w.:@-]*")

# what bytes that are no UTF-8 become when they are decoded with surrogateescape
SURROGATE = re.compile("[\ud800-\udfff]")


def _plain(value, subject, path="", around=()):
    """Dates become ISO texts, decimals keep their digits; lazy texts, such as translations and csrf_token, are read."""
    if isinstance(value, str) and SURROGATE.search(str(value)):
        raise TypeError(f'{subject} cannot be written: "{path}" is not valid Unicode. Decode it with its own encoding.')
    if value is None or isinstance(value, (int, str)):
        return value
    if any(each is value for each in around):
        raise TypeError(f'{subject} cannot be written: "{path}" contains itself.')
    if isinstance(value, dict):
        return {key: _plain(each, subject, f"{path}.{key}" if path else key, (*around, value)) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(each, subject, f"{path}.{index}", (*around, value)) for index, each in enumerate(value)]
    if isinstance(value, (datetime.date, datetime.datetime)):
        return value.isoformat()
    if isinstance(value, (decimal.Decimal, uuid.UUID, LazyText)):
        return str(value)
    if isinstance(value, float) and math.isfinite(value):
        return value
    what = value if isinstance(value, float) else type(value).__name__
    raise TypeError(f'{subject} cannot be written: "{path}" is {what}. Make it a text, number, list or dict.')


def to_json(value, subject):
    """JSON of a dict, without a character that HTML reads."""
    if not isinstance(value, dict):
        what = repr(value) if isinstance(value, str) and len(value) < 40 else type(value).__name__
        raise TypeError(f"{subject} are {what}, not a dict. Is the variable the right one?")
    text = json.dumps(_plain(value, subject), default=str, ensure_ascii=False)  # default: a text in a SimpleLazyObject
    return text.replace("<", "\\u003C").replace(">", "\\u003E").replace("&", "\\u0026")


class DealerWidgets:
    def __init__(self, manifest, base=None, attribute="data-widget"):
        """manifest: path of dist/manifest.json. base: where dist/ is served; the manifest's own place unless given.
        attribute: "data-dw-widget" where other libraries use data-widget."""
        self.attribute = attribute
        with open(manifest, encoding="utf-8") as file:
            self.manifest = json.load(file)
        self.base = (base or self.manifest["publicPath"]).rstrip("/") + "/"

    def import_map(self, *widgets):
        """Vouches for every file that a page with these widgets may ask for; without names, for all files."""
        chunks, retries = self.manifest["chunks"], ["", *self.manifest["retries"]]
        files = sorted({file for known in self._all(widgets) for file in known["files"]}) if widgets else chunks
        integrity = {self.base + file + query: chunks[file]["integrity"] for file in files for query in retries}
        return json.dumps({"integrity": integrity}, separators=(",", ":")).replace("<", "\\u003C")

    def import_map_csp_hash(self, *widgets):
        """For script-src, in quotes there: 'sha256-…'. The same names as for head(), or the browser refuses the import map."""
        return "sha256-" + base64.b64encode(hashlib.sha256(self.import_map(*widgets).encode()).digest()).decode()

    def head(self, *widgets, integrity=False, nonce="", **settings):
        """Once per page, in its <head>. widgets: the names of all widgets of this page; the integrity of one that is missing here is not checked.
        integrity: also their import map, which needs import_map_csp_hash or the nonce in script-src. nonce: that of script-src."""
        css, loader = self.manifest["css"], self.manifest["loader"]
        named = "" if self.attribute == "data-widget" else f' data-attribute="{html.escape(self.attribute)}"'
        nonce = f' nonce="{html.escape(str(nonce))}"' if nonce else ""
        parts = [f'<link rel="stylesheet" href="{self._url(css["file"])}" integrity="{css["integrity"]}" crossorigin>']
        if integrity:
            parts.append(f'<script type="importmap"{nonce}>{self.import_map(*widgets)}</script>')
        ahead = [file for known in self._all(widgets) for file in [*known["dependencies"], known["chunk"]]]
        # without integrity there, too, the browser would fetch each file a second time
        vouched = {file: f' integrity="{self.manifest["chunks"][file]["integrity"]}"' if integrity else "" for file in ahead}
        parts += [f'<link rel="modulepreload" href="{self._url(file)}"{vouched[file]}{nonce}>' for file in vouched]
        if settings:
            parts.append(f'<script type="application/json" id="dealer-widgets-config">{to_json(settings, "The page settings")}</script>')
        parts.append(f'<script type="module" src="{self._url(loader["file"])}" integrity="{loader["integrity"]}"{nonce}{named} crossorigin></script>')
        return mark_safe("".join(parts))

    def widget(self, name, props=None, fallback="", element="div", attributes=None, caller=None):
        """props: False stays false, None is absent. fallback: shown until the widget is there; a text that is not marked safe is escaped.
        attributes: further ones of the element, such as {"class": "wide", "data-load": "eager"}. caller: the block of Jinja's {% call %}."""
        self._known(name)
        json_text = to_json({} if props is None else props, f'The properties of "{name}"')
        written = "".join(self._attribute(name, *each) for each in (attributes or {}).items())
        if caller:
            fallback = mark_safe(caller())
        elif not hasattr(fallback, "__html__"):
            fallback = html.escape(str("" if fallback is None else fallback))
        return mark_safe(f'<{element} {self.attribute}="{name}"{written}><script type="application/json">{json_text}</script>{fallback}</{element}>')

    def _attribute(self, widget, name, value):
        if not ATTRIBUTE.fullmatch(name):
            instead = "" if name.startswith("data_") else f'into the properties of "{widget}", or '
            hint = f'{instead}as data-{re.sub("^data_", "", name).replace("_", "-")}'
            raise ValueError(f'"{name}" is not an attribute of the element. Write it {hint}.')
        if value is None or (value is False and "-" not in name):
            return ""
        return f' {name}="{html.escape(str(value).lower() if isinstance(value, bool) else str(value))}"'

    def _all(self, widgets):
        """What the manifest says of each; several may be in one list."""
        return [self._known(name) for each in widgets for name in (each if isinstance(each, (list, tuple)) else [each])]

    def _known(self, name):
        if name not in self.manifest["widgets"]:
            raise ValueError(f'There is no widget "{name}".')
        return self.manifest["widgets"][name]

    def _url(self, file):
        return html.escape(self.base + file)
