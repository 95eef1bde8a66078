"""What a template writes for dealer-widgets: the head of a page, and one widget. For Django, Jinja2 and others.

Django: copy this file and templatetags/ into an app, set DEALER_WIDGETS_MANIFEST (and, where dist/ is served elsewhere, DEALER_WIDGETS_BASE = "/assets/widgets/")
in the settings, and write `{% load dw %}{% dw_head "quiz" user_id=request.user.pk %}` and `{% dw "quiz" quiz %}fallback{% enddw %}`.
Jinja2: `dw = DealerWidgets("…/manifest.json"); env.globals.update(dw=dw.widget, dw_head=dw.head, dw_csp_hash=dw.import_map_csp_hash)`, and write
`{{ dw_head("quiz", user_id=7) }}` and `{{ dw("quiz", quiz) }}` or `{% call dw("quiz", quiz, element="span", attributes={"class": "wide"}) %}fallback{% endcall %}`.
"""

import base64
import datetime
import decimal
import enum
import hashlib
import html
import json
import math
import os
import re
import uuid
from collections.abc import Iterable, Mapping
from types import MappingProxyType

try:
    from django.utils.functional import Promise as LazyText
    from django.utils.safestring import mark_safe
except ImportError:
    from markupsafe import Markup as mark_safe

    LazyText = str

try:
    from jinja2 import Undefined
except ImportError:
    Undefined = bytes  # without Jinja2 nothing is undefined

ATTRIBUTE = re.compile(r"id|class|hidden|style|title|lang|dir|role|slot|[\w.:@]*[-.:@][\w.:@-]*", re.ASCII)

# elements that can have a shadow root, as every widget does
HOLDER = re.compile(r"article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span|[a-z][\w.]*-[\w.-]*", re.ASCII | re.IGNORECASE)

# where dist/ can be served; an import map ignores anything else
BASE = re.compile(r"(?!$)(https?://[^/?#\s]+)?(/[^/?#\s]+)*/?", re.ASCII)

# attributes of the element that steer its widget
STEERING = ("data-load", "data-theme", "data-locale")

# of head, beside the page settings
OPTIONS = ("integrity", "nonce")

# longer names are no typing mistakes
LONGEST = 100

# what bytes that are no UTF-8 become when they are decoded with surrogateescape
SURROGATE = re.compile("[\ud800-\udfff]")

# the largest whole number of which browsers read every digit
LARGEST = 2**53 - 1

# what can be iterated, but is no list
NO_LIST = (bytes, bytearray, memoryview, Undefined)

# what has no text to show
NO_FALLBACK = (bool, Mapping, list, tuple, bytes, Undefined)


def _plain(value, subject, path="", around=(), place=None):
    """What JSON can hold, by the rules of the guide "Properties". Anything else is refused with its path.
    around: the lists and dicts that the value is in. Lazy texts, such as translations and csrf_token, are read."""

    place = place or f'"{path}"'

    def refused(why):
        return TypeError(f"{subject} cannot be written: {place} {why}.")

    if isinstance(value, enum.Enum):
        value = value.value
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, (str, LazyText, uuid.UUID)):
        if SURROGATE.search(str(value)):
            raise refused("is not valid Unicode. Decode it with its own encoding")
        return str(value)
    if isinstance(value, int):
        return str(value) if value > LARGEST or value < -LARGEST else value
    if isinstance(value, (float, decimal.Decimal)):
        is_float = isinstance(value, float)
        if not (math.isfinite(value) if is_float else value.is_finite()):
            raise refused(f"is {value}, which JSON cannot hold. Leave it out where there is no number")
        if is_float and abs(value) > LARGEST:
            raise refused(f"is {value}, not a number within ±{LARGEST}. Write a larger one as a text")
        return value if is_float else format(value, "f")
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    if any(each is value for each in around):
        raise refused("contains itself")
    around = (*around, value)
    if isinstance(value, Mapping):
        return dict(_named(key, each, subject, path, around) for key, each in value.items())
    # of what Django reads late, only __class__ says whether it can be iterated
    if issubclass(value.__class__, Iterable) and not isinstance(value, NO_LIST):
        return [_plain(each, subject, f"{path}.{index}" if path else str(index), around) for index, each in enumerate(value)]
    raise refused(f"is {value.__class__.__name__}. Make it a text, number, list or dict")


