/** The toolbar's choices of a network; `''` leaves the story's own. */
export type Network = '' | 'slow' | 'offline' | '500' | '401' | '419' | 'empty';

let chosen: Network = '';

export const network = (): Network => chosen;

export function setNetwork(next: Network): void {
  chosen = next;
}
