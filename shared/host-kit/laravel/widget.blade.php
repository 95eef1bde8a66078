{!! app(\DealerWidgets::class)->widget($name, $props, (string) $slot, $element) !!}
