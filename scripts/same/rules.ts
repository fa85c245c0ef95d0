import type { About } from './record.ts';

/** A rule removes from a response what may differ though nothing changed for anybody. */
interface Rule {
  why: string;
  apply(text: string, about: About): string;
}

const UUID = /\b[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\b/g;
const MOMENT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
const ASSET = /\/assets\/([\w.-]+?)-[\w-]{7,8}\.(\w+)/g;

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** All of them, in the order in which they are applied to the text of a response. */
export const RULES: Readonly<Record<string, Rule>> = {
  assets: {
    why: 'Names of built files carry a digest of what is in them; scripts and styles are called after their modules.',
    apply: (text) =>
      text.replace(ASSET, (_, name: string, kind: string) =>
        /^(js|css)$/.test(kind) ? `/assets/*.${kind}` : `/assets/${name}-*.${kind}`,
      ),
  },
  scripts: {
    why: 'How many files the build cuts the scripts of a page into follows from its modules; tests weigh the pages.',
    apply: (text) =>
      text
        .replace(/(<link rel="[\w-]+" href="\/assets\/\*\.js"\/>)\1+/g, '$1')
        .replace(/((["'])\/assets\/\*\.js\2)(,\s*\1)+/g, '$1'),
  },
  routes: {
    why: 'A route’s id is the path of its module, which may be moved; the path that it answers says which it is.',
    apply: (text, { routes }) => {
      const ids = Object.keys(routes).filter((id) => id.includes('/'));
      const quoted = new RegExp(`(["'])(${ids.map(escapeText).join('|')})\\1`, 'g');
      const pathOf = (_: string, quote: string, id: string) => `${quote}route of /${routes[id]}${quote}`;
      return ids.length === 0 ? text : text.replace(quoted, pathOf);
    },
  },
  ids: {
    why: 'Forms and failures get an id of their own each time; the same one stays the same.',
    apply: (text) => {
      const known = new Map<string, string>();
      return text.replace(UUID, (id) => {
        const name = known.get(id) ?? `id-${known.size + 1}`;
        known.set(id, name);
        return name;
      });
    },
  },
  turns: {
    why: 'A turn at a wheel is a random token with its signature.',
    apply: (text) => text.replace(/(?<![\w-])[\w-]{22}\.[\w-]{43}(?![\w-])/g, '(a turn)'),
  },
  database: {
    why: 'The database has a clock of its own, which says when sites and pages were put into it.',
    apply: (text, { began, ended }) =>
      text.replace(MOMENT, (moment) => (began <= moment && moment <= ended ? '(while it was recorded)' : moment)),
  },
  search: {
    why: 'A search says how long it took.',
    apply: (text) => text.replace(/"ms":[\d.e-]+/g, '"ms":0'),
  },
};
