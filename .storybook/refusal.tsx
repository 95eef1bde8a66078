import { useEffect, useState } from 'react';
import type { DealerWidgetsApi } from '../shared/lib/index.ts';

/** Says why there is no example, when a control gave the widget a property that it refuses: its element shows only what the template wrote. */
export function Refusal() {
  const [sentences, setSentences] = useState<string[]>([]);
  useEffect(() => {
    const explain = async (): Promise<void> => {
      // the loader of the story has set it
      const rows = await (window.DealerWidgets as DealerWidgetsApi).check();
      setSentences(rows.filter(({ element }) => element).map(({ wrong }) => wrong));
    };
    const onError = (): void => void explain();
    document.addEventListener('dw:error', onError);
    return () => document.removeEventListener('dw:error', onError);
  }, []);
  return (
    <div role="alert" className="dw-host-refusal">
      {sentences.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </div>
  );
}
