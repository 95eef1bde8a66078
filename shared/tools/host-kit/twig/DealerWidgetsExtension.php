<?php

require_once __DIR__ . '/../php/DealerWidgets.php';

use Twig\Extension\AbstractExtension;
use Twig\Markup;
use Twig\TwigFunction;

/**
 * Copy twig/ and php/ side by side, require this file, and `$twig->addExtension(new DealerWidgetsExtension(new DealerWidgets('…/manifest.json')));`.
 * `{{ dw_head(['quiz'], { user_id: app.user ? app.user.id : null }) }}`, where `integrity = true` adds the import map, whose hash for script-src is `dw_csp_hash(['quiz'])`, and `nonce = …` the policy's nonce.
 * `{{ dw('quiz', quiz, fallback, element = 'span', attributes = { class: 'wide' }) }}` after `{% set fallback %}<p>…</p>{% endset %}`: a text that Twig did not make is escaped.
 */
final class DealerWidgetsExtension extends AbstractExtension
{
    public function __construct(private DealerWidgets $widgets)
    {
    }

    public function getFunctions(): array
    {
        $asHtml = ['is_safe' => ['html']];
        return [
            new TwigFunction('dw_head', $this->widgets->head(...), $asHtml),
            new TwigFunction('dw_csp_hash', $this->widgets->importMapCspHash(...)),
            new TwigFunction('dw', $this->widget(...), $asHtml),
        ];
    }

    private function widget(mixed $name, mixed $props = [], mixed $fallback = '', mixed $element = 'div', mixed $attributes = []): string
    {
        $isText = is_string($fallback) || ($fallback instanceof Stringable && !$fallback instanceof Markup);
        return $this->widgets->widget($name, $props, $isText ? htmlspecialchars((string) $fallback) : $fallback, $element, $attributes);
    }
}
