import { clockNow } from '../page/index.ts';
import { useClock } from '../runtime/server-state/index.ts';
import { type Moment, momentOf } from './moment.ts';

const MINUTE_MS = 60_000;
const minuteNow = (): number => Math.floor(clockNow() / MINUTE_MS);

/** The current minute in Kuala Lumpur. The component renders again whenever a new minute begins (D25). */
export const useMoment = (): Moment => momentOf(useClock(minuteNow, MINUTE_MS) * MINUTE_MS);
