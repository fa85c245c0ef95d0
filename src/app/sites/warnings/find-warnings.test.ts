import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PICTURES_FOLDER } from '../../../../demo/media.ts';
import { SITES_FOLDER } from '../../../../demo/places.ts';
import { formatProblem, readSiteFolders } from '../folder.ts';
import { findWarnings } from './find-warnings.ts';
import { findMissingPictures } from './pictures.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'forecourt-warnings-'));
  mkdirSync(join(root, 'media'));
  writeFileSync(join(root, 'media', 'logo.png'), 'a picture');
});
afterAll(() => rmSync(root, { recursive: true }));

let folders = 0;

/** The warnings for a site with these settings and files, besides what every site needs. */
async function saidOf(
  settings: { brand?: object } & Record<string, unknown>,
  files: Record<string, unknown> = {},
  makesInStock: string[] = [],
): Promise<string[]> {
  const sites = join(root, `sites-${++folders}`);
  const site = {
    group: { slug: 'yard', name: 'Yard' },
    settings: { contact: { phone: '07 5550 1234' }, ...settings, brand: { name: 'Yard', ...settings.brand } },
  };
  for (const [name, content] of Object.entries({ 'site.json': site, ...files })) {
    const path = join(sites, 'yard', name);
    mkdirSync(dirname(path), { recursive: true });
    const written = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(path, written ? content : JSON.stringify(content));
  }
  const [folder] = await readSiteFolders(sites);
  if (!folder!.check.ok) return folder!.check.problems.map((problem) => formatProblem('yard', problem));
  const warnings = await findWarnings(folder!, { makesInStock });
  const missing = findMissingPictures(folder!, join(root, 'media'));
  return [...warnings, ...missing].map((warning) => formatProblem('yard', warning));
}

const dealerships = [{ slug: 'yard', name: 'Yard' }];
const located = (...locations: object[]) => ({
  'dealerships.json': dealerships,
  'locations.json': locations.map((location, at) => ({
    name: `Yard ${at}`,
    dealership_slug: 'yard',
    address: {},
    ...location,
  })),
});
const page = (text: string) => ({ 'pages/about-us.md': `---\ntitle: About us\n---\n${text}\n` });

test('[A2] an ABN whose check digits do not fit', async () => {
  expect(await saidOf({ brand: { abn: '51824753556' } })).toEqual([]);
  expect(await saidOf({ brand: { abn: '51824753557' } })).toEqual([
    expect.stringMatching(/^sites\/yard\/site\.json: settings\.brand\.abn: 51824753557 is not a valid Australian/),
  ]);
});

test('[A2] makes that there are not; a known one, one of the site’s own brands and one of the stock are', async () => {
  const stock = { makes: ['TOYOTA', 'Jayco', 'Ownbrand', 'Instock', 'Toyotaa'] };
  const own = { 'manufacturers.json': [{ name: 'Ownbrand', slug: 'ownbrand' }] };
  expect(await saidOf({ stock }, own, ['Instock'])).toEqual([
    'sites/yard/site.json: settings.stock.makes[4]: there is no make "Toyotaa". Did you mean "Toyota"?',
  ]);
  const dealership = { 'dealerships.json': [{ slug: 'yard', name: 'Yard', manufacturers: ['Fjord'] }] };
  expect(await saidOf({}, dealership)).toEqual([
    expect.stringMatching(/^sites\/yard\/dealerships\.json: \[0\]\.manufacturers\[0\]: there is no make "Fjord"/),
  ]);
});

test('[A2] links to missing pages, in menus and in texts; searches and files are no pages', async () => {
  const items = ['/about-us', '/abuot-us', '/search/roam-alexandria', '/', '#map'];
  const links = items.map((href) => ({ label: 'Go', href }));
  const header = [{ kind: 'menu', label: 'More', items: links }];
  const text =
    'See [us](/about-us), [that](/nothing-here?a=1), [a file](/media/logo.png) and [them](https://a.example).';
  expect(await saidOf({ navigation: { header } }, page(text))).toEqual([
    'sites/yard/site.json: settings.navigation.header[0].items[1].href: the site has no page /abuot-us. ' +
      'Did you mean /about-us?',
    'sites/yard/pages/about-us.md: blocks[0].body: the site has no page /nothing-here.',
  ]);
});

// Links and pictures that are not in Markdown's brackets used to be missed, though pages show them as well.
test('[A2] links and pictures written as HTML or as references are found; in code there are none', async () => {
  const text =
    '<a href="/in-html">a</a> <img src="/media/in-html.jpg"> [a][1] ![a][2] `[a](/in-code)`\n\n[1]: ' +
    '/in-reference\n[2]: /media/in-reference.jpg';
  expect(await saidOf({}, page(text))).toEqual(
    [
      'the site has no page /in-html.',
      'the site has no page /in-reference.',
      'there is no file /media/in-html.jpg.',
      'there is no file /media/in-reference.jpg.',
    ].map((reason) => `sites/yard/pages/about-us.md: blocks[0].body: ${reason}`),
  );
});

