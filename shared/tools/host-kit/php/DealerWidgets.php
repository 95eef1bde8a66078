<?php

/**
 * What a template writes for dealer-widgets: the head of a page, and one widget. Laravel and Twig have a folder of their own beside this one.
 * Plain PHP: copy php/, such as into dealer-widgets/, and `require 'dealer-widgets/php/DealerWidgets.php'; $dw = new DealerWidgets('…/widgets/manifest.json');`. Write
 * `<?= $dw->head(['quiz'], ['user_id' => $userId]) ?>` and `<?= $dw->widget('quiz', $quiz, '<p>…</p>', 'span', ['class' => 'wide']) ?>`.
 */
final class DealerWidgets
{
    private const ATTRIBUTE = '/^(id|class|hidden|style|title|lang|dir|role|slot|[\w.:@]*[-.:@][\w.:@-]*)$/D';
    /** Elements that can have a shadow root, as every widget does. */
    private const HOLDER = '/^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span|[a-z][\w.]*-[\w.-]*)$/Di';
    /** Where dist/ can be served; an import map ignores anything else. */
    private const BASE = '~^(?!$)(https?://[^/?#\s]+)?(/[^/?#\s]+)*/?$~D';
    /** Longer names are no typing mistakes. */
    private const LONGEST = 100;
    /** Attributes of the element that steer its widget. */
    private const STEERING = ['data-load', 'data-theme', 'data-locale'];
    /** Of head(), beside the page settings. */
    private const OPTIONS = ['integrity', 'nonce'];
    /** The largest whole number of which browsers read every digit. */
    private const LARGEST = 2 ** 53 - 1;
    private array $manifest;
    private ?array $stamp;
    private string $file;
    private ?string $given;
    private string $attribute;

    /**
     * @param string $manifest path of dist/manifest.json
     * @param string|null $base where dist/ is served, such as "/widgets/" or "https://cdn.example/widgets/"; the manifest's own place unless given
     * @param string|null $attribute "data-dw-widget" where other libraries use data-widget
     */
    public function __construct(string $manifest, ?string $base = null, ?string $attribute = null)
    {
        $this->attribute = $attribute ?? 'data-widget';
        if (!in_array($this->attribute, ['data-widget', 'data-dw-widget'], true)) throw self::mistake("\"$attribute\" cannot name a widget. Expected data-widget or data-dw-widget; widgets.css knows no other attribute.");
        if (!preg_match(self::BASE, $base ?? '/')) throw self::mistake("The base is \"$base\". Expected a path that begins with a slash, such as /widgets/, or an address such as https://cdn.example/widgets/.");
        if (!is_file($manifest)) throw self::mistake("There is no file \"$manifest\". Give the path of dist/manifest.json.");
        $this->file = $manifest;
        $this->given = $base;
        $this->stamp = self::stamp($manifest);
        $this->manifest = self::read($manifest) ?? throw self::mistake("\"$manifest\" is not the manifest.json of a build of dealer-widgets. Give the path of dist/manifest.json.");
    }

    /** Read again when a deploy has replaced it, for servers that keep this object; one that is half copied or gone leaves the former. */
    private function manifest(): array
    {
        $now = self::stamp($this->file);
        $read = $now === $this->stamp ? null : self::read($this->file);
        if ($read) [$this->manifest, $this->stamp] = [$read, $now];
        return $this->manifest;
    }

    /** Nothing for what is not the manifest of a build, as while it is copied. */
    private static function read(string $file): ?array
    {
        $read = is_file($file) ? json_decode((string) file_get_contents($file), true) : null;
        return isset($read['widgets']) ? $read : null;
    }

    /** Differs as soon as another file is in its place: every build's manifest may have the same size. */
    private static function stamp(string $file): ?array
    {
        clearstatcache(true, $file);
        return is_file($file) ? [fileinode($file), filemtime($file), filesize($file)] : null;
    }

    private function base(): string
    {
        return rtrim($this->given ?? $this->manifest['publicPath'], '/') . '/';
    }

