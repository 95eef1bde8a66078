<?php

/** What a template writes for dealer-widgets: the head of a page, and one widget. For Laravel, Twig and plain PHP. */
final class DealerWidgets
{
    private array $manifest;

    /**
     * @param string $manifest path of dist/manifest.json
     * @param string|null $base where dist/ is served, such as "/widgets/"; the manifest's own place unless given
     */
    public function __construct(string $manifest, private ?string $base = null)
    {
        $this->manifest = json_decode(file_get_contents($manifest), true, 512, JSON_THROW_ON_ERROR);
        $this->base ??= $this->manifest['publicPath'];
    }

    /**
     * Once per page, in its <head>: style sheet, settings, loader, and ahead what these widgets need.
     * @param string[] $widgets names of the widgets of this page
     * @param array $settings page settings, such as ['user_id' => 7]
     * @param bool $integrity also their import map, which needs importMapCspHash($widgets) in script-src
     */
    public function head(array $widgets = [], array $settings = [], bool $integrity = false): string
    {
        ['css' => $css, 'loader' => $loader] = $this->manifest;
        $html = '<link rel="stylesheet" href="' . $this->url($css['file']) . '" integrity="' . $css['integrity'] . '" crossorigin>';
        if ($integrity) $html .= '<script type="importmap">' . $this->importMap($widgets) . '</script>';
        // without integrity there, too, the browser would fetch each file a second time
        $vouch = fn (string $file): string => $integrity ? ' integrity="' . $this->manifest['chunks'][$file]['integrity'] . '"' : '';
        foreach ($this->chunks($widgets) as $file) $html .= '<link rel="modulepreload" href="' . $this->url($file) . '"' . $vouch($file) . '>';
        if ($settings) $html .= '<script type="application/json" id="dealer-widgets-config">' . self::json($settings) . '</script>';
        return $html . '<script type="module" src="' . $this->url($loader['file']) . '" integrity="' . $loader['integrity'] . '" crossorigin></script>';
    }

    /**
     * @param array|object $props its properties: false stays false, null is absent
     * @param string $fallback HTML of yours, shown until the widget is there
     */
    public function widget(string $name, array|object $props = [], string $fallback = '', string $element = 'div'): string
    {
        $this->known($name);
        $json = $props === [] ? '{}' : self::json($props);
        return "<$element data-widget=\"$name\"><script type=\"application/json\">$json</script>$fallback</$element>";
    }

    /**
     * For script-src, in quotes there: 'sha256-…'.
     * @param string[] $widgets the same names as for head()
     */
    public function importMapCspHash(array $widgets = []): string
    {
        return 'sha256-' . base64_encode(hash('sha256', $this->importMap($widgets), true));
    }

    /** Vouches for every file that a page with these widgets may ask for; without names, for all files. */
    private function importMap(array $widgets): string
    {
        $chunks = $this->manifest['chunks'];
        $files = $widgets ? array_unique(array_merge(...array_map(fn (string $name): array => $this->known($name)['files'], array_values($widgets)))) : array_keys($chunks);
        if ($widgets) sort($files);
        $integrity = [];
        foreach ($files as $file) foreach (['', ...$this->manifest['retries']] as $query) $integrity[$this->base . $file . $query] = $chunks[$file]['integrity'];
        return str_replace('<', '\u003C', json_encode(['integrity' => $integrity], JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR));
    }

    private function known(string $name): array
    {
        return $this->manifest['widgets'][$name] ?? throw new InvalidArgumentException("There is no widget \"$name\".");
    }

    /** JSON without a character that HTML reads. Dates become ISO texts in Kuala Lumpur's time or their own zone. */
    private static function json(mixed $value): string
    {
        $dates = static fn (mixed $each): mixed => match (true) {
            $each instanceof DateTimeInterface => $each->format(DATE_ATOM),
            $each instanceof JsonSerializable => $each->jsonSerialize(),
            default => $each,
        };
        $plain = static function (mixed $each) use (&$plain, $dates): mixed {
            $each = $dates($each);
            return is_array($each) ? array_map($plain, $each) : $each;
        };
        return json_encode($plain($value), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR);
    }

    private function chunks(array $widgets): array
    {
        $files = array_map(fn (string $name): array => [...$this->known($name)['dependencies'], $this->known($name)['chunk']], array_values($widgets));
        return array_values(array_unique(array_merge(...$files)));
    }

    private function url(string $file): string
    {
        return htmlspecialchars($this->base . $file, ENT_QUOTES);
    }
}
