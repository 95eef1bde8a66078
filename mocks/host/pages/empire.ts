import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';

export const empirePage = definePage({
  path: '/app/empire',
  title: 'Rangkaian Empire',
  lang: 'ms',
  render({ world }) {
    const options = world.empire.mentors();
    return html`${world.empire.cards().map((card) => {
      const { report_card_id, dealer_id, name, note, upline_mentor_id } = card;
      const mentor_name = world.empire.mentorOf(card)?.name ?? null;
      return html`<section id="card-${report_card_id}" aria-labelledby="dealer-${report_card_id}"><h2 id="dealer-${report_card_id}" dir="auto">${name}</h2>
<h3>Mentor upline</h3>
${widget('upline-mentor', { dealer_id, upline_mentor_id, mentor_name, options, label: name }, mentor_name ?? 'Belum ada mentor.', { as: 'json' })}
<h3>Nota mentor</h3>
${widget('mentor-note', { report_card_id, note, label: `Nota mentor: ${name}` }, note && html`<p>${note}</p>`, { as: 'json' })}</section>`;
    })}`;
  },
});
