/** Loads what the dialog of one button needs, whenever it is pressed; `cancel` ends the load that runs. */
export interface DialogLoader {
  cancel: () => void;
}

/** The load that runs. An object for each, because a load that was given up may end after the same loader has begun another. */
let current: { by: DialogLoader } | undefined;

/** Cancels what a loader loads, so that it can begin again at once. */
export function cancelDialogLoad(by: DialogLoader): void {
  if (current?.by === by) current = undefined;
  by.cancel();
}

/** Gives up what is being loaded, because the person has asked for another dialog since: two would lie on each other, the wrong one above. */
export function giveUpDialogLoad(): void {
  if (current) cancelDialogLoad(current.by);
}

/** Runs a load in place of that of another dialog. Does nothing while its own runs already. */
export async function runDialogLoad<Loaded>(by: DialogLoader, run: () => Promise<Loaded>): Promise<Loaded | undefined> {
  if (current?.by === by) return undefined;
  giveUpDialogLoad();
  const own = { by };
  current = own;
  try {
    return await run();
  } finally {
    if (current === own) current = undefined;
  }
}