def _named(key, value, subject, path, around):
    """An entry of a dict. Its key is written by the same rules as a value, and must be a text or whole number."""
    shown = str(key).encode("utf-8", "replace").decode()
    at = f"{path}.{shown}" if path else shown
    name = _plain(key, subject, path, around, f'the key "{at}"')
    if isinstance(name, bool) or not isinstance(name, (str, int)):
        raise TypeError(f'{subject} cannot be written: the key "{at}" is neither a text nor a whole number.')
    return str(name), _plain(value, subject, at, around)


def _shown(value):
    """What an argument is, in a sentence about it."""
    if isinstance(value, str):
        return f'"{value}"'
    return repr(value) if value is None or isinstance(value, bool) else type(value).__name__


def _near(written, names):
    """The name that a misspelt one is nearest to, if at most a third of its letters differ."""
    best, least = None, math.ceil(len(written) / 3) + 1
    for name in names if len(written) <= LONGEST else ():
        row = range(len(name) + 1)
        for i, letter in enumerate(written.lower(), 1):
            above, row = row, [i]
            for j, other in enumerate(name, 1):
                row.append(min(above[j] + 1, row[-1] + 1, above[j - 1] + (letter != other)))
        if row[-1] < least:
            best, least = name, row[-1]
    return best


def _is_slip(written, name):
    """Whether two names differ by one letter, or have the same letters in another order."""
    def without(text, at):
        return text[:at] + text[at + 1 :]

    places = range(len(name) + 1)
    one_apart = any(without(written, at) == name or written == without(name, at) or without(written, at) == without(name, at) for at in places)
    return written != name and (one_apart or sorted(written) == sorted(name))


def _settings_json(settings, known):
    """In keywords an option of head that is misspelt looks like a page setting. known: the names of all; a manifest of an earlier release has none."""
    for name in settings:
        option = None if name in known else _near(name, OPTIONS)
        meant = option or _near(name, known)
        where = "That is an option of head." if option else 'The guide "Page settings" lists all.'
        if option or (known and name not in known):
            hint = f'Did you mean "{meant}"? ' if meant else ""
            raise TypeError(f'There is no page setting "{name}". {hint}{where}')
    return to_json(settings, "The page settings")


def _required_dict(value, subject):
    if isinstance(value, Mapping):
        return value
    what = repr(value) if value is None or (isinstance(value, str) and len(value) < 40) else type(value).__name__
    raise TypeError(f"{subject} are {what}, not a dict. Is the variable the right one?")


def to_json(value, subject):
    """JSON of a dict, without a character that HTML reads."""
    text = json.dumps(_plain(_required_dict(value, subject), subject), default=str, ensure_ascii=False)  # default: a number in a SimpleLazyObject
    return text.replace("<", "\\u003C").replace(">", "\\u003E").replace("&", "\\u0026")


def _manifest(file):
    try:
        manifest = json.load(file)
    except ValueError:
        manifest = None
    if not isinstance(manifest, dict) or "widgets" not in manifest:
        raise ValueError(f'"{file.name}" is not the manifest.json of a build of dealer-widgets. Give the path of dist/manifest.json.')
    return manifest


