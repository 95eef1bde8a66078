import { type ReactNode, useId } from 'react';
import { formatSen, shownNumber } from '../../../../../shared/lib/index.ts';
import { LiveRegion } from '../../../../../shared/ui/feedback/index.ts';
import { useText } from '../../../../../shared/ui/base/index.ts';
import { useStyles } from '../../../../../shared/ui/common/index.ts';
import type { Quote } from '../quote.ts';
import { texts } from '../../../training-registration.text.ts';
import css from './bill.css?inline';

interface Line {
  label: string;
  detail?: string;
  amount: string;
  tone?: 'discount' | 'total';
}

/**
 * The lines of a bill: price × quantity, discount, SST, total.
 * @param sst percent; the line is there only above 0
 */
export function linesOf(quote: Quote, sst: number, words: (typeof texts)['ms']): Line[] {
  const { eachSen, quantity, priceSen, discountSen, sstSen, totalSen } = quote;
  return [
    { label: words.fee, detail: `${formatSen(eachSen)} × ${shownNumber(quantity)}`, amount: formatSen(priceSen) },
    ...(discountSen > 0 ? [{ label: words.discount, amount: formatSen(-discountSen), tone: 'discount' } as const] : []),
    ...(sst > 0 ? [{ label: words.sst(sst), amount: formatSen(sstSen) }] : []),
    { label: words.total, amount: formatSen(totalSen), tone: 'total' },
  ];
}

/** The bill. Its total is beside the button instead where that is in sight (registration-dialog.css). */
export function Bill({ quote, sst }: { quote: Quote; sst: number }): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const id = useId();
  return (
    <section className="training-bill" aria-labelledby={id}>
      <h3 id={id}>{words.bill}</h3>
      <dl>
        {linesOf(quote, sst, words).map(({ label, detail, amount, tone }) => (
          <div key={label} data-tone={tone}>
            <dt>
              <span>{label}</span>
              {detail && <small>{detail}</small>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <LiveRegion text={`${words.total}: ${formatSen(quote.totalSen)}`} />
    </section>
  );
}
