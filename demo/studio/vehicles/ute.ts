import type { Design } from './design.ts';
import { ADVENTURE_UTE } from './ute/adventure-ute.ts';
import { WORK_UTE } from './ute/work-ute.ts';

/** The utes. */
export const UTES: readonly Design[] = [WORK_UTE, ADVENTURE_UTE];
