import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CardModel } from '../../src/kernel/cards/card.ts';
import { type Template, TemplateProvider } from '../../src/kernel/template.ts';
import { LOOK_NAMES, type LookName } from '../../src/settings/looks.ts';
import { loadAllTemplates } from '../../src/templates/load-all.server.ts';
import { getTemplate } from '../../src/templates/registry.ts';
import { getShell } from '../../src/templates/shells.server.tsx';
import { groupChrome } from './samples/chromes.ts';
import { groupHome } from './samples/home.ts';
import { CHROMES, PAGES, searchAt, vehicleAt } from './samples/pages.tsx';

afterAll(() => rendered.clear());

// A new page kind has its samples in samples/pages.tsx, which the gallery shows too.
beforeAll(loadAllTemplates);

/** Pages outside the breadcrumb: home, print, errors, and the steps of a payment. */
const WITHOUT_TRAIL = /^(?:home|print|not found|gone wrong|.*\b(?:pay(?:ment)?|paid|money|card|alerts)\b)/;

const rendered = new Map<string, Promise<string>>();

/** A sample page without its frame, rendered once. */
function pageHtml(name: LookName, [title, page]: (typeof PAGES)[number]): Promise<string> {
  const template = getTemplate(name);
  const key = `${name} ${title}`;
  const html = rendered.get(key) ?? render(template, page(template));
  rendered.set(key, html);
  return html;
}

describe.each(LOOK_NAMES)('template %s', (name) => {
  test.each(PAGES.filter(([page]) => !WITHOUT_TRAIL.test(page)))(
    '[A9] %s says where it stands, from the home page down to itself',
    async (title, page) => {
      const html = await pageHtml(name, [title, page]);
      const [, trail] = /<nav[^>]* aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
      expect(trail).toMatch(/^(?:<ol><li[^>]*>)?<a href="\/"/);
    },
  );

  describe.each(CHROMES)('for %s', (_site, chrome) => {
    test.each(PAGES)('renders %s with one h1, headings in order and no empty link', async (_page, page) => {
      const template = getTemplate(name);
      const Shell = getShell(name);
      const html = await render(template, <Shell chrome={chrome}>{page(template)}</Shell>);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(skippedHeadings(html)).toEqual([]);
      expect(emptyLinks(html)).toEqual([]);
      expect(unnamedControls(html)).toEqual([]);
      expect(doubledIds(html)).toEqual([]);
      expect(html.match(/<main[\s>]/g)).toHaveLength(1);
    });
  });

  test('every image has its size and a text, be it empty', async () => {
    const html = (await Promise.all(PAGES.map((page) => pageHtml(name, page)))).join('');
    const images = html.match(/<img[^>]*>/g) ?? [];
    expect(images.length).toBeGreaterThan(10);
    expect(
      images.filter((tag) => !/ alt="/.test(tag) || !/ width="\d+"/.test(tag) || !/ height="\d+"/.test(tag)),
    ).toEqual([]);
  });

  test('[B11] promos stand among the results, said to be promotions, each with its link', async () => {
    const template = getTemplate(name);
    const html = await render(template, <template.SearchPage model={searchAt('/search/used-cars')} />);
    for (const kind of ['promo', 'campaign'])
      expect(html).toMatch(new RegExp(`Promotion(?:<[^>]*>|[: ])*Of kind ${kind}.*?href="/search/demo-cars"`));
  });

  test('[C1] a card says its price, and what it was before', async () => {
    const template = getTemplate(name);
    const card = searchAt('/search/used-cars').cards.find(({ state }) => state === 'available') as CardModel;
    const of = (was: string | null) => {
      const price = { ...card.price, isFigure: true, text: '$31,990', was };
      return render(template, <template.VehicleCard card={{ ...card, price }} />);
    };
    expect(await of('$34,990')).toMatch(/<b[^>]*>\$31,990<\/b>.*\$34,990<\/s>/s);
    expect(await of(null)).toMatch(/<b[^>]*>\$31,990<\/b>/);
    expect(await of(null)).not.toContain('</s>');
  });

  test('[C3] the card of a sold vehicle asks the question, and leads to what is similar', async () => {
    const template = getTemplate(name);
    const card = searchAt('/search/used-cars').cards[0] as CardModel;
    const similar = { question: 'Want another one?', label: 'Find one', href: '/search/used-cars?body=SUV' };
    const of = (offer: CardModel['similar']) =>
      render(template, <template.VehicleCard card={{ ...card, state: 'sold', similar: offer }} />);
    const html = await of(similar);
    expect(html).toContain(similar.question);
    expect(html).toMatch(/<a [^>]*href="\/search\/used-cars\?body=SUV"[^>]*>Find one<\/a>/);
    expect(await of(null)).not.toContain('Find one');
  });

  test('[E6] a card has words in place of a repayment that is too small to be said', async () => {
    const template = getTemplate(name);
    const card = searchAt('/search/used-cars').cards.find(({ state }) => state === 'available') as CardModel;
    const of = (enquireFinance: string | null) =>
      render(template, <template.VehicleCard card={{ ...card, repayment: null, enquireFinance }} />);
    expect(await of('Enquire for Finance')).toContain('Enquire for Finance');
    expect(await of(null)).not.toContain('Finance');
  });

  test('[D15] [H3] a vehicle’s page links to its location’s page, in the bar and beside the price', async () => {
    const template = getTemplate(name);
    const named = ({ href, text }: { href: string; text: string }) =>
      new RegExp(`<a [^>]*href="${href}"[^>]*>${text}</a>`, 'g');
    const linksTo = async (href: string | null) => {
      const html = await render(template, <template.VehiclePage model={vehicleAt(href)} />);
      const texts = ['Located at Maroochydore', 'Maroochydore'];
      return texts.map((text) => html.match(named({ href: '/locations/maroochydore', text }))?.length ?? 0);
    };
    expect(await linksTo('/locations/maroochydore')).toEqual([1, 1]);
    expect(await linksTo(null)).toEqual([0, 0]);
  });

  test('[D6] [D13] [H1] [H6] beside its price a vehicle’s page says how that compares and who sells it', async () => {
    const template = getTemplate(name);
    const model = vehicleAt('/locations/maroochydore');
    const priceVerdict = { label: 'Good price', text: '$1,840 below 18 comparable cars', tone: 'good' as const };
    const trust = { ...model.trust, rating: { label: '4.8 from 132 reviews', href: '/reviews/maroochydore' } };
    const price = model.price && { ...model.price, includes: 'Stamp duty and rego costs are extra.' };
    const html = await render(template, <template.VehiclePage model={{ ...model, price, priceVerdict, trust }} />);
    const [box = ''] = /class="price-box.*?class="box-p acts/s.exec(html) ?? [];
    expect(box).toMatch(
      /<a [^>]*href="#price-check"><span><b>Good price: <\/b>\$1,840 below 18 comparable cars<\/span>/,
    );
    expect(box).toContain('Stamp duty and rego costs are extra.');
    expect(box).toMatch(/<a href="#vehicle-map">Maroochydore<\/a>/);
    expect(box).toMatch(/<a href="\/reviews\/maroochydore">.*4\.8 from 132 reviews<\/a>/);
    expect(box).toContain('Open now · closes 5:30 pm');
    const [acts = ''] = /class="box-p acts.*?<div class="action-row/s.exec(html) ?? [];
    expect(acts.match(/class="btn [^"]*btn--(?:accent|ink)/g)).toHaveLength(1);
  });

  test('[D1] a vehicle’s page has its name as its one heading, and no copy of it for the eye alone', async () => {
    const template = getTemplate(name);
    const html = await render(template, <template.VehiclePage model={vehicleAt(null)} />);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html).not.toMatch(/<p [^>]*aria-hidden="true"[^>]*>(?:<[^>]*>)*20\d\d/);
  });

  test('[F5] [G2] a booking in the garage leads to where it is moved, and says that it is cancelled', async () => {
    const sent = PAGES.find(([page]) => page === 'garage: sent')!;
    const html = await pageHtml(name, sent);
    expect(html.match(/<a [^>]*href="\/my-booking\?v=1\.x"[^>]*>Move or cancel<\/a>/g)).toHaveLength(1);
    expect(html).toContain('Monday 1 June, 11:00 am (cancelled)');
  });

  test('what people wrote is text on the page, never markup', async () => {
    const template = getTemplate(name);
    const hostile = '<img src=x onerror=alert(1)>';
    const chrome = {
      ...groupChrome,
      siteName: hostile,
      strapline: hostile,
      logo: { kind: 'letters' as const, letters: 'X', name: hostile, shape: 'line' as const },
    };
    const home = {
      ...groupHome,
      hero: { ...groupHome.hero, heading: hostile },
      about: { heading: hostile, text: hostile },
    };
    const Shell = getShell(name);
    const html = await render(
      template,
      <Shell chrome={chrome}>
        <template.HomePage model={home} />
      </Shell>,
    );
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x');
  });
});

