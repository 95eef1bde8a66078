import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';

export const empirePage = definePage({
  path: '/app/empire',
  title: 'Rangkaian Empire',
  lang: 'ms',
  render: ({ world }) =>
    html`${world.empire.cards().map(
      ({ report_card_id, name, note }) => html`<section id="card-${report_card_id}" aria-labelledby="dealer-${report_card_id}"><h2 id="dealer-${report_card_id}" dir="auto">${name}</h2>
<h3>Nota mentor</h3>
${widget('mentor-note', { report_card_id, note, label: `Nota mentor: ${name}` }, note && html`<p>${note}</p>`, { as: 'json' })}</section>`,
    )}`,
});
