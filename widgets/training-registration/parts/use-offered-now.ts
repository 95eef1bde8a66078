import { useEffect, useEffectEvent, useMemo } from 'react';
import { useField, useWidget } from '../../../shared/runtime/index.ts';
import { arrival } from '../../../shared/page/visits/index.ts';
import { logError } from '../../../shared/page/index.ts';
import type { Properties } from '../training-registration.props.ts';
import { readPageAgain } from './read-page-again.ts';

/** What may change while the page is open: the tickets that remain, and all that decides the total. */
const offered = ({ baki_tiket, prices, yuran, sst }: Properties) => ({ baki_tiket, prices, yuran, sst });

/**
 * The properties with the tickets and prices of now. They are read again when the person has come back, because the browser may show the
 * page from its cache, as it was before the payment (D7).
 * @returns them, and a function that reads them again from the page's address, for example when the page is restored
 */
export function useOfferedNow(fromPage: Properties): [now: Properties, offerAgain: () => void] {
  const { element } = useWidget();
  const ofPage = useMemo(() => offered(fromPage), [fromPage]);
  const { value: offer, ask } = useField('offer', ofPage);
  const now = useMemo(() => ({ ...fromPage, ...offer }), [fromPage, offer]);
  const offerAgain = (): void => {
    const answered = ask();
    readPageAgain(element).then(
      // another training may be in the place meanwhile
      (fresh) => fresh?.training_id === fromPage.training_id && answered(offered(fresh)),
      (error: unknown) => {
        const sentence =
          'the tickets that remain and the prices could not be read again; the server has the last word.';
        logError(sentence, element, error);
      },
    );
  };
  const onBegin = useEffectEvent(() => {
    if (arrival() === 'back_forward') offerAgain();
  });
  useEffect(() => onBegin(), []);
  return [now, offerAgain];
}
