import { useEffect, useEffectEvent, useMemo } from 'react';
import { useWidget } from '../../../../shared/runtime/index.ts';
import { lateImport } from '../../../../shared/lib/loading/late-import.ts';
import { arrival } from '../../../../shared/lib/page/arrival.ts';
import { logError } from '../../../../shared/lib/page/log.ts';
import { useAnswered } from '../../../../shared/saving/use-answered.ts';
import { properties, type Properties } from '../../training-registration.props.ts';

const reading = lateImport(() => import('../../../../shared/runtime/read-page-again.ts'));

/** What may change while the page is open: the tickets that remain, and all that decides the total. */
const offered = ({ baki_tiket, prices, yuran, sst }: Properties) => ({ baki_tiket, prices, yuran, sst });

/**
 * The properties with the tickets and prices of now: the page's, or those that were read again later. They are read again at the start when the
 * person has come back, because the browser may show the page from its cache then, as it was before the payment (D7).
 * @returns them, and a function that reads them again from the page's address, for example when the page is restored
 */
export function useOfferedNow(fromPage: Properties): [now: Properties, readAgain: () => void] {
  const { element } = useWidget();
  // as a text, because the page's answer is compared with what it wrote before
  const [text, ask] = useAnswered('offer', JSON.stringify(offered(fromPage)));
  // the text was made of these properties
  const now = useMemo(() => ({ ...fromPage, ...(JSON.parse(text) as ReturnType<typeof offered>) }), [fromPage, text]);
  const readAgain = (): void => {
    const answered = ask();
    const fresh = reading().then(({ readPageAgain }) => readPageAgain(element, properties));
    fresh.then(
      // another may be in its place now
      (read) => read?.training_id === fromPage.training_id && answered(JSON.stringify(offered(read))),
      (error: unknown) =>
        logError(
          'the tickets that remain and the prices could not be read again; the server has the last word.',
          element,
          error,
        ),
    );
  };
  const onBegin = useEffectEvent(() => {
    if (arrival() === 'back_forward') readAgain();
  });
  useEffect(() => onBegin(), []);
  return [now, readAgain];
}