test('[A2] a postcode that there is not or of another state, however the state is written', async () => {
  const at = (state: string, postcode: string) => ({ address: { state, postcode } });
  const right = [at('QLD', '4870'), at('Victoria', '3000'), at('nsw', '2620'), at('ACT', '2620')];
  expect(await saidOf({}, located(...right))).toEqual([]);
  expect(await saidOf({}, located(at('QLD', '2000'), at('QLD', '0001')))).toEqual([
    'sites/yard/locations.json: [0].address.postcode: 2000 is not in QLD. It is in NSW.',
    'sites/yard/locations.json: [1].address.postcode: there is no postcode 0001.',
  ]);
});

test('[A2] coordinates outside of Australia, with the slip that would explain them', async () => {
  const at = (lat: number, long: number) => ({ address: { lat, long } });
  const right = [at(-16.92, 145.77), at(-42.88, 147.33), at(-31.95, 115.86), at(-29.04, 167.95)];
  expect(await saidOf({}, located(...right))).toEqual([]);
  expect(await saidOf({}, located(at(16.92, 145.77), at(145.77 / 2, -16.92), at(-36.85, 174.76)))).toEqual([
    'sites/yard/locations.json: [0].address: 16.92, 145.77 is not in Australia. Perhaps lat needs ' + 'a minus sign.',
    'sites/yard/locations.json: [1].address: 72.885, -16.92 is not in Australia.',
    'sites/yard/locations.json: [2].address: -36.85, 174.76 is not in Australia.',
  ]);
});

test('[A2] more than one primary location', async () => {
  expect(await saidOf({}, located({ primary: true }, {}, { primary: true }))).toEqual([
    'sites/yard/locations.json: [2].primary: "Yard 0" is the primary location already. A group can only have one.',
  ]);
});

test('[A2] a logo or picture that is not there, in settings, lists and texts', async () => {
  const logo = (image: string) => ({ brand: { logo: { image } } });
  expect(await saidOf(logo('/media/logo.png?v=1'))).toEqual([]);
  expect(await saidOf(logo('https://cdn.example/logo.png'))).toEqual([]);
  expect(await saidOf(logo('/media/lgo.png'), page('![Us](/media/us.jpg) ![Logo](/media/logo.png)'))).toEqual([
    'sites/yard/site.json: settings.brand.logo.image: there is no file /media/lgo.png.',
    'sites/yard/pages/about-us.md: blocks[0].body: there is no file /media/us.jpg.',
  ]);
  expect(await saidOf(logo('/logo.svg'))).toEqual([
    'sites/yard/site.json: settings.brand.logo.image: nothing is served at /logo.svg: pictures go under /media/.',
  ]);
  expect(await saidOf({ brand: { logo: { image: '/media/logo.png', onDark: '/media/white.svg' } } })).toEqual([
    'sites/yard/site.json: settings.brand.logo.onDark: there is no file /media/white.svg.',
  ]);
  expect(await saidOf({ brand: { heroImage: '/media/hero.avif' } })).toEqual([
    'sites/yard/site.json: settings.brand.heroImage: there is no file /media/hero.avif.',
  ]);
});

test('[A2] [H9] a page whose script will be taken out, and what else of it would have done something', async () => {
  const text = 'Hello <b>you</b>.\n\n<script src="https://chat.example/x.js"></script>\n\n<p onclick="go()">Go</p>';
  expect(await saidOf({}, page(text))).toEqual([
    expect.stringMatching(/^sites\/yard\/pages\/about-us\.md: blocks\[0\]\.body: <script> is removed from the page/),
    expect.stringMatching(/onclick is removed from the page/),
  ]);
  expect(await saidOf({}, page('Write `<script>` so, and 1 < 2.'))).toEqual([]);
});

// The error used to be "Unexpected token" for a file that looks right in every editor, or letters were silently
// replaced.
test.each<[string, Uint8Array | string, string]>([
  ['a byte order mark', '\uFEFF[]', 'begins with a byte order mark (BOM)'],
  ['UTF-16', Buffer.from('\uFEFF[]', 'utf16le'), 'is written in UTF-16'],
  ['UTF-16 without a byte order mark', Buffer.from('[]', 'utf16le'), 'is written in UTF-16 without a byte order mark'],
  ['Windows letters', Buffer.from('[\n"Caf\xe9"]', 'latin1'), 'is not written in UTF-8 (line 2)'],
])('[A2] a file with %s says so, as JSON and as a page', async (_, bytes, reason) => {
  const said = (file: string) => `sites/yard/${file}: ${reason}. Save it as UTF-8, without a byte order mark.`;
  expect(await saidOf({}, { 'offers.json': bytes })).toEqual([said('offers.json')]);
  expect(await saidOf({}, { 'pages/a.md': bytes })).toEqual([said('pages/a.md')]);
});

test('[A2] the demo’s own sites have nothing of all this', async () => {
  for (const folder of await readSiteFolders(fileURLToPath(SITES_FOLDER))) {
    expect(folder.check.ok, folder.slug).toBe(true);
    expect(await findWarnings(folder, { makesInStock: [] })).toEqual([]);
    expect(findMissingPictures(folder, PICTURES_FOLDER)).toEqual([]);
  }
});
