/** The statuses of an apprentice, and the payload of each decision (part 4, "Apprentice status"). Pure. */

export type Status = 0 | 1 | 2;

export const REJECTED: Status = 2;

export interface Decision {
  readonly status: Status;
  readonly comment: string;
}

/**
 * The decision to send at once when a status is chosen. Pending and Approved clear the comment; Rejected first needs a reason.
 * @returns `undefined` when nothing is sent yet
 */
export function decisionOfChoice(status: Status): Decision | undefined {
  return status === REJECTED ? undefined : { status, comment: '' };
}

/** The decision that 'Save Reason' sends; `undefined` when the reason is missing (part 5). */
export function rejection(reason: string): Decision | undefined {
  return reason.trim() === '' ? undefined : { status: REJECTED, comment: reason };
}
