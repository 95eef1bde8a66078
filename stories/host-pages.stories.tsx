import preview from '../.storybook/preview.tsx';
import { createWorld } from '../mocks/world/world.ts';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';

// what they show is tested widget by widget; that all of them mount here, by tests/storybook
const meta = preview.meta({ title: 'Host pages/Six widgets', component: Host, tags: ['!test'] });

const options = createWorld()
  .dealers.all()
  .map(({ user_id, name }) => ({ user_id, name }));
const toggle = (id: number, label: string) =>
  snippet('yes-no-toggle', { tag: 'span', attributes: { kind: 'fmd', id, value: id % 2, label }, children: 'No' });

/** A page as a template might write it, with the classes of Bootstrap, which mean nothing elsewhere; preview.css lays it out. */
const html = `<main>
  <header>
    <h1>Rakan Emas</h1>
    <p class="lead">A page of the host: its headings, its table and its form, with six widgets among them.</p>
  </header>
  <section class="wide">
    <h2>Dealers</h2>
    ${snippet('month-filter', { attributes: { month_year: '3-2026' } })}
    <table class="table">
      <thead><tr><th>Dealer</th><th>FMD</th></tr></thead>
      <tbody>
        <tr><td>Aminah binti Hassan</td><td>${toggle(1, 'Aminah binti Hassan')}</td></tr>
        <tr><td>Siti Nurhaliza</td><td>${toggle(2, 'Siti Nurhaliza')}</td></tr>
      </tbody>
    </table>
  </section>
  <section>
    <h2>New training</h2>
    <form>
      <div class="form-group"><label for="host-name">Name (the host’s own field)</label><input id="host-name" class="form-control"></div>
      ${snippet('searchable-select', { json: { name: 'upline_id', label: 'Upline', options } })}
      ${snippet('price-rows', { json: { prices: [{ price_id: 11, name: 'Early bird', price: '199.00' }] } })}
      <div><button class="btn btn-primary">Save</button></div>
    </form>
  </section>
  <section>
    <h2>Documents</h2>
    ${snippet('file-uploader', { attributes: { title: 'Monthly report', uploadUrl: '/app/documents/upload' } })}
    <h2>Questions</h2>
    ${snippet('faq-item', { json: { question: 'Bilakah bayaran perlu dibuat?', answer: 'Semasa mendaftar.' } })}
  </section>
</main>`;

export const PlainPage = meta.story({ args: { html } });
export const Bootstrap3 = meta.story({ args: { html }, globals: { host: 'bootstrap-3' } });
export const Bootstrap5 = meta.story({ args: { html }, globals: { host: 'bootstrap-5' } });
export const Tailwind = meta.story({ args: { html }, globals: { host: 'tailwind' } });
export const DarkPage = meta.story({ args: { html }, globals: { host: 'dark', theme: 'dark' } });
