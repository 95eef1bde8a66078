import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { toggle } from './parts.ts';

/** Typical mistakes in templates: each element must report its own mistake and not affect the others; the last one is correct and must work. */
export const mistakesPage = definePage({
  path: '/app/admin/mistakes',
  title: 'Mistakes in templates',
  lang: 'en',
  failsOnPurpose: true,
  render({ world }) {
    // the world has dealers
    const dealer = world.dealers.all()[0]!;
    return html`<p>The first ones keep their fallback, and the console names each mistake. Those of the second list run, and the console names what they do without. The last one is right. DealerWidgets.check() shows all of it as a table.</p>
<dl class="settings" id="mistakes">
<div><dt>Unknown kind</dt><dd><span id="unknown-kind" data-widget="yes-no-toggle" data-kind="recogniton" data-id="1" data-value="1">Yes</span></dd></div>
<div><dt>Missing id</dt><dd><span id="missing-id" data-widget="yes-no-toggle" data-kind="fmd" data-value="1">Yes</span></dd></div>
<div><dt>Wrong type</dt><dd><span id="wrong-type" data-widget="yes-no-toggle" data-kind="fmd" data-id="1" data-value="perhaps">Maybe</span></dd></div>
<div><dt>Broken JSON</dt><dd><span id="broken-json" data-widget="yes-no-toggle"><script type="application/json">{"kind": "fmd", "id": 1,}</script>No</span></dd></div>
<div><dt>Unknown widget</dt><dd><span id="unknown-widget" data-widget="yes-no-togle" data-kind="fmd" data-id="1" data-value="0">No</span></dd></div>
<div><dt>Route to another scheme</dt><dd><span id="bad-route" data-widget="yes-no-toggle" data-kind="generic" data-id="1" data-route="javascript:alert(1)" data-value="0">No</span></dd></div>
<div><dt>Unknown dealer (404)</dt><dd><span id="unknown-id" data-widget="yes-no-toggle" data-kind="fmd" data-id="999999" data-value="0" data-label="FMD: nobody">No</span></dd></div>
<div><dt>On a button</dt><dd><button class="button" id="on-button" data-widget="yes-no-toggle" data-kind="fmd" data-id="1" data-value="0">No</button></dd></div>
<div><dt>JSON escaped for HTML</dt><dd><span id="escaped-json" data-widget="yes-no-toggle"><script type="application/json">{&quot;kind&quot;: &quot;fmd&quot;, &quot;id&quot;: 1}</script>No</span></dd></div>
<div><dt>JSON.parse</dt><dd><span id="json-parse" data-widget="yes-no-toggle"><script type="application/json">JSON.parse('{\u0022kind\u0022: \u0022fmd\u0022}')</script>No</span></dd></div>
<div><dt>A raw end of script</dt><dd><span id="raw-end" data-widget="yes-no-toggle"><script type="application/json">{"kind": "fmd", "id": 1, "label": "</script>"}</span></dd></div>
<div><dt>Nested JSON, and nothing else</dt><dd><span id="nested-only" data-widget="yes-no-toggle"><b><script type="application/json">{"kind": "fmd", "id": 1}</script>No</b></span></dd></div>
</dl>
<dl class="settings">
<div><dt>Nested JSON</dt><dd><span id="nested-json" data-widget="yes-no-toggle" data-kind="fmd" data-id="2" data-label="Nested"><b><script type="application/json">{"value": 1}</script>No</b></span></dd></div>
<div><dt>JSON of another type</dt><dd><span id="other-type" data-widget="yes-no-toggle" data-kind="fmd" data-id="2" data-label="Other type"><script type="text/json">{"value": 1}</script>No</span></dd></div>
<div><dt>A second JSON</dt><dd><span id="second-json" data-widget="yes-no-toggle"><script type="application/json">{"kind": "fmd", "id": 2, "label": "Second"}</script><script type="application/json">{"value": 1}</script>No</span></dd></div>
<div><dt>Unknown moment</dt><dd><span id="unknown-load" data-widget="yes-no-toggle" data-kind="fmd" data-id="2" data-label="Later" data-load="later">No</span></dd></div>
<div><dt>Unknown theme</dt><dd><span id="unknown-theme" data-widget="yes-no-toggle" data-kind="fmd" data-id="2" data-label="Theme" data-theme="night">No</span></dd></div>
<div><dt>Unknown language</dt><dd><span id="unknown-locale" data-widget="yes-no-toggle" data-kind="fmd" data-id="2" data-label="Language" data-locale="bm">No</span></dd></div>
<div><dt>Right</dt><dd>${toggle('tutor', dealer.dealer_id, dealer.tutor, 'Tutor')}</dd></div>
</dl>`;
  },
});
