import type { Chance } from '../../demo/random.ts';

/** What nobody types by mistake. */
const NASTY: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '00',
  '1e309',
  'NaN',
  'Infinity',
  '9007199254740993',
  '99999999999999999999',
  '0x10',
  '1;2',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table lead; --",
  '{{constructor.constructor("x")()}}',
  '$' + '{7*7}',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '/etc/passwd\u0000.jpg',
  '\r\nSet-Cookie: a=b',
  '\u0000',
  '\u202e',
  '\ud83d\ude97',
  'é'.repeat(400),
  'x'.repeat(3_000),
  '(('.repeat(200),
  'http://169.254.169.254/latest',
  '//evil.example/a',
  'javascript:alert(1)',
  '2026-02-30',
  '0000-00-00',
  '٤٠٠٠',
  'toyota OR 1=1',
  'toyota,,,',
  'a&b=c#d?e',
];

/** Invalid escapes, and some that are escaped twice. */
const BROKEN_ESCAPES = ['%', '%zz', '%00', '%ff%fe', '%2e%2e%2f', '%252e', '%0d%0aX: y', '%c0%af', '%u0041'];

/** A hostile value. */
export function nastyValue(chance: Chance): string {
  if (chance.happens(0.2)) return noise(chance, chance.whole(1, 60));
  return chance.pick(NASTY);
}

/** A hostile value as a part of an address: mostly escaped correctly, now and then not. */
export function nastyInAddress(chance: Chance): string {
  if (chance.happens(0.25)) return chance.pick(BROKEN_ESCAPES);
  const value = nastyValue(chance);
  return encodeURIComponent(value.isWellFormed() ? value : 'half');
}

/** An address with some of its letters deleted, doubled or replaced. */
export function mutatePath(path: string, chance: Chance): string {
  const at = chance.whole(0, path.length);
  const [before, after] = [path.slice(0, at), path.slice(at)];
  return chance.pick([
    () => `${before}${nastyInAddress(chance)}${after}`,
    () => `${before}${after.slice(chance.whole(1, 4))}` || '/',
    () => `${path}/${nastyInAddress(chance)}`,
    () => `/${path}`,
    () => path.toUpperCase(),
    () => `${path}/`,
    () => `${path}.${chance.pick(['php', 'data', 'json', 'env', 'map', 'bak'])}`,
    () => `/${nastyInAddress(chance)}`,
    () => path.replaceAll('/', '//'),
  ])();
}

/** JSON of any shape. */
export function nastyJson(chance: Chance, depth = 0): unknown {
  const scalar = () =>
    chance.pick([nastyValue(chance), chance.whole(-1_000_000, 1_000_000), null, true, false, 1e308, 0.1]);
  if (depth > 3 || chance.happens(0.6)) return scalar();
  const members = Array.from({ length: chance.whole(0, 4) }, () => nastyJson(chance, depth + 1));
  if (chance.happens(0.5)) return members;
  return Object.fromEntries(members.map((member) => [nastyValue(chance), member]));
}

/** Characters of any kind, control characters among them. */
export function noise(chance: Chance, length: number): string {
  return Array.from({ length }, () => String.fromCharCode(chance.whole(1, 0x2ff))).join('');
}
