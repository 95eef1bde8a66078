import { useWidget } from '../../../../shared/runtime/index.ts';
import { readPageAgain } from '../../../../shared/runtime/read-page-again.ts';
import { logError } from '../../../../shared/lib/page/log.ts';
import { useAnswered } from '../../../../shared/saving/use-answered.ts';
import { properties } from '../../training-registration.props.ts';

export interface Tickets {
  /** Tickets left; `null` when the page does not say. */
  left: number | null;
  /** Reads the number again from the page's address, for example after coming back from the payment (D7). */
  readAgain(): void;
}

/** The tickets left: the page's number, or the one that was read again later. */
export function useTickets(training_id: string, baki_tiket: number | null): Tickets {
  const { element } = useWidget();
  const [left, ask] = useAnswered('baki_tiket', baki_tiket);
  return {
    left,
    readAgain() {
      const answered = ask();
      readPageAgain(element, properties).then(
        (fresh) => fresh?.training_id === training_id && answered(fresh.baki_tiket), // another may be in its place now
        (error: unknown) =>
          logError('the tickets that remain could not be read again; the server has the last word.', element, error),
      );
    },
  };
}
