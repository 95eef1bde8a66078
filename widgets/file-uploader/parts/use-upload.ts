import { useEffect, useRef, useState } from 'react';
import { lateImport } from '../../../shared/lib/late-import.ts';
import { logError } from '../../../shared/lib/log.ts';
import { unawaited } from '../../../shared/lib/unawaited.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import { percentSent, type Phase } from '../file-uploader.model.ts';

export const client = lateImport(() => import('../save.ts'));

/** How long the full bar is seen before the green message, ms (part 4). */
const FULL_BAR_MS = 300;

interface Run {
  phase: Phase;
  percent: number;
  file?: File;
  error?: unknown;
  cancelled?: boolean;
}

/** One file on its way, with the states of part 4. */
export function useUpload(uploadUrl: string) {
  const { change, element } = useWidget();
  const [run, setRun] = useState<Run>({ phase: 'idle', percent: 0 });
  /** Counts the uploads, so that each has a bar of its own. */
  const [number, setNumber] = useState(0);
  /** The upload that runs; state would come too late to keep a second click out (W8). */
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (): Promise<void> => {
    const { file, phase } = run;
    if (!file || running.current || phase === 'success') return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setNumber((count) => count + 1);
    setRun({ phase: 'uploading', percent: 0, file });
    try {
      const { save } = await client();
      await save(file, uploadUrl, signal, ({ loaded, total }) => {
        if (!signal.aborted) setRun({ phase: 'uploading', percent: percentSent(loaded, total), file });
      });
      setRun({ phase: 'uploading', percent: 100, file });
      await new Promise((resolve) => setTimeout(resolve, FULL_BAR_MS));
      if (signal.aborted) return;
      running.current = null;
      setRun({ phase: 'success', percent: 100, file });
      change({ file: { name: file.name, size: file.size } });
    } catch (error) {
      if (signal.aborted) return;
      running.current = null;
      logError(`"${file.name}" (${file.size} bytes) was not uploaded.`, element, error);
      setRun({ phase: 'failure', percent: 0, file, error });
    }
  };

  return {
    ...run,
    number,
    choose: (file: File) => running.current || setRun({ phase: 'selected', percent: 0, file }),
    forget: () => running.current || setRun({ phase: 'idle', percent: 0 }),
    start: () => unawaited(start()),
    cancel() {
      running.current?.abort();
      running.current = null;
      setRun(({ file }) => ({ phase: 'selected', percent: 0, cancelled: true, ...(file && { file }) }));
    },
  };
}
