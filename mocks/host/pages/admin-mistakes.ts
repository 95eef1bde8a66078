import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { toggle } from './parts.ts';

/** Markup as it goes wrong in templates: each element must say what is wrong with it and leave the others alone; the last one is right and must work. */
export const mistakesPage = definePage({
  path: '/app/admin/mistakes',
  title: 'Mistakes in templates',
  lang: 'en',
  failsOnPurpose: true,
  render({ world }) {
    const dealer = world.dealers.all()[0]!;
    return html`<p>The first five keep their fallback, and the console names each mistake. The next two fail when they are clicked. The last one is right.</p>
<dl class="settings" id="mistakes">
<div><dt>Unknown kind</dt><dd><span id="unknown-kind" data-widget="yes-no-toggle" data-kind="recogniton" data-id="1" data-value="1">Yes</span></dd></div>
<div><dt>Missing id</dt><dd><span id="missing-id" data-widget="yes-no-toggle" data-kind="fmd" data-value="1">Yes</span></dd></div>
<div><dt>Wrong type</dt><dd><span id="wrong-type" data-widget="yes-no-toggle" data-kind="fmd" data-id="1" data-value="perhaps">Maybe</span></dd></div>
<div><dt>Broken JSON</dt><dd><span id="broken-json" data-widget="yes-no-toggle"><script type="application/json">{"kind": "fmd", "id": 1,}</script>No</span></dd></div>
<div><dt>Unknown widget</dt><dd><span id="unknown-widget" data-widget="yes-no-togle" data-kind="fmd" data-id="1" data-value="0">No</span></dd></div>
<div><dt>Route to another scheme</dt><dd><span id="bad-route" data-widget="yes-no-toggle" data-kind="generic" data-id="1" data-route="javascript:alert(1)" data-value="0">No</span></dd></div>
<div><dt>Unknown dealer (404)</dt><dd><span id="unknown-id" data-widget="yes-no-toggle" data-kind="fmd" data-id="999999" data-value="0" data-label="FMD: nobody">No</span></dd></div>
<div><dt>Right</dt><dd>${toggle({ kind: 'tutor', id: dealer.dealer_id, value: dealer.tutor, label: 'Tutor' })}</dd></div>
</dl>`;
  },
});
