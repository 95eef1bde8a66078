import { type ReactNode, useId } from 'react';
import { formatSen, shownNumber } from '../../../../../shared/lib/index.ts';
import { LiveRegion } from '../../../../../shared/ui/feedback/index.ts';
import { useText } from '../../../../../shared/ui/base/index.ts';
import { useStyles } from '../../../../../shared/ui/common/index.ts';
import type { OrderState } from './use-order.ts';
import type { Properties } from '../../../training-registration.props.ts';
import { texts } from '../../../training-registration.text.ts';
import css from './bill.css?inline';

interface Line {
  label: string;
  detail?: string;
  amount: string;
  tone: 'price' | 'discount' | 'sst' | 'total';
}
type Ordered = Pick<OrderState, 'quote' | 'price'>;
/** SST in percent; its line is there only above 0. */
type Offered = Pick<Properties, 'prices' | 'sst'>;

/** The lines of a bill: price × quantity, discount, SST, total. Of several prices the chosen one is named; what it is each stands beside its choice. */
export function linesOf({ quote, price }: Ordered, { prices, sst }: Offered, words: (typeof texts)['ms']): Line[] {
  const { eachSen, quantity, priceSen, discountSen, sstSen, totalSen } = quote;
  const name = prices.length > 1 && price?.name !== words.fee && price?.name;
  const times = `× ${shownNumber(quantity)}`;
  return [
    {
      label: name || words.fee,
      detail: name ? times : `${formatSen(eachSen)} ${times}`,
      amount: formatSen(priceSen),
      tone: 'price',
    },
    ...(discountSen > 0 ? [{ label: words.discount, amount: formatSen(-discountSen), tone: 'discount' } as const] : []),
    ...(sst > 0 ? [{ label: words.sst(sst), amount: formatSen(sstSen), tone: 'sst' } as const] : []),
    { label: words.total, amount: formatSen(totalSen), tone: 'total' },
  ];
}

/** The bill. Its total is beside the button instead where that is in sight (registration-dialog.css). */
export function Bill({ order, properties }: { order: Ordered; properties: Offered }): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const id = useId();
  return (
    <section className="training-bill" aria-labelledby={id}>
      <h3 id={id}>{words.bill}</h3>
      <dl>
        {linesOf(order, properties, words).map(({ label, detail, amount, tone }) => (
          <div key={tone} data-tone={tone}>
            <dt>
              <span dir="auto">{label}</span>
              {detail && <small>{detail}</small>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <LiveRegion text={`${words.total}: ${formatSen(order.quote.totalSen)}`} />
    </section>
  );
}
