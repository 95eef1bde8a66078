<?php

// Blade takes only a class with a namespace for a component
namespace HostKit;

require_once __DIR__ . '/../php/DealerWidgets.php';

use Illuminate\Container\Container;
use Illuminate\Contracts\View\Factory;
use Illuminate\Contracts\View\View;
use Illuminate\View\Compilers\BladeCompiler;
use Illuminate\View\Component;

/**
 * `<x-dw name="quiz" :props="$quiz">fallback</x-dw>` and `@dwHead(['quiz'], ['user_id' => auth()->id()])`; `element="span"` and
 * further attributes of the element, such as `class` and `data-load`, are written at `<x-dw>`.
 * Copy laravel/ and php/ side by side, such as into app/dealer-widgets/. In a service provider:
 * `require_once app_path('dealer-widgets/laravel/DwComponent.php');` and `$this->app->singleton(\DealerWidgets::class, fn () => new \DealerWidgets(public_path('widgets/manifest.json')));`
 * in register(), and `\HostKit\DwComponent::register($this->app->make('blade.compiler'));` in boot().
 */
final class DwComponent extends Component
{
    public function __construct(public mixed $name, public mixed $props = [], public mixed $element = 'div')
    {
    }

    public static function register(BladeCompiler $blade): void
    {
        $blade->component(self::class, 'dw');
        $blade->directive('dwHead', fn (string $arguments): string => "<?php echo app(\\DealerWidgets::class)->head($arguments); ?>");
        Container::getInstance()->make(Factory::class)->addNamespace('dealer-widgets', __DIR__);
    }

    /** A view of a file: Blade would read a text for a template, and values may hold braces. */
    public function render(): View
    {
        return Container::getInstance()->make(Factory::class)->make('dealer-widgets::widget');
    }
}