def _stamp(file):
    """Differs as soon as another file is in its place: every build's manifest may have the same size."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


class DealerWidgets:
    def __init__(self, manifest, base=None, attribute=None):
        """manifest: path of dist/manifest.json. base: where dist/ is served, such as "/widgets/" or "https://cdn.example/widgets/"; the manifest's own place unless given.
        attribute: "data-dw-widget" where other libraries use data-widget."""
        self.attribute = attribute or "data-widget"
        if self.attribute not in ("data-widget", "data-dw-widget"):
            raise ValueError(f'"{attribute}" cannot name a widget. Expected data-widget or data-dw-widget; widgets.css knows no other attribute.')
        if base is not None and not BASE.fullmatch(str(base)):
            raise ValueError(f"The base is {_shown(base)}. Expected a path that begins with a slash, such as /widgets/, or an address such as https://cdn.example/widgets/.")
        if not os.path.isfile(manifest):
            raise ValueError(f'There is no file "{manifest}". Give the path of dist/manifest.json.')
        self._file, self._base, self._stamp = manifest, base, _stamp(manifest)
        with open(manifest, encoding="utf-8") as file:
            self._manifest = _manifest(file)

    @property
    def manifest(self):
        """Read again when a deploy has replaced it; one that is half copied or gone leaves the former."""
        stamp = _stamp(self._file)
        if stamp != self._stamp:
            try:
                with open(self._file, encoding="utf-8") as file:
                    self._manifest = _manifest(file)
                self._stamp = stamp
            except (OSError, ValueError):
                pass  # the deploy goes on
        return self._manifest

    @property
    def base(self):
        return str(self._base or self._manifest["publicPath"]).rstrip("/") + "/"

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
        if not isinstance(integrity, (bool, type(None))):
            raise TypeError(f'The option "integrity" of head is {_shown(integrity)}. Expected true or false; a nonce is an option of its own.')
        if nonce is not None and nonce is not False and not isinstance(nonce, (str, LazyText)):
            raise TypeError(f'The option "nonce" of head is {_shown(nonce)}. Expected a text, the nonce of script-src.')
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
        # without settings, too: after a visit of Turbo those of the former page would stay
        known = self.manifest.get("settings", [])
        parts.append(f'<script type="application/json" id="dealer-widgets-config">{_settings_json(settings, known)}</script>')
        parts.append(f'<script type="module" src="{self._url(loader["file"])}" integrity="{loader["integrity"]}"{nonce}{named} crossorigin></script>')
        return mark_safe("".join(parts))

    def widget(self, name, props=MappingProxyType({}), fallback=None, element=None, attributes=None, caller=None):
        """props: False stays false, None in them is absent. fallback: shown until the widget is there; a text that is not marked safe is escaped.
        attributes: further ones of the element, such as {"class": "wide", "data-load": "eager"}. caller: the block of Jinja's {% call %}."""
        element = element or "div"
        if not HOLDER.fullmatch(str(element)):
            raise ValueError(f'{_shown(element)} cannot hold a widget. Expected div, span or another element that can have a shadow root.')
        self._known(name)
        if isinstance(fallback, NO_FALLBACK):
            raise TypeError(f'The fallback of "{name}" is {_shown(fallback)}. Expected a text; attributes of the element are an argument of their own.')
        json_text = to_json(props, f'The properties of "{name}"')
        written = "".join(self._attribute(name, *each) for each in _required_dict(attributes or {}, f'The attributes of "{name}"').items())
        if caller:
            fallback = mark_safe(caller())
        elif not hasattr(fallback, "__html__"):
            fallback = html.escape(str("" if fallback is None else fallback))
        return mark_safe(f'<{element} {self.attribute}="{name}"{written}><script type="application/json">{json_text}</script>{fallback}</{element}>')

    def _attribute(self, widget, name, value):
        if name in ("data", "aria"):
            raise ValueError(f'"{name}" is not an attribute of the element. Write each by its whole name, such as {name}-label.')
        if not ATTRIBUTE.fullmatch(name) and not re.fullmatch(r"\w+", name, re.ASCII):
            raise ValueError(f'"{name}" cannot be the name of an attribute. Expected one such as data-label, of letters from a to z, digits and - _ . : @ only.')
        if not ATTRIBUTE.fullmatch(name):
            instead = "" if name.startswith("data_") else f'into the properties of "{widget}", or '
            hint = f'{instead}as data-{re.sub("^data_", "", name).replace("_", "-")}'
            raise ValueError(f'"{name}" is not an attribute of the element. Write it {hint}.')
        for meant in STEERING:
            if _is_slip(name, meant):
                raise ValueError(f'"{name}" is not an attribute of a widget. Did you mean "{meant}"?')
        value = _plain(value, f'The attributes of "{widget}"', name)
        if name == "class" and isinstance(value, list) and all(isinstance(each, str) or not each for each in value):
            value = " ".join(filter(None, value))
        if value is None or (value is False and "-" not in name):
            return ""
        if isinstance(value, (list, dict)):
            instead = "a text or a list of texts" if name == "class" else f'a text, or write it into the properties of "{widget}"'
            raise ValueError(f'The attribute "{name}" of "{widget}" cannot hold a {type(value).__name__}. Make it {instead}.')
        return f' {name}="{html.escape(str(value).lower() if isinstance(value, bool) else str(value))}"'

    def _all(self, widgets):
        """What the manifest says of each; several may be in one list."""
        return [self._known(name) for each in widgets for name in (each if isinstance(each, (list, tuple)) else [each])]

    def _known(self, name):
        if not isinstance(name, str):
            raise TypeError(f'The name of a widget is {_shown(name)}. Expected a text, such as "quiz"; properties and page settings are arguments of their own.')
        widgets = self.manifest["widgets"]
        if name not in widgets:
            meant = _near(name, widgets)
            hint = f' Did you mean "{meant}"?' if meant else ""
            raise ValueError(f'There is no widget "{name}".{hint} dist/widgets/README.md lists all.')
        return widgets[name]

    def _url(self, file):
        return html.escape(self.base + file)
