import { LOOK_NAMES } from '../settings/looks.ts';
import { loadTemplate } from './registry.ts';

/** Fetches every look; the server does so once before it answers. Rejects when one has no folder. */
export async function loadAllTemplates(): Promise<void> {
  await Promise.all(LOOK_NAMES.map(loadTemplate));
}
