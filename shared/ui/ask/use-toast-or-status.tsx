import { type ReactNode, useState } from 'react';
import type { ToastOptions } from '../popups/index.ts';
import { useDialogs } from './use-dialogs.ts';

interface ToastOrStatus {
  /** Shows a toast; when its code cannot be loaded, its title becomes the status. */
  say: (options: ToastOptions) => Promise<void>;
  /** Takes the status away, when the next try begins. */
  clear: () => void;
  /** Belongs into an element with `role="status"` near the control. */
  status: ReactNode;
}

/** A toast for what is said nowhere else, such as whether a text was copied: it must not be lost with the toast's code. */
export function useToastOrStatus(): ToastOrStatus {
  const { toast } = useDialogs();
  const [title, setTitle] = useState<ToastOptions['title']>('');
  const clear = (): void => setTitle('');
  const say = (options: ToastOptions): Promise<void> => {
    clear();
    return toast({ ...options, instead: () => setTitle(options.title) });
  };
  return { say, clear, status: typeof title === 'string' ? title : <span {...title} /> };
}
