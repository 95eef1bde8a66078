import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useDialogLoad } from '../../../../shared/runtime/visit/use-dialog-load.ts';
import { WidgetContext } from '../../../../shared/runtime/widget-context.ts';

const page = {
  name: 'test',
  item: '',
  element: document.createElement('div'),
  change: () => {},
  navigate: () => true,
  reload: () => true,
};
const wrapper = ({ children }: { children: ReactNode }) => <WidgetContext value={page}>{children}</WidgetContext>;

test('what was cancelled can be loaded again at once, while the former request is still on its way', async () => {
  const { result } = renderHook(() => useDialogLoad('it could not be opened.'), { wrapper });
  const never = vi.fn(() => new Promise<string>(() => {}));
  act(() => void result.current.run(never));
  act(() => void result.current.run(never));
  expect(never, 'a second press while it loads').toHaveBeenCalledTimes(1);
  act(() => result.current.cancel());
  let answer: string | undefined;
  await act(async () => (answer = await result.current.run(() => Promise.resolve('loaded'))));
  expect(answer).toBe('loaded');
});
