<?php
// [manifest, values, folder of the kit, file with another template]: prints page.blade.php as Laravel's own Blade makes it
[, $manifest, $values, $kit] = $argv;
error_reporting(E_ALL & ~E_DEPRECATED); // of Laravel 8 on a newer PHP
ini_set('memory_limit', '1G');
require '/usr/share/php/Illuminate/View/autoload.php';
foreach (['Events', 'Filesystem', 'Container'] as $part) require_once "/usr/share/php/Illuminate/$part/autoload.php";
require "$kit/laravel/DwComponent.php";

use Illuminate\Container\Container;
use Illuminate\Events\Dispatcher;
use Illuminate\Filesystem\Filesystem;
use Illuminate\View\Compilers\BladeCompiler;
use Illuminate\View\Engines\CompilerEngine;
use Illuminate\View\Engines\EngineResolver;
use Illuminate\View\Factory;
use Illuminate\View\FileViewFinder;

if (!function_exists('app')) {
    function app(string $name) { return Container::getInstance()->make($name); }
}
$cache = sys_get_temp_dir() . '/dealer-widgets-blade-' . getmypid();
mkdir($cache);
$files = new Filesystem();
register_shutdown_function(fn () => $files->deleteDirectory($cache)); // after an error too
$blade = new BladeCompiler($files, $cache);
$engines = new EngineResolver();
$engines->register('blade', fn () => new CompilerEngine($blade));
$container = Container::getInstance();
$view = new Factory($engines, new FileViewFinder($files, [dirname($argv[4] ?? __FILE__)]), new Dispatcher($container));
$view->setContainer($container);
$container->instance('view', $view);
$container->instance(Illuminate\Contracts\View\Factory::class, $view);
$container->singleton(DealerWidgets::class, fn () => new DealerWidgets($manifest));
HostKit\DwComponent::register($blade);
$props = json_decode(file_get_contents($values), true) + ['date' => new DateTimeImmutable('2026-11-23T09:00:00+08:00'), 'long' => str_repeat(str_repeat('x', 96) . '<é', 100_000)];
echo $view->make(basename($argv[4] ?? 'page.blade.php', '.blade.php'), ['props' => $props, 'name' => "<b>'Ali'</b>", 'nonce' => 'R4N"D', 'broken' => ['list' => ["caf\xe9"]]])->render();
