import { useState } from 'react';
import { lateImport, unawaited } from '../../../shared/page/index.ts';
import { useDialogLoad } from '../../../shared/runtime/visit/index.ts';
import type * as registrationDialog from './registration-dialog/index.tsx';
import type * as visitorFields from './visitor-fields/index.tsx';
import type { KnownWho, Leave, PageOf, Who } from './registration-dialog/person/who.ts';

type DialogCode = typeof registrationDialog;
type VisitorCode = typeof visitorFields;

const loadDialog = lateImport((): Promise<DialogCode> => import('./registration-dialog/index.tsx'));
const loadVisitorFields = lateImport((): Promise<VisitorCode> => import('./visitor-fields/index.tsx'));

export interface Opened {
  /** The exports of registration-dialog/index.tsx. */
  code: DialogCode;
  /** The fields for a visitor; loaded for visitors only. */
  VisitorFields: VisitorCode['VisitorFields'] | undefined;
  who: Who;
  /** Counts the people who have used the form one after another; used as a key, so that each has an empty form. */
  person: number;
  /** `timesForgotten` when the form was opened last. */
  forgotten: number;
}

export interface Opening {
  busy: boolean;
  /** Why the dialog did not open; without `code` even its code could not be loaded. */
  failure: { error: unknown; code: DialogCode | undefined } | undefined;
  /** The dialog opened last. It stays when the dialog is closed, so that input is kept. */
  opened: Opened | undefined;
  isOpen: boolean;
  /** Prefetches the code on the first sign of intent. */
  prefetch(): void;
  open(): void;
  close(): void;
  /** Finds out again who fills in the open form. It is closed when that fails: it may name somebody who has left (W9). */
  checkAgain(): void;
  /** A visitor was registered, and is a known person from now on. */
  registered(who: KnownWho): void;
  /** Makes the person a visitor, see `Leave`. */
  leave: Leave;
}

/**
 * Opens the dialog of one training after the auth check, in two rounds of requests: first all the code, then the check.
 * @param page where it passes no user, the visitor's fields are loaded in the first round
 */
export function useOpening(page: PageOf): Opening {
  const probablyVisitor = page.user_id === null;
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setIsOpen] = useState(false);
  /** Set as soon as it has loaded, because it contains the messages about later failures. */
  const [code, setCode] = useState<DialogCode>();
  const { status, error, run, cancel } = useDialogLoad('the training registration could not be opened.');

  const load = (): Promise<[DialogCode, unknown]> =>
    Promise.all([loadDialog(), probablyVisitor && loadVisitorFields()]);
  const withFields = async (who: Who): Promise<Pick<Opened, 'who' | 'VisitorFields'>> => ({
    who,
    VisitorFields: who.kind === 'visitor' ? (await loadVisitorFields()).VisitorFields : undefined,
  });

  const check = async (): Promise<boolean> => {
    const now = await run(
      async (signal) => {
        const [loaded] = await load();
        setCode(loaded);
        return { code: loaded, ...(await withFields(await loaded.fetchPerson(page, signal))) };
      },
      { onFailure: () => setIsOpen(false) },
    );
    if (now) setOpened((before) => openedFor(now, before));
    return now !== undefined;
  };
  const become = (next: Pick<Opened, 'who' | 'VisitorFields'>): void => {
    cancel(); // a check that was begun before would be answered too late
    setOpened((before) => before && openedFor({ ...before, ...next }, before));
  };

  return {
    busy: status === 'busy',
    failure: status === 'failed' ? { error, code } : undefined,
    opened,
    isOpen,
    prefetch() {
      loadDialog.ahead();
      if (probablyVisitor) loadVisitorFields.ahead();
    },
    open: () => unawaited(check().then((isKnown) => isKnown && setIsOpen(true))),
    close: () => setIsOpen(false),
    checkAgain: () => unawaited(check()),
    registered: (who) => become({ who, VisitorFields: undefined }),
    async leave(end) {
      const { VisitorFields } = await loadVisitorFields();
      await end();
      become({ who: { kind: 'visitor' }, VisitorFields });
    },
  };
}

/** What is opened for a person. Another one than before, or anybody after everything was forgotten, gets an empty form. */
function openedFor(now: Pick<Opened, 'code' | 'who' | 'VisitorFields'>, before: Opened | undefined): Opened {
  const { isAnother, userIdOf, timesForgotten } = now.code;
  const forgotten = timesForgotten();
  if (!before) return { ...now, person: 0, forgotten };
  const isNew = before.forgotten !== forgotten || isAnother(userIdOf(before.who), now.who);
  return { ...now, person: before.person + Number(isNew), forgotten };
}
