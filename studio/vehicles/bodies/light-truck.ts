import type { Design } from '../design.ts';
import { BOX_TRUCK } from './light-truck/box-truck.ts';
import { TIPPER_TRUCK } from './light-truck/tipper-truck.ts';
import { TRAY_TRUCK } from './light-truck/tray-truck.ts';

/** The light trucks. */
export const LIGHT_TRUCKS: readonly Design[] = [BOX_TRUCK, TRAY_TRUCK, TIPPER_TRUCK];
