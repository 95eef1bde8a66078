import { useState } from 'react';
import { cancelDialogLoad, runDialogLoad } from '../../ui/hooks/index.ts';
import { type Action, useAction } from '../index.ts';

/**
 * The action that loads what a dialog needs, after its button was pressed. It ends without a result when another dialog is asked for or opens meanwhile.
 * @param sentence for the log when it fails
 */
export function useDialogLoad(sentence: string): Action {
  const action = useAction(sentence);
  const [loader] = useState(() => ({ cancel: action.cancel }));
  return {
    ...action,
    cancel: () => cancelDialogLoad(loader),
    run: (work, options) => runDialogLoad(loader, () => action.run(work, options)),
  };
}
