import { useRef, useState } from 'react';
import { lateImport } from '../../../shared/lib/late-import.ts';
import { logError } from '../../../shared/lib/log.ts';
import { unawaited } from '../../../shared/lib/unawaited.ts';
import type * as registrationDialog from './registration-dialog.tsx';
import type * as visitorFields from './visitor-fields.tsx';
import type { Who } from './who.ts';

type Room = typeof registrationDialog;
type VisitorRoom = typeof visitorFields;

const loadRoom = lateImport((): Promise<Room> => import('./registration-dialog.tsx'));
const loadVisitorRoom = lateImport((): Promise<VisitorRoom> => import('./visitor-fields.tsx'));

export interface Opened {
  room: Room;
  /** The visitor's fields; loaded for visitors only. */
  VisitorFields: VisitorRoom['VisitorFields'] | undefined;
  who: Who;
  /** Counts the people who have filled in the form one after the other: each has a form of their own. */
  person: number;
}

export interface Opening {
  busy: boolean;
  /** Why it did not open; without a room its code itself could not be fetched. */
  failure: { error: unknown; room: Room | undefined } | undefined;
  /** What was opened last; it stays when the dialog is closed, so that nothing typed is lost. */
  opened: Opened | undefined;
  isOpen: boolean;
  /** Fetches the code ahead, on the first sign of intent. */
  prefetch(): void;
  open(): void;
  close(): void;
  /** Somebody else fills in the form from now on. */
  setWho(who: Who): Promise<void>;
}

/**
 * Opens the dialog of one training after the auth check, in two rounds: the code, all of it together, then the check.
 * @param probablyVisitor the page names nobody, so that the visitor's fields are fetched in the first round
 */
export function useOpening(trainingId: string, probablyVisitor: boolean): Opening {
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Opening['failure']>();
  const running = useRef(false);

  const load = (): Promise<[Room, unknown]> => Promise.all([loadRoom(), probablyVisitor && loadVisitorRoom()]);
  const withFields = async (who: Who): Promise<Pick<Opened, 'who' | 'VisitorFields'>> => ({
    who,
    VisitorFields: who.kind === 'visitor' ? (await loadVisitorRoom()).VisitorFields : undefined,
  });

  const open = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    let room: Room | undefined;
    try {
      [room] = await load();
      const now = { room, ...(await withFields(await room.askWho(trainingId))) };
      const { isAnother } = room;
      setOpened((before) => ({
        ...now,
        person: before ? before.person + Number(isAnother(before.who, now.who)) : 0,
      }));
      setFailure(undefined);
      setIsOpen(true);
    } catch (error) {
      logError('the training registration could not be opened.', error);
      setFailure({ error, room });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    failure,
    opened,
    isOpen,
    prefetch() {
      loadRoom.ahead();
      if (probablyVisitor) loadVisitorRoom.ahead();
    },
    open: () => unawaited(open()),
    close: () => setIsOpen(false),
    async setWho(who) {
      const next = await withFields(who);
      setOpened(
        (before) =>
          before && { ...before, ...next, person: before.person + Number(before.room.isAnother(before.who, next.who)) },
      );
    },
  };
}
