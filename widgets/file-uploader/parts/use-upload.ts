import { useState } from 'react';
import { server } from '../../../shared/api/late/index.ts';
import type { UploadProgress } from '../../../shared/api/index.ts';
import { unawaited } from '../../../shared/page/index.ts';
import { useAction, useWidget } from '../../../shared/runtime/index.ts';
import { percentSent, type Phase } from '../file-uploader.model.ts';
import { unreadableOr } from './unreadable-file.ts';

/** How long the full bar stays before the green message, in ms (part 4). */
const FULL_BAR_MS = 300;

interface Run {
  phase: Phase;
  percent: number;
  file?: File;
  error?: unknown;
  /** How far the upload was when it was cancelled, in percent. */
  cancelledAt?: number;
}

/** Uploads one file, with the states of part 4. */
export function useUpload(uploadUrl: string) {
  const { change } = useWidget();
  const [state, setState] = useState<Run>({ phase: 'idle', percent: 0 });
  const { file, phase } = state;
  const { run, cancel } = useAction(`"${file?.name}" (${file?.size} bytes) was not uploaded.`);

  const start = async (): Promise<void> => {
    if (!file) return;
    const upload = async (signal: AbortSignal): Promise<true> => {
      setState({ phase: 'uploading', percent: 0, file });
      const onProgress = ({ loaded, total }: UploadProgress): void => {
        if (signal.aborted) return;
        const now = percentSent(loaded, total);
        // a late event may tell less than the one before
        setState(({ percent }) => ({ phase: 'uploading', percent: Math.max(percent, now), file }));
      };
      // the browser reads the file from the disk while sending
      await server()
        .then(({ upload, uploadFile }) =>
          upload(uploadFile, { params: { route: uploadUrl }, request: { file }, signal, onProgress }),
        )
        .catch(async (error: unknown) => {
          throw await unreadableOr(error, file);
        });
      if (!signal.aborted) setState({ phase: 'uploading', percent: 100, file });
      await new Promise((resolve) => setTimeout(resolve, FULL_BAR_MS));
      return true;
    };
    const onFailure = (error: unknown) => setState({ phase: 'failure', percent: 0, file, error });
    if (!(await run(upload, { onFailure }))) return;
    setState({ phase: 'success', percent: 100, file });
    change({ file: { name: file.name, size: file.size } });
  };

  return {
    ...state,
    choose: (next: File) => phase === 'uploading' || setState({ phase: 'selected', percent: 0, file: next }),
    forget: () => phase === 'uploading' || setState({ phase: 'idle', percent: 0 }),
    start: () => unawaited(start()),
    cancel() {
      cancel();
      setState({ phase: 'selected', percent: 0, cancelledAt: state.percent, ...(file && { file }) });
    },
  };
}
