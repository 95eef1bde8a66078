import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { WidgetContext } from '../../../../shared/runtime/widget-context.ts';
import { signatureOf, writtenOn } from '../../../../shared/runtime/properties/read-properties.ts';
import { useAnswered } from '../../../../shared/saving/switch/use-answered.ts';

const element = document.createElement('div');
const page = { name: 'test', item: '', element, change: () => {}, navigate: () => true, reload: () => true };
const wrapper = ({ children }: { children: ReactNode }) => <WidgetContext value={page}>{children}</WidgetContext>;
const show = (first: string) =>
  renderHook(({ fromPage }: { fromPage: string }) => useAnswered('note', fromPage, v.string()), {
    initialProps: { fromPage: first },
    wrapper,
  });

beforeEach(() => element.removeAttribute('dw-answered-note'));

test('an answer is shown until the page passes another value, even a former one', () => {
  const { result, rerender } = show('from the page');
  act(() => void result.current[1]()('from the server'));
  rerender({ fromPage: 'from the page' });
  expect(result.current[0]).toBe('from the server');
  rerender({ fromPage: 'another' });
  expect(result.current[0]).toBe('another');
  rerender({ fromPage: 'from the page' });
  expect(result.current[0]).toBe('from the page');
});

test('a late answer to what the page has replaced is dropped', () => {
  const { result, rerender } = show('from the page');
  const answered = result.current[1]();
  rerender({ fromPage: 'another' });
  act(() => void answered('from the server'));
  expect(result.current[0]).toBe('another');
});

test('an attribute that says what no answer says is no answer', () => {
  const signature = signatureOf(writtenOn(element));
  for (const crafted of ['{"toString":1}', 'null', '7', 'nothing'])
    for (const written of [signature, '']) {
      element.setAttribute('dw-answered-note', crafted + written);
      expect(show('from the page').result.current[0]).toBe('from the page');
    }
});
