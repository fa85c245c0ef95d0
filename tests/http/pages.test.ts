import { expect, test } from 'vitest';
import { get, pageOf, structuredData, textOf, textsOf } from '../http.ts';

test('[H9] a question unfolds its answer without scripts, and search engines are told all of them', async () => {
  const page = await pageOf('harbour', '/faqs');
  const requested = 'Which cars get an estimate online?';
  const question = [...page.querySelectorAll('details.faq > summary')].find((one) => textOf(one) === requested);
  const answer = 'Online trade-in estimates are not generated for cars over 7 years old or over 100,000 km';
  expect(textOf(question?.parentElement as Element)).toContain(answer);
  const told = structuredData(page).find((each) => each['@type'] === 'FAQPage');
  const questions = textsOf(page, '.faq > summary');
  expect(questions.length).toBeGreaterThan(3);
  expect(told?.mainEntity).toMatchObject(questions.map((name) => ({ name })));
});

test('[A9] a menu opens without scripts, one at a time, and names the pages that the site has', async () => {
  const page = await pageOf('wattle-creek', '/privacy-policy');
  const menus = [...page.querySelectorAll('nav[aria-label="Main"] > details')];
  expect(new Set(menus.map((menu) => menu.getAttribute('name'))).size).toBe(1);
  expect(menus.filter((menu) => menu.hasAttribute('open'))).toEqual([]);
  const service = menus.find((menu) => textOf(menu, 'summary').startsWith('Service')) as Element;
  expect(textsOf(service, 'a')).toContain('Capped-Price Servicing');
  for (const link of service.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    expect([href, (await get('wattle-creek.localhost', href)).status]).toEqual([href, 200]);
  }
});

test('[H6] [H9] [H11] without scripts a home page has its words, its reviews and its posts', async () => {
  const { body } = await get('harbour.localhost', '/');
  const seen = body.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '');
  for (const heading of ['What else we do', 'What our customers say', 'News and advice'])
    expect(seen).toContain(`>${heading}</h2>`);
  expect(seen).toMatch(/14 days to change your mind/);
  expect(body).toMatch(/"@type":"AggregateRating"/);
  expect(seen).not.toContain('<div hidden id="S:');
});
