import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../../../.storybook/support/snippet.ts';
import { arrivedBy } from '../../../support/arrived.ts';
import { mountHtml } from '../../../support/mount-html.ts';
import { putBack } from '../../../support/put-back.ts';

for (const how of ['navigate', 'reload'] as const)
  test(`${how}: what was typed is there when the element is taken out and put back`, async () => {
    arrivedBy(how);
    const { element, widget } = await mountHtml(
      snippet('broadcast-template', { attributes: { template: `Salam {{nama}} ${how}` } }),
    );
    await userEvent.fill(widget.getByRole('textbox'), 'Aminah');
    const again = await putBack(element);
    expect(again.getByRole('textbox')).toHaveProperty('value', 'Aminah');
  });
