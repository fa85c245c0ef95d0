import type { Template } from '../kernel/template.ts';
import type { TemplateName } from '../settings/topics/look/brand.ts';
import atelierCss from './atelier/theme.css?url';
import cornerCss from './corner/theme.css?url';
import meridianCss from './meridian/theme.css?url';

/** Every look: where its style sheet is and how its code is fetched. A visitor gets those of one look only. */
const looks: Record<TemplateName, { css: string; load: () => Promise<{ template: Template }> }> = {
  atelier: { css: atelierCss, load: () => import('./atelier/template.tsx') },
  corner: { css: cornerCss, load: () => import('./corner/template.tsx') },
  meridian: { css: meridianCss, load: () => import('./meridian/template.tsx') },
};

const loaded = new Map<string, Template>();

/** Fetches a look's code, so that `getTemplate` can hand it out at once while rendering. Rejects when the name is none of ours. */
export async function loadTemplate(name: string): Promise<void> {
  const look = looks[name as TemplateName];
  if (!look) throw new Error(`There is no template called "${name}"`);
  loaded.set(name, (await look.load()).template);
}

/** Fetches all looks; the server does so once before it answers. */
export async function loadAllTemplates(): Promise<void> {
  await Promise.all(Object.keys(looks).map(loadTemplate));
}

/** A look that was loaded before. Throws otherwise. */
export function getTemplate(name: string): Template {
  const template = loaded.get(name);
  if (!template) throw new Error(`Template "${name}" was not loaded before rendering`);
  return template;
}

/** The address of a look's style sheet. */
export function templateCss(name: string): string {
  return looks[name as TemplateName].css;
}
