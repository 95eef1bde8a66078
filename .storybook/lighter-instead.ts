/** In the built Storybook (lighter.ts), what Storybook itself gets in place of packages that only stories need, or nobody. */
import { getChannel } from 'storybook/internal/channels';
import { MANAGER_INERT_ATTRIBUTE_CHANGED } from 'storybook/internal/core-events';
import type { configure as configureTests } from 'storybook/test';

const nothing = (): undefined => undefined;

// storybook/test: its mocks and `canvas`, which no story here uses
export {
  nothing as clearAllMocks,
  nothing as expect,
  nothing as fn,
  nothing as isMockFunction,
  nothing as onMockCall,
  nothing as resetAllMocks,
  nothing as restoreAllMocks,
  nothing as within,
};
export const uninstrumentedUserEvent = { setup: nothing };
/** What React's part of Storybook sets waits for the first story. */
export const settings: Array<Parameters<typeof configureTests>[0]> = [];
export const configure = (each: (typeof settings)[number]): void => void settings.push(each);

// storybook/internal/instrumenter
export const instrument = <Value>(value: Value): Value => value;

// storybook/manager-api: the names of keys beside buttons of the manager
export { nothing as shortcutToAriaKeyshortcuts, nothing as shortcutToHumanString };

// storybook/internal/preview/runtime: a menu of the manager that lies over the page keeps the focus
export const setup = (): void =>
  getChannel()?.on(MANAGER_INERT_ATTRIBUTE_CHANGED, (isInert: boolean) =>
    document.body.toggleAttribute('inert', isInert),
  );
