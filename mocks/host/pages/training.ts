import type { Properties } from '../../../widgets/training-registration/training-registration.props.ts';
import type { TrainingEvent } from '../../world/training-events.ts';
import { html, type Html } from '../html.ts';
import type { Page, Visit } from '../page.ts';
import { widget } from '../widget.ts';

/** As the template's `@json` writes the properties: flags as numbers, decimals as texts (W11). */
type Written = { [Name in keyof Properties]?: unknown };

const phone_code = [
  { code: '60', country: 'Malaysia' },
  { code: '62', country: 'Indonesia' },
  { code: '65', country: 'Singapura' },
  { code: '673', country: 'Brunei' },
];

function propertiesOf(training: TrainingEvent, { world, me }: Visit, referrer: string | null): Written {
  const { training_id, variant, title, yuran, sst, prices, total_pax } = training;
  const known = me.role !== 'visitor';
  const bit = (on: boolean): 0 | 1 => (on ? 1 : 0);
  return {
    variant,
    user_id: known ? me.user_id : null,
    name: known ? me.name : null,
    pg_code: known ? me.pg_code : null,
    training_id,
    title,
    yuran,
    sst,
    prices,
    phone_code,
    upline_fmd: world.trainings.uplines(),
    has_coupon: bit(training.has_coupon),
    has_referral_coupon: bit(training.has_referral_coupon),
    has_spouse: bit(training.has_spouse),
    is_bulk: bit(training.is_bulk),
    is_multiple_pay: bit(training.is_multiple_pay),
    total_pax,
    baki_tiket: world.trainings.bakiTiket(training),
    training_referrer: referrer,
    valid_referral_coupon: 0,
  };
}

function trainingScreen(visit: Visit): Html | undefined {
  const training = visit.world.trainings.find(visit.params.training_id);
  if (!training) return undefined;
  const referrer = visit.params.user_id ?? null;
  const reserved = html`<a class="button danger" href="/login">${training.variant === 1 ? 'DAFTAR' : 'DAFTAR TRAINING'}</a>`;
  return html`<section aria-labelledby="training"><h2 id="training" dir="auto">${training.title}</h2>
<p>Yuran RM ${training.yuran}${training.sst !== '0.00' && ` + SST ${training.sst}%`}</p>
${referrer !== null && html`<p class="lead">Dirujuk oleh ahli ${referrer}</p>`}
${widget<Written>('training-registration', propertiesOf(training, visit, referrer), reserved, { as: 'json' })}
</section>`;
}

const list =
  (base: string) =>
  (visit: Visit): Html =>
    html`<section aria-labelledby="trainings"><h2 id="trainings">Latihan dibuka</h2><ul class="screens">${visit.world.trainings.all().map((training) => html`<li><a href="${base}/${training.training_id}"><span dir="auto">${training.title}</span> <small>varian ${training.variant} · baki ${visit.world.trainings.bakiTiket(training)}</small></a></li>`)}</ul>
<p>Kupon: ${visit.world.trainings.coupons.all().map(({ code, hours }) => html`<code>${code}</code>${hours !== undefined && ` (tamat ${hours} jam)`} `)}</p></section>`;

const screen = (path: string, example: string, title: string): Page => ({
  path,
  example,
  title,
  lang: 'ms',
  render: trainingScreen,
});

/** Training events, inside and outside of /app/plt; with a referrer in the address as in the referral link. */
export const trainingPages: readonly Page[] = [
  { path: '/app/plt', title: 'Pendaftaran latihan (PLT)', lang: 'ms', render: list('/app/plt') },
  screen('/app/plt/{training_id}', '/app/plt/7', 'Daftar latihan (PLT)'),
  screen('/app/plt/{training_id}/{user_id}', '/app/plt/8/101', 'Daftar latihan melalui referral'),
  { path: '/app/training', title: 'Pendaftaran latihan', lang: 'ms', render: list('/app/training') },
  screen('/app/training/{training_id}', '/app/training/13', 'Daftar latihan'),
];
