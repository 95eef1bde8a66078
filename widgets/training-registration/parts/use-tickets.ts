import { useState } from 'react';
import { useWidget } from '../../../shared/runtime/index.ts';
import { readPageAgain } from '../../../shared/runtime/read-page-again.ts';
import { logError } from '../../../shared/lib/log.ts';
import { properties } from '../training-registration.props.ts';

export interface Tickets {
  /** Tickets that remain; `null` when the page does not say. */
  left: number | null;
  /** Reads them again from the page's address, for example after "back" from the payment (D7). */
  readAgain(): void;
}

/** The tickets that remain: as the page says, or as a later reading of the page said. */
export function useTickets(baki_tiket: number | null): Tickets {
  const { element } = useWidget();
  const [later, setLater] = useState<{ left: number | null; to: number | null }>();
  return {
    left: later && later.to === baki_tiket ? later.left : baki_tiket,
    readAgain() {
      readPageAgain(element, properties).then(
        (fresh) => fresh && setLater({ left: fresh.baki_tiket, to: baki_tiket }),
        (error: unknown) =>
          logError('the tickets that remain could not be read again; the server has the last word.', element, error),
      );
    },
  };
}
