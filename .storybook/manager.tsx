/** @jsxRuntime classic -- Storybook has a React of its own for its frame, and only this way of writing it reaches that one */
import React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { ThemeEditor } from './theme-editor/theme-editor.tsx';

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
