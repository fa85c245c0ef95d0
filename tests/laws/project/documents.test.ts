import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSiteFolder } from '../../../src/settings/content.ts';
import { LONGEST_LINE } from '../../../src/settings/documentation/wrap.ts';

/** Texts of sites are content: their line breaks reach the pages, so they are not wrapped. */
const CONTENT = /^(sites|standard-pages)\//;
const BUILT = /(^|\/)(node_modules|build|coverage|test-results|\.\w+)\//;

const documents = globSync('**/*.md')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !BUILT.test(path) && !CONTENT.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** A line that holds nothing but one unbreakable thing: a link, a picture, an address. */
const UNBREAKABLE = /^\s*(- )?(!?\[[^\]]*\]\(\S+\)|https?:\/\/\S+)[.,]?$/;

const withoutFences = (text: string): string => text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsOf = (text: string): string[] =>
  [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading ?? ''));

/** Why a link is broken; undefined when it is valid, or leads out of the project. */
function faultOf(path: string, link: string): string | undefined {
  if (/^(https?|mailto|tel):/.test(link)) return undefined;
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? path : join(dirname(path), file);
  if (!existsSync(target)) return `${path}: there is no ${target}`;
  if (!anchor || anchorsOf(readFileSync(target, 'utf8')).includes(anchor)) return undefined;
  return `${path}: ${target} has no heading #${anchor}`;
}

test('the documents are found', () => {
  const paths = documents.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['README.md', 'docs/README.md', 'docs/reference/settings/brand.md']));
});

test('no line of a document is longer than 120 characters', () => {
  const long = documents.flatMap(({ path, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ at: `${path}:${index + 1}`, line }))
      .filter(({ line }) => line.length > LONGEST_LINE && !UNBREAKABLE.test(line)),
  );
  expect(long.map(({ at }) => at)).toEqual([]);
});

test('every relative link of a document leads to a file, and to a heading where it names one', () => {
  const faults = documents.flatMap(({ path, text }) =>
    [...withoutFences(text).matchAll(/\]\(([^\s)]+)\)/g)].map(([, link]) => faultOf(path, link ?? '')),
  );
  expect(faults.filter(Boolean)).toEqual([]);
});

test('every document that code or another document names is there', () => {
  const sources = globSync('{src,scripts,tests,demo,bench}/**/*.{ts,tsx,mjs}').map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));
  const faults = [...sources, ...documents].flatMap(({ path, text }) =>
    [...text.matchAll(/\bdocs\/[\w./-]*\.(?:md|json)\b/g)]
      .filter(([name]) => !existsSync(name))
      .map(([name]) => `${path}: there is no ${name}`),
  );
  expect(faults).toEqual([]);
});

test('every command that a document names is one of package.json', () => {
  const manifests = ['package.json', ...globSync('*/package.json')].map(
    (path) => JSON.parse(readFileSync(path, 'utf8')) as { scripts?: Record<string, string> },
  );
  const scripts = Object.assign({}, ...manifests.map((manifest) => manifest.scripts)) as Record<string, string>;
  const faults = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpm run ([\w:-]+)/g)]
      .filter(([, name]) => !Object.hasOwn(scripts, name ?? ''))
      .map(([command]) => `${path}: ${command}`),
  );
  expect(faults).toEqual([]);
});

test('every environment variable of the program is in its reference', () => {
  const page = readFileSync('docs/reference/environment.md', 'utf8');
  const config = readFileSync('src/app/operations/config.ts', 'utf8');
  const names = [...config.matchAll(/^ {2}([A-Z][A-Z_]+): z|^ {2}([A-Z][A-Z_]+): onOff/gm)].map(([, a, b]) => a ?? b);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !page.includes(`**\`${name}\`**`))).toEqual([]);
});

test('the site of the tutorial is accepted as it is written, also with its destinations', () => {
  const text = readFileSync('docs/tutorial/first-group.md', 'utf8');
  const blocks = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json ?? '') as unknown);
  const [site, dealerships, locations, added] = blocks as [{ settings: object }, object, object, object];
  const check = (settings: object) =>
    checkSiteFolder({
      'site.json': { ...site, settings },
      'dealerships.json': dealerships,
      'locations.json': locations,
    });
  expect(check(site.settings)).toMatchObject({ ok: true });
  expect(check({ ...site.settings, ...added })).toMatchObject({
    ok: true,
    site: { settings: { leads: { destinations: [{ kind: 'email' }, { kind: 'email' }] } } },
  });
});
