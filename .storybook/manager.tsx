/** @jsxRuntime classic -- Storybook has a React of its own for its frame, and only this way of writing it reaches that one */
import React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { ThemeEditor } from './theme-editor/theme-editor.tsx';

/** A bar of gold with a switch in it. */
const mark = (label: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${label ? 190 : 28} 28"><rect width="28" height="28" rx="6" fill="#f2c138"/><rect x="4" y="8" width="20" height="12" rx="6" fill="#2a1e00"/><circle cx="18" cy="14" r="4" fill="#f2c138"/><text x="36" y="20" font-family="system-ui,sans-serif" font-size="18" font-weight="700" fill="#1f2328">${label}</text></svg>`,
  )}`;

addons.setConfig({
  theme: create({
    base: 'light',
    fontBase: 'system-ui, sans-serif',
    brandTitle: 'dealer-widgets',
    brandImage: mark('dealer-widgets'),
    brandUrl: './',
  }),
});
document.querySelector('link[rel~="icon"]')?.setAttribute('href', mark(''));
// Storybook writes its own name into the title of every page
new MutationObserver(() => {
  if (document.title.includes('Storybook')) document.title = document.title.replace(/Storybook$/, 'dealer-widgets');
}).observe(document.head, { childList: true, subtree: true, characterData: true });

addons.register('dealer-widgets', () => {
  addons.add('dealer-widgets/theme', {
    type: types.PANEL,
    title: 'Theme',
    render: ({ active = false }) => (
      <AddonPanel active={active}>
        <ThemeEditor />
      </AddonPanel>
    ),
  });
});
