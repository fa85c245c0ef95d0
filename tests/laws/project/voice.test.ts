import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Phrases that docs/voice.md has thrown out: stiff, translated or riddling. */
const REFUSED: readonly RegExp[] = [
  /\be-mail/i,
  /\bsomebody\b/i,
  /\bnobody (?:is|will|else|knows|waits|has)\b/i,
  /\bkeeps programs out\b/i,
  /\bnothing (?:for you )?to solve\b/i,
  /\bpeople whom\b/i,
  /\bwho knows answers\b/i,
  /\b(?:is|are) to be done\b/i,
  /\bas (?:it|they) should be\b/i,
  /\bfind out what can be done\b/i,
  /\bmost dollars a week\b/i,
  /\bresidual at the end\b/i,
  /\bfee, in the loan\b/i,
  /\byour own assumptions?\b/i,
  /\bat the interest that\b/i,
  /\bwhat it may cost you\b/i,
  /\bso that (?:we can answer|your prize)\b/i,
  /\bby its registration\b/i,
  /\bgood for: /i,
  /\bshould be good for\b/i,
  /\band you are in\b/i,
  /\bdrawing, in place of\b/i,
  /\ba drawing\. /i,
  /\bwhen it lands\b/i,
  /\brests on (?:\d|\$)/i,
  /\bsee all like it\b/i,
  /\bturns? a person\b/i,
  /\bin the next days\b/i,
  /\bnot good any ?more\b/i,
  /\bshall we\b/i,
  /\bis no (?:file|number|address|date|price|notice|placeholder) (?:of|for)\b/i,
];

/** Second words for a thing that docs/voice.md has one word for. */
const SECOND_WORDS: readonly RegExp[] = [
  /(?:'|"|>)Preferred (?:dealership|location)\b/,
  /\blabel: '(?:Dealer|Registration|Number plate|Kilometres|Mileage)'/,
  /\bMobile number\b/,
  /\bGet directions\b/,
  /(?:'|"|>)(?:Your |My )?(?:favourites|short ?list)\b(?=[ .<])/i,
];

/** A distance in "kms" is written where the specification gives it: the distance box (G5), the fuel calculator (S5). */
const KMS = /(?:\}|\d|>|')\s?kms\b(?!\?)/;
const OWN_KMS = [
  'src/features/vehicle/running-costs/fuel.ts',
  'src/kernel/forms/fields/figures.ts',
  'src/templates/parts/forms/form-box.tsx',
];

const texts = globSync('{src,sites,demo,standard-pages}/**/*.{ts,tsx,json,md}')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('.test.') && !path.includes('node_modules') && !path.includes('/migrations/'))
  .map((path) => ({ path, lines: withoutComments(path, readFileSync(path, 'utf8')).split('\n') }));

/** The file with its comments emptied: they are for engineers, and keep their lines. */
function withoutComments(path: string, text: string): string {
  if (!/\.tsx?$/.test(path)) return text;
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/(^|\s)\/\/.*$/gm, '$1');
}

function findLines(refuses: (line: string, path: string) => boolean): string[] {
  return texts.flatMap(({ path, lines }) =>
    lines.flatMap((line, at) => (refuses(line, path) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
}

test('the texts are found', () => {
  const paths = texts.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['src/settings/topics/leads/forms.ts', 'sites/harbour/site.json']));
  expect(paths).toEqual(expect.arrayContaining(['demo/vehicles/voices.ts', 'standard-pages/faqs.md']));
});

test('no text has a phrase that the voice has thrown out', () => {
  expect(findLines((line) => REFUSED.some((phrase) => phrase.test(line)))).toEqual([]);
});

test('one thing has one word', () => {
  expect(findLines((line) => SECOND_WORDS.some((word) => word.test(line)))).toEqual([]);
});

test.each(["label: 'Registration'", '>Get directions<', "'Preferred dealership'", 'Your shortlist is empty.'])(
  'the law refuses %s as a second word',
  (text) => {
    expect(SECOND_WORDS.some((word) => word.test(text.startsWith('Your') ? `>${text}` : text))).toBe(true);
  },
);

test('kilometres are km, but for the texts that the specification writes with kms', () => {
  expect(findLines((line, path) => KMS.test(line) && !OWN_KMS.includes(path))).toEqual([]);
});

test.each([
  'A check keeps programs out. There is nothing for you to solve.',
  'Somebody from our team calls you.',
  'Residual at the end',
  'Tell us, and we will find out what can be done.',
  'What is to be done?',
  'What is not as it should be?',
  'Rests on 18 comparable vehicles',
])('the law refuses "%s"', (text) => {
  expect(REFUSED.some((phrase) => phrase.test(text))).toBe(true);
});