    /**
     * Once per page, in its <head>: style sheet, settings, loader, and ahead what these widgets need.
     * @param string|string[] $widgets the names of all widgets of this page: the integrity of one that is missing here is not checked
     * @param array|object $settings page settings, such as ['user_id' => 7]
     * @param bool|null $integrity also their import map, which needs importMapCspHash($widgets) or the nonce in script-src
     * @param string|Stringable|null $nonce the nonce of script-src, where the policy has one
     */
    public function head(mixed $widgets = [], mixed $settings = [], mixed $integrity = false, mixed $nonce = ''): string
    {
        if (!is_bool($integrity ?? false)) throw self::mistake('The option "integrity" of head is ' . self::shown($integrity) . '. Expected true or false; a nonce is an option of its own.');
        if (!self::isText($nonce ?: '')) throw self::mistake('The option "nonce" of head is ' . self::shown($nonce) . '. Expected a text, the nonce of script-src.');
        ['css' => $css, 'loader' => $loader] = $this->manifest();
        $nonce = (string) $nonce === '' ? '' : ' nonce="' . self::escaped("$nonce") . '"';
        $named = $this->attribute === 'data-widget' ? '' : ' data-attribute="' . self::escaped($this->attribute) . '"';
        $html = '<link rel="stylesheet" href="' . $this->url($css['file']) . '" integrity="' . $css['integrity'] . '" crossorigin>';
        if ($integrity) $html .= "<script type=\"importmap\"$nonce>" . $this->importMap($widgets) . '</script>';
        // without integrity there, too, the browser would fetch each file a second time
        $vouch = fn (string $file): string => $integrity ? ' integrity="' . $this->manifest['chunks'][$file]['integrity'] . '"' : '';
        foreach ($this->chunks($widgets) as $file) $html .= '<link rel="modulepreload" href="' . $this->url($file) . '"' . $vouch($file) . "$nonce>";
        // without settings, too: after a visit of Turbo or wire:navigate those of the former page would stay
        $html .= '<script type="application/json" id="dealer-widgets-config">' . $this->settingsJson($settings) . '</script>';
        return $html . '<script type="module" src="' . $this->url($loader['file']) . '" integrity="' . $loader['integrity'] . "\"$nonce$named crossorigin></script>";
    }

    /**
     * @param string $name one of dist/widgets/README.md
     * @param array|object $props its properties: false stays false, null in them is absent
     * @param string|null $fallback HTML of yours, shown until the widget is there; write data into it with htmlspecialchars()
     * @param array|null $attributes further attributes of the element, such as ['class' => 'wide', 'data-load' => 'eager']
     */
    public function widget(mixed $name, mixed $props = [], mixed $fallback = '', mixed $element = 'div', mixed $attributes = []): string
    {
        $this->known($name);
        $element = $element ?: 'div';
        if (!is_string($element) || !preg_match(self::HOLDER, $element)) throw self::mistake(self::shown($element) . " cannot hold a widget. Expected div, span or another element that can have a shadow root.");
        if (!self::isText($fallback ?? '')) throw self::mistake("The fallback of \"$name\" is " . self::shown($fallback) . '. Expected a text; attributes of the element are an argument of their own.');
        if (!is_array($attributes ?? [])) throw self::mistake("The attributes of \"$name\" are " . self::shown($attributes) . ', not an array with names. Is the variable the right one?');
        $json = $props === [] ? '{}' : self::json($props, "The properties of \"$name\"");
        $written = '';
        foreach ($attributes ?? [] as $attribute => $value) {
            if (is_int($attribute)) throw self::mistake("The attributes of \"$name\" have the number $attribute in place of a name. Write each with its name, such as ['class' => 'wide'].");
            $written .= self::attribute($name, $attribute, $value);
        }
        return "<$element {$this->attribute}=\"$name\"$written><script type=\"application/json\">$json</script>$fallback</$element>";
    }

    /**
     * For script-src, in quotes there: 'sha256-…'.
     * @param string|string[] $widgets the same names as for head(), or the browser refuses the import map
     */
    public function importMapCspHash(mixed $widgets = []): string
    {
        return 'sha256-' . base64_encode(hash('sha256', $this->importMap($widgets), true));
    }

    /** Vouches for every file that a page with these widgets may ask for; without names, for all files. */
    private function importMap(mixed $widgets): string
    {
        $chunks = $this->manifest()['chunks'];
        $known = $this->all($widgets);
        $files = $known ? array_unique(array_merge(...array_column($known, 'files'))) : array_keys($chunks);
        if ($known) sort($files);
        $integrity = [];
        foreach ($files as $file) foreach (['', ...$this->manifest['retries']] as $query) $integrity[$this->base() . $file . $query] = $chunks[$file]['integrity'];
        return str_replace('<', '\u003C', json_encode(['integrity' => $integrity], JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR));
    }

