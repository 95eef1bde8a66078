import { onlyReloadHelps } from '../../../shared/api/error-text.ts';
import { failureOf } from '../../../shared/ui/feedback/failure.ts';

/** Whether the same file would fail again: 403, 413, 422, an ended session or an outdated page. No retry is offered then (W5). */
export const isFinal = (error: unknown): boolean =>
  onlyReloadHelps(error) || ['too-large', 'validation', 'refused'].includes(failureOf(error).kind ?? '');