/**
 * Renders as the server does: the whole page, once everything that it waits for is there; parts may read their location
 * from the router.
 */
async function render(template: Template, page: React.ReactNode): Promise<string> {
  const element = <TemplateProvider value={template}>{page}</TemplateProvider>;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] });
  const { prelude } = await prerender(<RouterProvider router={router} />);
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '');
}

/** Headings that are more than one level below the one before; the page's own (after the menus) start at h1. */
function skippedHeadings(html: string): string[] {
  const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]));
  return levels.flatMap((level, index) =>
    level > (levels[index - 1] ?? 0) + 1 ? [`h${levels[index - 1] ?? 0} → h${level}`] : [],
  );
}

/** Links without text or target. */
function emptyLinks(html: string): string[] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)]
    .filter(
      ([, attributes = '', inner = '']) =>
        !hasName(attributes, inner) || !/ href="[^"]+"/.test(attributes) || / href="#"/.test(attributes),
    )
    .map(([tag]) => tag);
}

/** Buttons and summaries without an accessible name. */
function unnamedControls(html: string): string[] {
  return [...html.matchAll(/<(?:button|summary)\b([^>]*)>(.*?)<\/(?:button|summary)>/gs)]
    .filter(([, attributes = '', inner = '']) => !hasName(attributes, inner))
    .map(([tag]) => tag);
}

function hasName(attributes: string, inner: string): boolean {
  const text = inner.replace(/<svg.*?<\/svg>/gs, '').replace(/<[^>]+>/g, '');
  return text.trim() !== '' || / aria-label="[^"]+"/.test(attributes) || / alt="[^"]+"/.test(inner);
}

function doubledIds(html: string): string[] {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
