import type { Template } from '../kernel/template.ts';

/** What a look's `template.tsx` exports: its components. */
interface Look {
  template: Template;
}

/** How each look's code is loaded. A visitor gets that of one look only. */
const LOOKS = import.meta.glob<Look>('./*/template.tsx');

const loaded = new Map<string, Look>();

/** Loads a look's code, so that it is available while rendering. Rejects for an unknown name. */
export async function loadTemplate(name: string): Promise<void> {
  const load = LOOKS[`./${name}/template.tsx`];
  if (!load) throw new Error(`There is no template called "${name}"`);
  loaded.set(name, await load());
}

/** A look that was loaded before. Throws otherwise. */
export const getTemplate = (name: string): Template => getLoaded(name).template;

function getLoaded(name: string): Look {
  const look = loaded.get(name);
  if (!look) throw new Error(`Template "${name}" was not loaded before rendering`);
  return look;
}
