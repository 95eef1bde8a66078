import { type ReactNode, useState } from 'react';
import { lateImport } from '../../page/index.ts';
import { failureOf, useText } from '../../ui/base/index.ts';
import { uiText } from '../../ui/common/index.ts';
import type { Lightbox, Slide } from '../../ui/lightbox/index.ts';
import { StatusMark, useStillWorking } from '../../ui/switch/index.ts';
import { useDialogLoad } from './use-dialog-load.ts';

const load = lateImport(() => import('../../ui/lightbox/index.ts'));

/** Pictures, and the index of the first one that is shown. */
export interface Shown {
  readonly label: string;
  readonly slides: readonly Slide[];
  readonly start?: number;
}

export interface LightboxOpener {
  readonly status: 'idle' | 'busy' | 'failed';
  readonly error: unknown;
  /** What is open. */
  readonly open: (Shown & { Code: typeof Lightbox }) | undefined;
  /** Fetches its code on intent. */
  ahead(): void;
  /** Opens it, with what `find` answers. */
  show(find: (signal: AbortSignal) => Shown | Promise<Shown>): Promise<void>;
  close(): void;
}

/**
 * Opens pictures over the whole window, in a {@link LightboxPlace}.
 * @param sentence for the log when that fails
 */
export function useLightbox(sentence: string): LightboxOpener {
  const { status, error, run } = useDialogLoad(sentence);
  const [open, setOpen] = useState<LightboxOpener['open']>();
  return {
    status,
    error,
    open,
    ahead: load.ahead,
    async show(find) {
      const loaded = await run((signal) => Promise.all([find(signal), load()]));
      if (loaded) setOpen({ ...loaded[0], Code: loaded[1].Lightbox });
    },
    close: () => setOpen(undefined),
  };
}

/** Beside what opens it: the lightbox, and a quiet mark when it could not be opened (W6) or takes long (W7). */
export function LightboxPlace({ lightbox: { status, error, open, close } }: { lightbox: LightboxOpener }): ReactNode {
  const words = useText(uiText);
  const waiting = useStillWorking(status === 'busy');
  return (
    <>
      <StatusMark
        text={status === 'failed' ? words.pictureFailed : ''}
        failure={failureOf(error)}
        waiting={waiting ? words.stillWorking : undefined}
      />
      {open && <open.Code label={open.label} slides={open.slides} start={open.start ?? 0} onClose={close} />}
    </>
  );
}
