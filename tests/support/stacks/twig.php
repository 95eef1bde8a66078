<?php
// [manifest, values, folder of the kit, file with another template]: prints a page as Twig makes it, its escaping on
[, $manifest, $values, $kit] = $argv;
$template = $argv[4] ?? null;
ini_set('memory_limit', '1G');
require '/usr/share/php/Twig/autoload.php';
require "$kit/twig/DealerWidgetsExtension.php";
$page = $template ? file_get_contents($template) : '<html><head>{{ dw_head(["quiz"], { user_id: 7 }, true) }}<meta content="{{ dw_csp_hash(["quiz"]) }}"></head><body>{% set fallback %}<p>Waiting &amp; "ready"</p>{% endset %}{{ dw("quiz", props, fallback) }}</body></html>';
$twig = new Twig\Environment(new Twig\Loader\ArrayLoader(['page.html' => $page]));
$twig->addExtension(new DealerWidgetsExtension(new DealerWidgets($manifest)));
$props = json_decode(file_get_contents($values), true) + ['date' => new DateTimeImmutable('2026-11-23T09:00:00+08:00'), 'long' => str_repeat(str_repeat('x', 96) . '<é', 100_000)];
echo $twig->render('page.html', ['props' => $props, 'name' => "<b>'Ali'</b>", 'nonce' => 'R4N"D', 'broken' => ['list' => ["caf\xe9"]]]);
