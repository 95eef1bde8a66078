import { useState } from 'react';
import { useStateOf } from '../hooks/index.ts';

interface Picture {
  state: 'loading' | 'shown' | 'broken';
  /** Of the `img`: another attempt needs another element. */
  key: string;
  /** The properties of the `img`, beside its `key` and its texts. */
  image: { src: string; 'data-state': string; onLoad: () => void; onError: () => void };
  /** Loads a broken picture again: the connection may be back. */
  retry: () => void;
}

/** A picture from its first byte to its last: it loads, is shown or broken, and can be tried again; another `source` begins anew. */
export function usePicture(source: string): Picture {
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${source}`;
  const [state, setState] = useStateOf<Picture['state']>(key, 'loading');
  return {
    state,
    key,
    image: { src: source, 'data-state': state, onLoad: () => setState('shown'), onError: () => setState('broken') },
    retry: () => setAttempt(attempt + 1),
  };
}
