import { expect, test } from 'vitest';
import { documentOf, get, pageOf, structuredData, textOf, textsOf } from '../http.ts';

test('[H9] a question unfolds its answer without scripts, and search engines are told all of them', async () => {
  const page = await pageOf('harbour', '/faqs');
  const requested = 'Which cars can I get an online estimate for?';
  const question = [...page.querySelectorAll('details.faq > summary')].find((one) => textOf(one) === requested);
  const answer = 'Online trade-in estimates are not generated for cars over 7 years old or over 100,000 km';
  expect(textOf(question?.parentElement as Element)).toContain(answer);
  const told = structuredData(page).find((each) => each['@type'] === 'FAQPage');
  const questions = textsOf(page, '.faq > summary');
  expect(questions.length).toBeGreaterThan(3);
  expect(told?.mainEntity).toMatchObject(questions.map((name) => ({ name })));
});

test('[A9] without scripts each opening of the menu leads to all of it, where it names the site’s pages', async () => {
  const page = await pageOf('wattle-creek', '/privacy-policy');
  const openings = [...page.querySelectorAll('nav[aria-label="Main"] > details')];
  expect(new Set(openings.map((one) => one.getAttribute('name'))).size).toBe(1);
  expect(openings.filter((one) => one.hasAttribute('open'))).toEqual([]);
  const all = await pageOf('wattle-creek', '/menu');
  for (const opening of openings) {
    const [way, ...others] = opening.querySelectorAll('a');
    expect(others).toEqual([]);
    const [path, id = ''] = way?.getAttribute('href')?.split('#') ?? [];
    expect(path).toBe('/menu');
    expect(textOf(all.getElementById(id) as Element, 'h2')).toBe(textOf(opening, 'summary'));
  }
  expect(page.querySelector('.drawer a[href="/menu"]')).not.toBeNull();
  const service = all.getElementById('menu-service') as Element;
  expect(textsOf(service, 'a')).toContain('Capped-Price Servicing');
  for (const link of service.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    expect([href, (await get('wattle-creek.localhost', href)).status]).toEqual([href, 200]);
  }
});

test('[A9] what is in the menus of either width is the page’s, and is cached while it stays the same', async () => {
  const host = 'harbour.localhost';
  const page = await pageOf('harbour', '/');
  const named = hrefsIn((await pageOf('harbour', '/menu')).querySelector('main') as Element);
  for (const selector of ['nav[aria-label="Main"]', '.drawer']) {
    const address = page.querySelector(selector)?.getAttribute('data-menus') ?? '';
    const contents = await get(host, address);
    expect(contents.headers['cache-control']).toBe('public, max-age=86400');
    const hrefs = hrefsIn(documentOf(`<main>${contents.body}</main>`).querySelector('main') as Element);
    expect(hrefs.size).toBeGreaterThan(20);
    expect([...hrefs].filter((href) => !named.has(href))).toEqual([]);
    const older = await get(host, address.replace(/v=.*/, 'v=older'));
    expect([older.body, older.headers['cache-control']]).toEqual([contents.body, 'no-cache']);
  }
  expect((await get(host, '/menu/tall')).status).toBe(404);
  const footer = page.querySelector('nav[aria-label="Footer"]');
  const [wide, folded] = await Promise.all(
    ['data-menus', 'data-menus-phone'].map(async (name) => {
      const { body } = await get(host, footer?.getAttribute(name) ?? '');
      return documentOf(`<main>${body}</main>`).querySelector('main') as Element;
    }),
  );
  expect(hrefsIn(folded as Element)).toEqual(hrefsIn(wide as Element));
  expect((folded as Element).querySelectorAll('details > summary').length).toBeGreaterThan(2);
  expect((folded as Element).querySelectorAll(':scope > :not(details)')).toHaveLength(0);
});

const hrefsIn = (part: Element) => new Set([...part.querySelectorAll('a')].map((link) => link.getAttribute('href')));

test('[H6] [H9] [H11] without scripts a home page has its words, its reviews and its posts', async () => {
  const { body } = await get('harbour.localhost', '/');
  const seen = body.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '');
  for (const heading of ['What else we do', 'What our customers say', 'News and advice'])
    expect(seen).toContain(`>${heading}</h2>`);
  expect(seen).toMatch(/14 days to change your mind/);
  expect(body).toMatch(/"@type":"AggregateRating"/);
  expect(seen).not.toContain('<div hidden id="S:');
});
