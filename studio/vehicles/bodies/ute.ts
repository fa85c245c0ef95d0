import type { Design } from '../design.ts';
import { ADVENTURE_UTE } from './ute/adventure-ute.ts';
import { CAB_CHASSIS_UTE } from './ute/cab-chassis-ute.ts';
import { FULL_SIZE_UTE } from './ute/full-size-ute.ts';
import { LIFESTYLE_UTE } from './ute/lifestyle-ute.ts';
import { WORK_UTE } from './ute/work-ute.ts';

/** The utes. */
export const UTES: readonly Design[] = [WORK_UTE, ADVENTURE_UTE, CAB_CHASSIS_UTE, FULL_SIZE_UTE, LIFESTYLE_UTE];
