/**
 * A rule, with the classes that each of its selectors requires; rules under a condition (`@media`); or an at-rule that
 * matches no elements and is always included.
 */
type SheetPart =
  | { kind: 'rule'; text: string; needs: string[][] }
  | { kind: 'group'; condition: string; parts: SheetPart[] }
  | { kind: 'other'; text: string };

export type ReadSheet = readonly SheetPart[];

/**
 * Parses a style sheet without nested rules into its parts. Print rules are left out. Throws where a block or a string
 * does not end.
 */
export function readSheet(text: string): ReadSheet {
  const parts: SheetPart[] = [];
  let at = 0;
  while (at < text.length) {
    const end = endOf(text, at, '{;');
    const head = text.slice(at, end).trim();
    if (end === text.length) {
      if (head) throw new Error(`The style sheet ends within "${head.slice(0, 60)}"`);
      break;
    }
    const close = text[end] === '{' ? endOf(text, end + 1, '}') : end;
    if (close === text.length) throw new Error(`The block of "${head.slice(0, 60)}" does not end`);
    const part = partOf(head, text.slice(end + 1, close), text.slice(at, close + 1).trim());
    if (part) parts.push(part);
    at = close + 1;
  }
  return parts;
}

/**
 * The rules of a sheet that may match an element with some of the classes, in any state, and everything that is no
 * element rule; as style sheet text.
 */
export function pickUsedRules(sheet: ReadSheet, classes: ReadonlySet<string>): string {
  return sheet
    .map((part) => {
      if (part.kind === 'other') return part.text;
      if (part.kind === 'rule')
        return part.needs.some((needs) => needs.every((name) => classes.has(name))) ? part.text : '';
      const used = pickUsedRules(part.parts, classes);
      return used && `${part.condition}{${used}}`;
    })
    .join('');
}

/** The classes of a page's elements. */
export function collectClasses(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of names.split(/\s+/)) classes.add(name);
  return classes;
}

function partOf(head: string, body: string, text: string): SheetPart | undefined {
  if (/^@(?:media print|page)\b/.test(head)) return undefined;
  if (/^@(?:media|supports|container)\b/.test(head))
    return { kind: 'group', condition: head, parts: [...readSheet(body)] };
  if (head.startsWith('@')) return { kind: 'other', text };
  return { kind: 'rule', text, needs: selectorsOf(head).map(classesOf) };
}

/**
 * The position of the first of the characters outside strings, parentheses and blocks; the length of the whole where
 * there is none.
 */
function endOf(text: string, from: number, ends: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\\') at++;
    else if (character === '"' || character === "'") at = text.indexOf(character, at + 1);
    else if (depth === 0 && ends.includes(character)) return at;
    else if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth--;
    if (at < 0) break;
  }
  return text.length;
}

function selectorsOf(head: string): string[] {
  const selectors: string[] = [];
  for (let at = 0; at < head.length; ) {
    const end = endOf(head, at, ',');
    selectors.push(head.slice(at, end));
    at = end + 1;
  }
  return selectors;
}

/**
 * The classes that a selector requires outside of parentheses and brackets: those inside may be alternatives, or
 * excluded.
 */
function classesOf(selector: string): string[] {
  let plain = selector.replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return [...plain.matchAll(/(?<=\.)[\w-]+/g)].map(([name]) => name);
}
