"""`{% load dw %}`, `{% dw_head "quiz" user_id=7 %}`, `{% dw "quiz" quiz %}fallback{% enddw %}`."""

from functools import lru_cache

from django import template
from django.conf import settings

from ..dealer_widgets import DealerWidgets

register = template.Library()


@lru_cache(maxsize=1)
def widgets():
    return DealerWidgets(settings.DEALER_WIDGETS_MANIFEST, getattr(settings, "DEALER_WIDGETS_BASE", None))


@register.simple_tag
def dw_head(*names, **page_settings):
    return widgets().head(*names, **page_settings)


@register.simple_tag
def dw_csp_hash(*names):
    return widgets().import_map_csp_hash(*names)


@register.tag
def dw(parser, token):
    bits = token.split_contents()[1:]
    if not bits:
        raise template.TemplateSyntaxError('Write {% dw "quiz" quiz %}…{% enddw %}: the name, then the properties.')
    fallback = parser.parse(("enddw",))
    parser.delete_first_token()
    return WidgetNode([parser.compile_filter(bit) for bit in bits], fallback)


class WidgetNode(template.Node):
    def __init__(self, arguments, fallback):
        self.arguments = arguments
        self.fallback = fallback

    def render(self, context):
        name, *props = (argument.resolve(context) for argument in self.arguments)
        return widgets().widget(name, props[0] if props else None, self.fallback.render(context))