    /** What the manifest says of each. */
    private function all(mixed $widgets): array
    {
        return array_map(fn (mixed $name): array => $this->known($name), array_values(is_array($widgets) ? $widgets : [$widgets]));
    }

    private function known(mixed $name): array
    {
        if (!self::isText($name)) throw self::mistake('The name of a widget is ' . self::shown($name) . '. Expected a text, such as "quiz"; properties and page settings are arguments of their own.');
        $widgets = $this->manifest()['widgets'];
        if (isset($widgets["$name"])) return $widgets["$name"];
        $meant = self::near("$name", array_keys($widgets));
        throw self::mistake("There is no widget \"$name\"." . ($meant ? " Did you mean \"$meant\"?" : '') . ' dist/widgets/README.md lists all.');
    }

    private static function isText(mixed $value): bool
    {
        return $value instanceof Stringable || (is_scalar($value) && !is_bool($value));
    }

    private static function attribute(string $widget, string $name, mixed $value): string
    {
        if (in_array($name, ['data', 'aria'], true)) throw new InvalidArgumentException("\"$name\" is not an attribute of the element. Write each by its whole name, such as $name-label.");
        if (!preg_match(self::ATTRIBUTE, $name) && !preg_match('/^\w+$/D', $name)) throw self::mistake("\"$name\" cannot be the name of an attribute. Expected one such as data-label, of letters from a to z, digits and - _ . : @ only.");
        if (!preg_match(self::ATTRIBUTE, $name)) throw new InvalidArgumentException("\"$name\" is not an attribute of the element. Write it " . (str_starts_with($name, 'data_') ? '' : "into the properties of \"$widget\", or ") . 'as data-' . strtr(preg_replace('/^data_/', '', $name), '_', '-') . '.');
        foreach (self::STEERING as $meant) if (self::isSlip($name, $meant)) throw self::mistake("\"$name\" is not an attribute of a widget. Did you mean \"$meant\"?");
        $value = self::plain($value, "The attributes of \"$widget\"", $name);
        $words = $name === 'class' && is_array($value) ? array_filter($value) : [false];
        if ($words === array_filter($words, fn (mixed $word, int|string $key): bool => is_string($word) && is_int($key), ARRAY_FILTER_USE_BOTH)) $value = implode(' ', $words);
        if ($value === null || ($value === false && !str_contains($name, '-'))) return '';
        if (!is_scalar($value)) throw new InvalidArgumentException("The attribute \"$name\" of \"$widget\" cannot hold an array. Make it a text" . ($name === 'class' ? ' or a list of texts.' : ", or write it into the properties of \"$widget\"."));
        return " $name=\"" . self::escaped(is_bool($value) ? var_export($value, true) : (string) $value) . '"';
    }

    /** Whether two names differ by one letter, or have the same letters in another order. */
    private static function isSlip(string $written, string $name): bool
    {
        return $written !== $name && strlen($written) < self::LONGEST && (levenshtein($written, $name) === 1 || count_chars($written) === count_chars($name));
    }

    /** JSON of the page settings, among which an option of head may have been written. */
    private function settingsJson(mixed $settings): string
    {
        $json = $settings === [] ? '{}' : self::json($settings, 'The page settings');
        $all = $this->manifest()['settings'] ?? []; // a manifest of an earlier release has none
        foreach (array_diff(array_keys(json_decode($json, true)), $all) as $name) {
            $option = self::near((string) $name, self::OPTIONS);
            $meant = $option ?? self::near((string) $name, $all);
            $where = $option ? 'That is an option of head.' : 'The guide "Page settings" lists all.';
            if ($option || $all) throw self::mistake("There is no page setting \"$name\". " . ($meant ? "Did you mean \"$meant\"? " : '') . $where);
        }
        return $json;
    }

    /** JSON of an array with names or an object, without a character that HTML reads. */
    private static function json(mixed $value, string $subject): string
    {
        $json = json_encode(self::plain($value, $subject), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR);
        if ($json[0] === '{') return $json;
        throw new InvalidArgumentException("$subject are " . ($json[0] === '[' ? 'a list' : get_debug_type($value)) . ', not an array with names or an object. Is the variable the right one?');
    }

