import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSiteFolder } from '../content.ts';
import { PLACEHOLDERS } from '../placeholders.ts';
import { formatProblem } from '../problem.ts';
import { STANDARD_PAGES } from './pages.ts';

const settings = { brand: { name: 'Harbour' }, contact: { phone: '07 5550 1234' } };
const site = { group: { slug: 'harbour', name: 'Harbour Motor Group' }, settings };
const check = (files: Record<string, unknown>) => checkSiteFolder({ 'site.json': site, ...files });

function complaints(files: Record<string, unknown>): string[] {
  const checked = check(files);
  return checked.ok ? [] : checked.problems.map((problem) => `${problem.file} ${formatProblem(problem)}`);
}

function pagesOf(files: Record<string, unknown>) {
  const checked = check(files);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.site.pages;
}

const head = '---\ntitle: About us\n---\n';

test('[H9] a Markdown file is a page: its keys, its text, and the blocks in the order of the file', () => {
  const text =
    `---\ntitle: About us\nintro: One group: every road.\nexpiry: ` +
    `2026-12-31\n---\nFirst.\n\n\`\`\`block\n{"kind": "figures"}\n\`\`\`\n\nLast.\n`;
  const [page] = pagesOf({ 'pages/pages/about-us.md': text });
  expect(page).toMatchObject({
    slug: 'pages/about-us',
    title: 'About us',
    intro: 'One group: every road.',
    expiry: '2026-12-31',
    blocks: [
      { kind: 'text', body: 'First.' },
      { kind: 'figures', items: [] },
      { kind: 'text', body: 'Last.' },
    ],
  });
});

test.each<[what: string, files: Record<string, unknown>, complaint: string]>([
  [
    'a page without its keys',
    { 'pages/a.md': 'Hello' },
    'pages/a.md line 1: the file must begin with its keys. Start with a line ---, then for example ' +
      'title: About us, then a line ---.',
  ],
  [
    'a line that is no key',
    { 'pages/a.md': '---\ntitle: A\nwhat is this\n---\nHello' },
    'pages/a.md line 3: is not a key with a value. Write title: About us.',
  ],
  [
    'an unknown key',
    { 'pages/a.md': '---\ntitel: A\n---\nHello' },
    'pages/a.md titel: is not allowed here. Did you mean title?',
  ],
  ['a page without anything on it', { 'pages/a.md': head }, 'pages/a.md body: a page needs a body or blocks.'],
  [
    'a block that is not JSON',
    { 'pages/a.md': `${head}Text.\n\n\`\`\`block\n{"kind"}\n\`\`\`\n` },
    'pages/a.md block at line 6: is not JSON',
  ],
  [
    'an unknown kind of block',
    { 'pages/a.md': `${head}\`\`\`block\n{"kind": "fqa"}\n\`\`\`\n` },
    'pages/a.md blocks[0].kind: "fqa" is not allowed. Did you mean "faq"?',
  ],
  [
    'an error deep in a block',
    { 'pages.json': [{ slug: 'a', title: 'A', blocks: [{ kind: 'faq', items: [{ question: 'Why?' }] }] }] },
    'pages.json [0].blocks[0].items[0].answer: is required. Give text.',
  ],
  [
    'a hero below others',
    {
      'pages.json': [{ slug: 'a', title: 'A', body: 'B', blocks: [{ kind: 'text', body: 'C' }, { kind: 'hero' }] }],
    },
    'pages.json [0].blocks[1].kind: a hero must be the first block of its page.',
  ],
  [
    'an address that another room answers',
    { 'pages/search/a.md': `${head}B` },
    'pages/search/a.md slug: is already used by a page that every site has.',
  ],
  [
    'an address twice',
    { 'pages.json': [{ slug: 'a', title: 'A', body: 'B' }], 'pages/a.md': `${head}B` },
    'pages/a.md slug: "a" is already at pages.json [0]. Choose another.',
  ],
  [
    'an unknown placeholder',
    { 'pages/a.md': `${head}Call {{phoen}}.` },
    'pages/a.md blocks[0].body: {{phoen}} is not a placeholder. Did you mean {{phone}}?',
  ],
  [
    'a placeholder without a value',
    { 'pages/a.md': `${head}Write to {{email}}.` },
    'pages/a.md blocks[0].body: {{email}} has no value on this site. Set contact.email, or put the ' +
      'words between {{#email}} and {{/email}}.',
  ],
  [
    'a section that does not end',
    { 'pages/a.md': `${head}{{#email}}Write.` },
    'pages/a.md blocks[0].body: {{#email}} is never closed. Sections are {{#email}} … {{/email}}.',
  ],
  [
    'a post that is nowhere',
    { 'posts.json': [{ heading: 'A', date: '2026-01-02' }] },
    'posts.json [0].href: a post needs a slug and its own text, or an href to its text.',
  ],
  ['a post without a day', { 'posts/a.md': '---\nheading: A\n---\nText' }, 'posts/a.md date: is required.'],
])('[H9] %s is refused, with its file, its place and why', (_what, files, complaint) => {
  expect(complaints(files).join('\n')).toContain(complaint);
});

