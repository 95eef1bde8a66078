import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { create } from 'storybook/theming';

/** In the widgets' own font, which is there already. */
const theme = create({ base: 'light', fontBase: '"Open Sans Variable", system-ui, sans-serif' });

export default (props: PropsWithChildren<DocsContainerProps>) => <DocsContainer {...props} theme={theme} />;
