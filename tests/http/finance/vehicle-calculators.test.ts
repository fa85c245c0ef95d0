import { expect, test } from 'vitest';
import { firstVehicle, get, pageOf, textOf } from '../../http.ts';
import { findCar } from '../../journeys/finance/financed.ts';

const PETROL = '/search/used-cars?fuel=Petrol';

/** A form of the running costs, found by its content. */
function formWith(page: Document, selector: string): Element {
  const form = page.querySelector(`#running-costs ${selector}`)?.closest('form');
  if (!form) throw new Error(`no form has ${selector}`);
  return form;
}

/** The parameters that a form submits to its own page, filled in by its labels. */
function sentWith(form: Element, written: Record<string, string>): URLSearchParams {
  expect(form.getAttribute('action')).toBe('#running-costs');
  expect(form.getAttribute('method') ?? 'get').toBe('get');
  expect(textOf(form)).toContain('Calculate');
  const boxes = [...form.querySelectorAll('label')].map((label) => {
    const text = Object.entries(written).find(([words]) => textOf(label).startsWith(words))?.[1];
    const box = label.querySelector('input');
    return [box?.getAttribute('name') ?? '', text ?? box?.getAttribute('value') ?? ''];
  });
  return new URLSearchParams(boxes);
}

test('[D10] [D11] without JavaScript the page itself answers both', async () => {
  const { href } = await findCar('harbour', true, PETROL);
  const page = await pageOf('harbour', href);
  const delivery = sentWith(formWith(page, '#delivery-answer'), { 'Delivery postcode': '4000' });
  expect(textOf(await pageOf('harbour', `${href}?${delivery}`), '#delivery-answer')).toContain('$149');
  const written = { 'Distance per week': '500 kms', Consumption: '8', 'Fuel price per litre': '$2.00' };
  const fuel = sentWith(formWith(page, '.calc-out'), written);
  expect([...fuel.values()]).toEqual(Object.values(written));
  expect(textOf(await pageOf('harbour', `${href}?${fuel}`), '.calc-out')).toContain('$80');
});

test('[D11] an electric vehicle has no fuel calculator', async () => {
  const { body } = await get('harbour.localhost', await firstVehicle('/search/new-used-and-demo-cars?fuel=Electric'));
  expect(body).toContain('Delivery postcode');
  expect(body).not.toContain('Fuel price per litre');
});

test('[D14] similar vehicles are at most six, none the vehicle itself; an unknown one has none', async () => {
  const { href } = await findCar('harbour', true, PETROL);
  const { cards } = JSON.parse((await get('harbour.localhost', `${href}/similar`)).body);
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.length).toBeLessThanOrEqual(6);
  expect(cards.map((card: { href: string }) => card.href)).not.toContain(href);
  expect((await get('harbour.localhost', '/cars/no-such-vehicle/similar')).status).toBe(404);
});
