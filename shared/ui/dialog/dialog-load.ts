// chunk: ui

/** The loading of what a dialog needs, after its button was pressed. */
export interface DialogLoad {
  cancel: () => void;
}

let current: DialogLoad | undefined;

/** Gives up what is being loaded, because the person has asked for another dialog since: two would lie on each other, the wrong one above. */
export function giveUpDialogLoad(): void {
  current?.cancel();
  current = undefined;
}

/** Runs a load in place of that of another dialog. Does nothing while it runs already. */
export async function runDialogLoad<Loaded>(load: DialogLoad, run: () => Promise<Loaded>): Promise<Loaded | undefined> {
  if (current === load) return undefined;
  giveUpDialogLoad();
  current = load;
  try {
    return await run();
  } finally {
    if (current === load) current = undefined;
  }
}
