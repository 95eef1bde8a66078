import { type ReactNode, useId } from 'react';
import { formatSen, shownNumber } from '../../../../shared/lib/index.ts';
import { LiveRegion } from '../../../../shared/ui/feedback/index.ts';
import { useText } from '../../../../shared/ui/base/index.ts';
import type { Quote } from '../../quote.ts';
import { texts } from '../../training-registration.text.ts';

/**
 * The bill with its lines: price × quantity, discount, SST, total.
 * @param sst percent; the line is shown only above 0
 */
export function Bill({ quote, sst }: { quote: Quote; sst: number }): ReactNode {
  const words = useText(texts);
  const id = useId();
  const total = formatSen(quote.totalSen);
  return (
    <section className="training-bill" aria-labelledby={id}>
      <h3 id={id}>{words.bill}</h3>
      <dl>
        <Line
          label={words.fee}
          detail={`${formatSen(quote.eachSen)} × ${shownNumber(quote.quantity)}`}
          amount={formatSen(quote.priceSen)}
        />
        {quote.discountSen > 0 && (
          <Line label={words.discount} amount={formatSen(-quote.discountSen)} tone="discount" />
        )}
        {sst > 0 && <Line label={words.sst(sst)} amount={formatSen(quote.sstSen)} />}
        <Line label={words.total} amount={total} tone="total" />
      </dl>
      <LiveRegion text={`${words.total}: ${total}`} />
    </section>
  );
}

function Line({
  label,
  detail,
  amount,
  tone,
}: {
  label: string;
  detail?: string;
  amount: string;
  tone?: 'discount' | 'total';
}): ReactNode {
  return (
    <div data-tone={tone}>
      <dt>
        <span>{label}</span>
        {detail && <small>{detail}</small>}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}
