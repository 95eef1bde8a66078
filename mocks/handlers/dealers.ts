import { searchDealers } from '../../shared/contract/calls/index.ts';
import { handle, type Domain } from './handle.ts';
import { json } from './reply.ts';

/** The search for dealers; a team comes as a text, as an object or not at all. */
export const dealerHandlers: Domain = (setting) => [
  handle(searchDealers, setting, ({ world, input }) =>
    json(
      world.dealers.search(input.q).map(({ user_id, pg_code, name, team }) => ({
        user_id,
        pg_code,
        name,
        team: team === 'Kencana' ? { name: team } : team,
      })),
    ),
  ),
];
