import { checklistTypes, type ChecklistType } from '../../world/customers.ts';
import { html } from '../html.ts';
import { definePage, type Page } from '../page.ts';
import { widget } from '../widget.ts';

const titles: Record<ChecklistType, string> = {
  borang: 'Borang',
  salinan_ic: 'Salinan IC',
  bayaran: 'Bayaran',
  taklimat: 'Taklimat',
};

/** The same screen for a dealer and for a sub-user; only the paths the widgets post to differ. */
export const customerPages: readonly Page[] = (['app', 'subuser'] as const).map((area) =>
  definePage({
    path: `/${area}/customers`,
    title: area === 'app' ? 'Senarai Semak Pelanggan' : 'Senarai Semak Pelanggan (subpengguna)',
    lang: 'ms',
    render: ({ world }) =>
      html`${world.customers.all().map(
        ({
          customer_id,
          name,
          phone,
          checklist,
          note,
        }) => html`<section id="customer-${customer_id}" aria-labelledby="name-${customer_id}"><h2 id="name-${customer_id}" dir="auto">${name}</h2>
<p>${phone}</p>
<ul class="settings">${checklistTypes.map(
          (type) =>
            html`<li>${widget('checklist-toggle', { area, type, customer_id, value: checklist[type] ? '1' : '0', text: titles[type], label: `${titles[type]}: ${name}` }, `${titles[type]}: ${checklist[type] ? 'Ya' : 'Tidak'}`)}</li>`,
        )}</ul>
<h3>Nota</h3>
${widget('checklist-note', { area, customer_id, note, label: `Nota: ${name}` }, note && html`<p>${note}</p>`, { as: 'json' })}</section>`,
      )}`,
  }),
);
