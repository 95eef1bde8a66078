<?php

/** What a template writes for dealer-widgets: the head of a page, and one widget. For Laravel, Twig and plain PHP. */
final class DealerWidgets
{
    private const ATTRIBUTE = '/^(id|class|hidden|style|title|lang|dir|role|slot|[\w.:@]*[-.:@][\w.:@-]*)$/D';
    private array $manifest;
    private string $base;

    /**
     * @param string $manifest path of dist/manifest.json
     * @param string|null $base where dist/ is served, such as "/widgets/"; the manifest's own place unless given
     * @param string $attribute "data-dw-widget" where other libraries use data-widget
     */
    public function __construct(string $manifest, ?string $base = null, private string $attribute = 'data-widget')
    {
        if (!is_file($manifest)) throw new InvalidArgumentException("There is no file \"$manifest\". Give the path of dist/manifest.json.");
        $this->manifest = json_decode(file_get_contents($manifest), true, 512, JSON_THROW_ON_ERROR);
        $this->base = rtrim($base ?? $this->manifest['publicPath'], '/') . '/';
    }

    /**
     * Once per page, in its <head>: style sheet, settings, loader, and ahead what these widgets need.
     * @param string[] $widgets the names of all widgets of this page: the integrity of one that is missing here is not checked
     * @param array $settings page settings, such as ['user_id' => 7]
     * @param bool $integrity also their import map, which needs importMapCspHash($widgets) or the nonce in script-src
     * @param string $nonce the nonce of script-src, where the policy has one
     */
    public function head(array $widgets = [], array $settings = [], bool $integrity = false, string $nonce = ''): string
    {
        ['css' => $css, 'loader' => $loader] = $this->manifest;
        $nonce = $nonce === '' ? '' : ' nonce="' . self::escaped($nonce) . '"';
        $named = $this->attribute === 'data-widget' ? '' : ' data-attribute="' . self::escaped($this->attribute) . '"';
        $html = '<link rel="stylesheet" href="' . $this->url($css['file']) . '" integrity="' . $css['integrity'] . '" crossorigin>';
        if ($integrity) $html .= "<script type=\"importmap\"$nonce>" . $this->importMap($widgets) . '</script>';
        // without integrity there, too, the browser would fetch each file a second time
        $vouch = fn (string $file): string => $integrity ? ' integrity="' . $this->manifest['chunks'][$file]['integrity'] . '"' : '';
        foreach ($this->chunks($widgets) as $file) $html .= '<link rel="modulepreload" href="' . $this->url($file) . '"' . $vouch($file) . "$nonce>";
        if ($settings) $html .= '<script type="application/json" id="dealer-widgets-config">' . self::json($settings, 'The page settings') . '</script>';
        return $html . '<script type="module" src="' . $this->url($loader['file']) . '" integrity="' . $loader['integrity'] . "\"$nonce$named crossorigin></script>";
    }

    /**
     * @param array|object $props its properties: false stays false, null in them is absent
     * @param string $fallback HTML of yours, shown until the widget is there; write data into it with htmlspecialchars()
     * @param array $attributes further attributes of the element, such as ['class' => 'wide', 'data-load' => 'eager']
     */
    public function widget(string $name, mixed $props = [], string $fallback = '', string $element = 'div', array $attributes = []): string
    {
        $this->known($name);
        $json = $props === [] ? '{}' : self::json($props, "The properties of \"$name\"");
        $written = '';
        foreach ($attributes as $attribute => $value) {
            if (!preg_match(self::ATTRIBUTE, $attribute)) throw new InvalidArgumentException("\"$attribute\" is not an attribute of the element. Write it " . (str_starts_with($attribute, 'data_') ? '' : "into the properties of \"$name\", or ") . 'as data-' . strtr(preg_replace('/^data_/', '', $attribute), '_', '-') . '.');
            if ($value === null || ($value === false && !str_contains($attribute, '-'))) continue;
            $written .= " $attribute=\"" . self::escaped(is_bool($value) ? var_export($value, true) : (string) $value) . '"';
        }
        return "<$element {$this->attribute}=\"$name\"$written><script type=\"application/json\">$json</script>$fallback</$element>";
    }

    /**
     * For script-src, in quotes there: 'sha256-…'.
     * @param string[] $widgets the same names as for head(), or the browser refuses the import map
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

    /** JSON of an array with names or an object, without a character that HTML reads. */
    private static function json(mixed $value, string $subject): string
    {
        $json = json_encode(self::plain($value, $subject), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR);
        if ($json[0] === '{') return $json;
        throw new InvalidArgumentException("$subject are " . ($json[0] === '[' ? 'a list' : get_debug_type($value)) . ', not an array with names or an object. Is the variable the right one?');
    }

    /** Dates become ISO texts in Kuala Lumpur's time or their own zone. What JSON cannot hold is named with its path. */
    private static function plain(mixed $value, string $subject, string $path = '', array $around = []): mixed
    {
        if ($value instanceof DateTimeInterface) return $value->format(DATE_ATOM);
        if ($value instanceof JsonSerializable) $value = $value->jsonSerialize();
        if (is_string($value) && !preg_match('//u', $value)) throw new InvalidArgumentException("$subject cannot be written: \"$path\" is not valid UTF-8. Convert it with mb_convert_encoding().");
        if (is_float($value) && !is_finite($value)) throw new InvalidArgumentException("$subject cannot be written: \"$path\" is $value.");
        if (is_object($value) && in_array($value, $around, true)) throw new InvalidArgumentException("$subject cannot be written: \"$path\" contains itself.");
        if (!is_array($value) && (!is_object($value) || $value instanceof UnitEnum)) return $value;
        if (is_object($value)) $around[] = $value;
        $entries = [];
        foreach (is_array($value) ? $value : get_object_vars($value) as $key => $each) $entries[$key] = self::plain($each, $subject, $path === '' ? (string) $key : "$path.$key", $around);
        return is_array($value) ? $entries : (object) $entries;
    }

    private function chunks(array $widgets): array
    {
        $files = array_map(fn (string $name): array => [...$this->known($name)['dependencies'], $this->known($name)['chunk']], array_values($widgets));
        return array_values(array_unique(array_merge(...$files)));
    }

    private function url(string $file): string
    {
        return self::escaped($this->base . $file);
    }

    private static function escaped(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES);
    }
}
