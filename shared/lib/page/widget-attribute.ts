/** The attribute that names a widget: `data-widget`, unless the loader's script tag sets another one (README, "Trust"). */
export function widgetAttribute(): string {
  const loader = window.DealerWidgets;
  return loader && !Array.isArray(loader) ? loader.attribute : 'data-widget';
}
