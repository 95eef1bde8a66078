{{-- Blade has escaped the attributes that are expressions --}}
{!! app(\DealerWidgets::class)->widget($name, $props, (string) $slot, $element, array_map(fn ($value) => is_string($value) ? htmlspecialchars_decode($value, ENT_QUOTES) : $value, $attributes->getAttributes())) !!}
