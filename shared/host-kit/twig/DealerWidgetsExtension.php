<?php

require_once __DIR__ . '/../php/DealerWidgets.php';

use Twig\Extension\AbstractExtension;
use Twig\TwigFunction;

/** `{{ dw_head(['quiz'], { user_id: app.user.id }) }}` and `{{ dw('quiz', quiz, '<p>…</p>') }}`; the last is HTML of yours. */
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
            new TwigFunction('dw', $this->widgets->widget(...), $asHtml),
        ];
    }
}
