import type { Reference } from '../../shared/tools/reference/reference.ts';
import { distFiles } from './dist.ts';

/** The reference of this build. */
export const reference = JSON.parse(distFiles().get('reference.json')!.toString()) as Reference;