// The regression: a review without a location counted in every location's stars.
test('[H6] a review without its location is refused', () => {
  const review = { customer_name: 'Kim', rating: 5, text: 'Good.', review_date: '2026-01-02' };
  expect(complaints({ 'reviews.json': [review] }).join('\n')).toContain('reviews.json [0].location_slug: is required.');
});

test('[H9] words between {{#name}} and {{/name}} are no fault where the value is not known', () => {
  expect(complaints({ 'pages/a.md': `${head}Call {{phone}}{{#email}}, write to {{email}}{{/email}}.` })).toEqual([]);
});

describe('pages that come with the platform', () => {
  const root = join(import.meta.dirname, '..', '..', '..', 'standard-pages');
  const standard = Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => [`standard-pages/${file}`, readFileSync(join(root, file), 'utf8')]),
  );
  const withPages = (pages: object) => ({
    ...standard,
    'site.json': { ...site, settings: { ...settings, pages } },
  });

  test('[H9] there is a file for each of them, and each is good for a site of a name and a phone number', () => {
    const found = pagesOf(withPages({ standard: STANDARD_PAGES }));
    expect(found.map(({ slug }) => slug).toSorted()).toEqual([...STANDARD_PAGES].toSorted());
  });

  test('[H9] a site has those that its settings name, and its own page in place of one', () => {
    const own = { 'pages/faqs.md': `${head}Ours.` };
    const found = pagesOf({ ...withPages({ standard: ['faqs', 'careers'] }), ...own });
    expect(found.map(({ slug, title }) => `${slug}: ${title}`)).toEqual(['faqs: About us', 'careers: Careers']);
  });

  test.each([
    ['used-car-return', ['returnDays', 'returnKm', 'returnFuel']],
    ['privacy-policy', ['privacyAcknowledgeDays', 'privacyAccessDays', 'complaintDays']],
    ['warranty', ['protectionYears', 'standardWarrantyYears', 'manufacturerWarrantyYears']],
    ['faqs', ['tradeInMaxYears', 'tradeInMaxKm']],
  ])('[H9] the figures of %s are settings', (slug, names) => {
    for (const name of names) expect(standard[`standard-pages/${slug}.md`]).toContain(`{{${name}}}`);
  });
});

test('[H9] the reference names every placeholder and every kind of block', () => {
  const text = ['placeholders', 'page-blocks', 'settings/pages']
    .map((page) => readFileSync(`docs/reference/${page}.md`, 'utf8'))
    .join('\n');
  for (const name of Object.keys(PLACEHOLDERS)) expect(text).toContain(`\`{{${name}}}\``);
  for (const kind of [
    'hero',
    'text',
    'faq',
    'figures',
    'tiles',
    'offers',
    'vehicles',
    'brands',
    'locations',
    'reviews',
    'posts',
    'form',
  ])
    expect(text).toContain(`\`${kind}\``);
  for (const slug of STANDARD_PAGES) expect(text).toContain(`\`${slug}\``);
});
