<?php

require_once __DIR__ . '/../php/DealerWidgets.php';

use Twig\Extension\AbstractExtension;
use Twig\TwigFunction;

/**
 * Copy twig/ and php/ side by side, require this file, and `$twig->addExtension(new DealerWidgetsExtension(new DealerWidgets('…/manifest.json')));`.
 * `{{ dw_head(['quiz'], { user_id: app.user.id }) }}` and `{{ dw('quiz', quiz, '<p>…</p>') }}`; the last is HTML of yours. `dw_head(…, true)` adds the import map, whose hash for script-src is `dw_csp_hash(['quiz'])`.
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
            new TwigFunction('dw', $this->widgets->widget(...), $asHtml),
        ];
    }
}
