import { useMemo } from 'react';
import { useWidget } from '../../../../shared/runtime/index.ts';
import { readPageAgain } from '../../../../shared/runtime/read-page-again.ts';
import { logError } from '../../../../shared/lib/page/log.ts';
import { useAnswered } from '../../../../shared/saving/use-answered.ts';
import { properties, type Properties } from '../../training-registration.props.ts';

/** What may change while the page is open: the tickets that remain, and all that decides the total. */
const offered = ({ baki_tiket, prices, yuran, sst }: Properties) => ({ baki_tiket, prices, yuran, sst });

/**
 * The properties with the tickets and prices of now: the page's, or those that were read again later.
 * @returns them, and a function that reads them again from the page's address, for example after coming back from the payment (D7)
 */
export function useOfferedNow(fromPage: Properties): [now: Properties, readAgain: () => void] {
  const { element } = useWidget();
  // as a text, because the page's answer is compared with what it wrote before
  const [text, ask] = useAnswered('offer', JSON.stringify(offered(fromPage)));
  // the text was made of these properties
  const now = useMemo(() => ({ ...fromPage, ...(JSON.parse(text) as ReturnType<typeof offered>) }), [fromPage, text]);
  const readAgain = (): void => {
    const answered = ask();
    readPageAgain(element, properties).then(
      // another may be in its place now
      (fresh) => fresh?.training_id === fromPage.training_id && answered(JSON.stringify(offered(fresh))),
      (error: unknown) =>
        logError(
          'the tickets that remain and the prices could not be read again; the server has the last word.',
          element,
          error,
        ),
    );
  };
  return [now, readAgain];
}
