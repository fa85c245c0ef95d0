import { describe, expect, test } from 'vitest';
import { firstVehicle, get, pageOf, textOf } from '../http.ts';
import { LOOKS_ON_SITES } from '../journeys/page-kinds/demo-sites.ts';
import { PlainBrowser } from '../plain-browser.ts';
import { filled, formIn } from '../plain-form.ts';

const LIST = '/search/used-cars';

describe.each(LOOKS_ON_SITES)('in the look $look (on $site.slug)', ({ look, site: { slug: site } }) => {
  test('[A7] a list is of the look, its menus lead on without scripts, and its filters narrow it', async () => {
    const page = await pageOf(site, LIST);
    expect(page.documentElement.getAttribute('data-template')).toBe(look);
    const menus = [...page.querySelectorAll('nav[aria-label="Main"] details')];
    expect(menus.length).toBeGreaterThan(1);
    const all = await pageOf(site, '/menu');
    for (const menu of menus) {
      expect(menu.hasAttribute('open')).toBe(false);
      expect(menu.firstElementChild?.tagName).toBe('SUMMARY');
      const [, id = ''] = menu.querySelector('a')?.getAttribute('href')?.split('/menu#') ?? [];
      expect(all.getElementById(id)?.querySelectorAll('a').length).toBeGreaterThan(0);
    }
    // A closed group is a link to the page that has all of them.
    const whole = await pageOf(
      site,
      page.querySelector('.fgroup-more')?.getAttribute('href')?.replace(/#.*/, '') ?? '',
    );
    const form = formIn(whole, '#filter-form');
    expect(form.element.getAttribute('method')).toBe('get');
    const box = whole.querySelector('#filters input[name=transmission]');
    expect(box?.closest('form') ?? whole.getElementById(box?.getAttribute('form') ?? '')).toBe(form.element);
    const transmission = box?.getAttribute('value') ?? '';
    const browser = new PlainBrowser(site);
    await browser.send(filled(form, { transmission }));
    expect(new URL(browser.path, 'http://any').searchParams.get('transmission')).toBe(transmission);
    const narrowed = browser.page;
    const countOf = (one: Document) => Number(textOf(one, 'h1 span').replaceAll(/\D/g, ''));
    expect(countOf(narrowed)).toBeGreaterThan(0);
    expect(countOf(narrowed)).toBeLessThan(countOf(page));
    expect(narrowed.querySelectorAll('main article').length).toBeGreaterThan(0);
  });

  test('[C4] [D2] nothing of a vehicle page is painted before its gallery, which comes above the heading', async () => {
    const { body } = await get(`${site}.localhost`, await firstVehicle(LIST, site));
    const [, id] = /<link rel="expect" href="#([\w-]+)" blocking="render"\/>/.exec(body) ?? [];
    expect(body.indexOf('rel="expect"')).toBeLessThan(body.indexOf('</head>'));
    expect(body).toMatch(new RegExp(`<div[^>]* id="${id}"`));
  });
});
