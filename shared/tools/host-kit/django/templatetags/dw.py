"""`{% load dw %}`, `{% dw_head "quiz" user_id=7 %}`, `{% dw "quiz" quiz %}fallback{% enddw %}`.

The element and its attributes: `{% dw "quiz" quiz element="span" class="wide" data-load="eager" %}`.
"""

import re
from functools import lru_cache

from django import template
from django.conf import settings

from ..dealer_widgets import DealerWidgets

register = template.Library()


@lru_cache(maxsize=1)
def widgets():
    return DealerWidgets(settings.DEALER_WIDGETS_MANIFEST, getattr(settings, "DEALER_WIDGETS_BASE", None), getattr(settings, "DEALER_WIDGETS_ATTRIBUTE", "data-widget"))


@register.simple_tag
def dw_head(*names, **page_settings):
    return widgets().head(*names, **page_settings)


@register.simple_tag
def dw_csp_hash(*names):
    return widgets().import_map_csp_hash(*names)


@register.tag
def dw(parser, token):
    # Django's own keywords cannot have a hyphen
    bits = [re.fullmatch(r"(?:([\w.:@-]+)=)?(.+)", bit).groups() for bit in token.split_contents()[1:]]
    positional = [parser.compile_filter(value) for name, value in bits if not name]
    if len(positional) not in (1, 2):
        raise template.TemplateSyntaxError('Write {% dw "quiz" quiz element="span" %}…{% enddw %}: the name, the properties, then attributes of the element.')
    fallback = parser.parse(("enddw",))
    parser.delete_first_token()
    return WidgetNode(positional, {name: parser.compile_filter(value) for name, value in bits if name}, fallback)


class WidgetNode(template.Node):
    def __init__(self, positional, attributes, fallback):
        self.positional = positional
        self.attributes = attributes
        self.fallback = fallback

    def render(self, context):
        attributes = {name: value.resolve(context) for name, value in self.attributes.items()}
        arguments = [each.resolve(context) for each in self.positional]
        return widgets().widget(*arguments, fallback=self.fallback.render(context), element=attributes.pop("element", None), attributes=attributes)