    /**
     * What JSON can hold, by the rules of the guide "Properties". Anything else is refused with its path.
     * @param object[] $around the objects that the value is in
     */
    private static function plain(mixed $value, string $subject, string $path = '', array $around = []): mixed
    {
        $place = $path === '' ? 'the value itself' : "\"$path\"";
        if ($value === null || is_bool($value)) return $value;
        if (is_string($value)) return self::text($value, $subject, $place);
        if (is_int($value)) return $value > self::LARGEST || $value < -self::LARGEST ? (string) $value : $value;
        if (is_float($value) && !is_finite($value)) throw self::refused($subject, "$place is $value, which JSON cannot hold. Leave it out where there is no number");
        if (is_float($value)) return abs($value) <= self::LARGEST ? $value : throw self::refused($subject, "$place is $value, not a number within ±" . self::LARGEST . '. Write a larger one as a text');
        if ($value instanceof DateTimeInterface) return $value->format(DATE_ATOM);
        if (is_object($value)) {
            if (in_array($value, $around, true)) throw self::refused($subject, "$place contains itself");
            $around[] = $value;
            if ($value instanceof JsonSerializable && ($json = $value->jsonSerialize()) !== $value) return self::plain($json, $subject, $path, $around);
            if ($value instanceof BackedEnum) return self::plain($value->value, $subject, $path);
        }
        $entries = match (true) {
            is_array($value) => $value,
            $value instanceof Traversable => self::entries($value),
            is_object($value) && !$value instanceof UnitEnum => get_object_vars($value),
            default => [],
        };
        $isArray = is_array($value) || $value instanceof Traversable;
        if ($entries === [] && !$isArray && !$value instanceof stdClass) {
            if ($value instanceof Stringable) return self::text((string) $value, $subject, $place);
            throw self::refused($subject, "$place is " . get_debug_type($value) . '. Make it a text, number, array or an object with public properties');
        }
        $plain = [];
        foreach ($entries as $key => $each) {
            $at = $path === '' ? (string) $key : "$path.$key";
            self::text((string) $key, $subject, "the key \"$at\"");
            $plain[$key] = self::plain($each, $subject, $at, $around);
        }
        return $isArray ? $plain : (object) $plain;
    }

    /** Its values by their keys, or one after the other where a key comes twice, as from several generators in one. */
    private static function entries(Traversable $value): array
    {
        $byKey = $all = [];
        foreach ($value as $key => $each) {
            $all[] = $each;
            if (is_int($key) || is_string($key)) $byKey[$key] = $each;
        }
        return count($byKey) === count($all) ? $byKey : $all;
    }

    private static function text(string $text, string $subject, string $place): string
    {
        return preg_match('//u', $text) ? $text : throw self::refused($subject, "$place is not valid UTF-8. Convert it with mb_convert_encoding()");
    }

    private static function refused(string $subject, string $why): InvalidArgumentException
    {
        return self::mistake("$subject cannot be written: $why.");
    }

    /** What an argument is, in a sentence about it. */
    private static function shown(mixed $value): string
    {
        return is_string($value) ? "\"$value\"" : (is_bool($value) ? var_export($value, true) : get_debug_type($value));
    }

    /** The name that a misspelt one is nearest to, if at most a third of its letters differ. */
    private static function near(string $written, array $names): ?string
    {
        $best = null;
        $least = intdiv(strlen($written) + 2, 3) + 1;
        foreach (strlen($written) > self::LONGEST ? [] : $names as $name) {
            $distance = levenshtein(strtolower($written), $name);
            if ($distance < $least) [$best, $least] = [$name, $distance];
        }
        return $best;
    }

    /** @param string $sentence may hold what is not UTF-8 */
    private static function mistake(string $sentence): InvalidArgumentException
    {
        return new InvalidArgumentException(json_decode(json_encode($sentence, JSON_INVALID_UTF8_SUBSTITUTE)));
    }

    private function chunks(mixed $widgets): array
    {
        $files = array_map(fn (array $known): array => [...$known['dependencies'], $known['chunk']], $this->all($widgets));
        return array_values(array_unique(array_merge(...$files)));
    }

    private function url(string $file): string
    {
        return self::escaped($this->base() . $file);
    }

    private static function escaped(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES);
    }
}
