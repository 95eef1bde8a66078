/** In the built Storybook (lighter.ts) in place of `@storybook/react-vite`, without what reads JSX and types of properties: snippets and tables are our own. */
import * as react from '@storybook/react/entry-preview';
import { definePreview as defineBare } from 'storybook/internal/csf';

export const definePreview = ({ addons = [], ...annotations }: Parameters<typeof defineBare>[0]) =>
  defineBare({ ...annotations, addons: [react, { parameters: { docs: { story: { inline: true } } } }, ...addons] });
