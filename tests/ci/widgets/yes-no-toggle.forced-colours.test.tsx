import { expect, onTestFinished, test } from 'vitest';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { emulateMedia } from '../../support/emulate-media.ts';
import { mountHtml } from '../../support/mount-html.ts';

test('with forced colours that are dark, the tick of a switch that is on and the knob of one that is off stand out', async () => {
  await emulateMedia({ 'forced-colors': 'active', 'prefers-color-scheme': 'dark' });
  onTestFinished(() => emulateMedia());
  const toggle = (value: 0 | 1) =>
    snippet('yes-no-toggle', { tag: 'span', attributes: { kind: 'fmd', id: value, value, label: `Ali ${value}` } });
  const { widgets } = await mountHtml(toggle(0) + toggle(1));
  const [off, on] = widgets.map((each) => getComputedStyle(each.getByRole('switch').querySelector('.ui-knob')));
  expect([off!.borderTopColor, on!.stroke, on!.backgroundColor]).toEqual(
    ['ButtonText', 'ButtonText', 'ButtonFace'].map(painted),
  );
});

/** A system colour as the browser computes it now. */
function painted(colour: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = colour;
  onTestFinished(() => probe.remove());
  return getComputedStyle(probe).color;
}
