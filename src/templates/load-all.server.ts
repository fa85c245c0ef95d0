import { LOOK_NAMES } from '../settings/looks.ts';
import { loadTemplate } from './registry.ts';

/** Loads every look; the server does so once before it listens. Rejects when a look has no folder. */
export async function loadAllTemplates(): Promise<void> {
  await Promise.all(LOOK_NAMES.map(loadTemplate));
}
