import { useEffect, useRef, useState } from 'react';
import { logError, unawaited } from '../../../../shared/page/index.ts';
import { useWidget } from '../../../../shared/runtime/index.ts';
import type { Problem } from './avatar.model.ts';
import { type Picture, PictureError, readPicture } from './picture.ts';

/**
 * The chosen picture. It stays while another file is opened, and when that is no picture. Its object URLs are revoked when another picture
 * replaces it, when it is cleared, and on unmount.
 */
export function useChosenPhoto() {
  const { element } = useWidget();
  const [state, setState] = useState<{ picture?: Picture | undefined; problem?: Problem; opening?: boolean }>({});
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
    choice.current += 1;
    const mine = choice.current;
    setState(({ picture }) => ({ picture, opening: true }));
    try {
      const picture = await readPicture(file);
      if (mine !== choice.current) return picture.release();
      held.current?.release();
      held.current = picture;
      setState({ picture });
    } catch (error) {
      if (mine !== choice.current) return;
      logError('a chosen file cannot become a photo.', element, error);
      refuse(error instanceof PictureError ? error.problem : 'broken');
    }
  };
  /** Says what is wrong with a file; the picture stays. */
  const refuse = (problem: Problem): void => {
    choice.current += 1;
    setState(({ picture }) => ({ picture, problem }));
  };

  return {
    ...state,
    choose: (file: File) => unawaited(open(file)),
    refuse,
    /** Says why the picture itself cannot be used. */
    fail(problem: Problem) {
      clear();
      setState({ problem });
    },
    clear,
  };
}
