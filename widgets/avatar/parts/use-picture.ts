import { useEffect, useRef, useState } from 'react';
import { logError } from '../../../shared/lib/page/log.ts';
import { unawaited } from '../../../shared/lib/page/unawaited.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import type { Problem } from '../avatar.model.ts';
import { type Picture, PictureError, readPicture } from './picture.ts';

/** The chosen picture. Its object URLs are revoked when another one is chosen, when it is cleared, and on unmount. */
export function usePicture() {
  const { element } = useWidget();
  const [state, setState] = useState<{ picture?: Picture; problem?: Problem; opening?: boolean }>({});
  const held = useRef<Picture>(null);
  /** Counts the choices, so that a large photo that is decoded late cannot replace the one chosen after it (W9). */
  const choice = useRef(0);

  const clear = (): void => {
    choice.current += 1;
    held.current?.release();
    held.current = null;
    setState({});
  };
  useEffect(
    () => () => {
      choice.current += 1;
      held.current?.release();
    },
    [],
  );

  const open = async (file: File): Promise<void> => {
    clear();
    const mine = choice.current;
    setState({ opening: true });
    try {
      const picture = await readPicture(file);
      if (mine !== choice.current) return picture.release();
      held.current = picture;
      setState({ picture });
    } catch (error) {
      if (mine !== choice.current) return;
      logError('a chosen file cannot become a photo.', element, error);
      setState({ problem: error instanceof PictureError ? error.problem : 'broken' });
    }
  };

  return {
    ...state,
    choose: (file: File) => unawaited(open(file)),
    fail(problem: Problem) {
      clear();
      setState({ problem });
    },
    clear,
  };
}
