import preview from '../.storybook/preview.tsx';
import { createWorld } from '../mocks/world/world.ts';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';

// what they show is tested widget by widget; that all of them mount here, by tests/storybook
const meta = preview.meta({ title: 'Host pages/Six widgets', component: Host, tags: ['!test'] });

const options = createWorld()
  .dealers.all()
  .map(({ user_id, name }) => ({ user_id, name }));
const rows = createWorld()
  .dealers.all()
  .slice(0, 4)
  .map(
    ({ user_id: id, name, pg_code }) => `<tr>
        <td>${name}<br><small>${pg_code}</small></td>
        <td>${snippet('yes-no-toggle', { tag: 'span', attributes: { kind: 'fmd', id, value: id % 2, label: name }, children: 'No' })}</td>
      </tr>`,
  );

/** A page as a template might write it, with the classes of Bootstrap, which mean nothing elsewhere; preview.css lays it out. */
const html = `<main data-locale="en">
  <header>
    <h1>Trainings in March</h1>
    <p class="lead">The dealers who come, what the next training costs, and what people ask about it.</p>
  </header>
  <section>
    <h2>Dealers</h2>
    ${snippet('month-filter', { attributes: { month_year: '3-2026' } })}
    <table class="table">
      <thead><tr><th>Dealer</th><th>FMD</th></tr></thead>
      <tbody>${rows.join('')}</tbody>
    </table>
  </section>
  <section>
    <h2>New training</h2>
    <form>
      <div class="form-group"><label for="host-name">Title</label><input id="host-name" class="form-control" value="Gold Savings Basics"></div>
      ${snippet('searchable-select', { json: { name: 'upline_id', label: 'Upline', options } })}
      ${snippet('price-rows', { json: { prices: [{ price_id: 11, name: 'Early bird', price: '199.00' }] } })}
      <div><button class="btn btn-primary">Save the training</button></div>
    </form>
  </section>
  <section>
    <h2>Documents</h2>
    ${snippet('file-uploader', { attributes: { title: 'Monthly report', uploadUrl: '/app/documents/upload' } })}
  </section>
  <section>
    <h2>Questions</h2>
    ${snippet('faq-item', { json: { question: 'When is the fee to be paid?', answer: 'When registering: by card or from a bank account.' } })}
    ${snippet('faq-item', { json: { question: 'Can a spouse come along?', answer: 'Yes, where the training offers it.' } })}
  </section>
</main>`;

export const PlainPage = meta.story({ args: { html } });
export const Bootstrap3 = meta.story({ args: { html }, globals: { host: 'bootstrap-3' } });
export const Bootstrap5 = meta.story({ args: { html }, globals: { host: 'bootstrap-5' } });
export const Tailwind = meta.story({ args: { html }, globals: { host: 'tailwind' } });
export const DarkPage = meta.story({ args: { html }, globals: { host: 'dark', theme: 'dark' } });
