import { expect, test } from 'vitest';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { findExternalTradeIn, findTradeInPage, listOpenTradeInPages } from './pages.ts';
import { classifyTradeInRequest } from './request-kind.ts';

type TradeIn = SiteSettingsInput['tradeIn'];
const settingsOf = (tradeIn: TradeIn = {}) => sampleSettings({ tradeIn });
const stepAt = (path: string, tradeIn?: TradeIn) =>
  classifyTradeInRequest(new URL(path, 'https://site.example'), settingsOf(tradeIn));

test.each([
  ['/trade-in?step=find', 'lookup'],
  ['/cars/trade-in?step=find&car_id=7', 'lookup'],
  ['/instant-price.data?step=find', 'lookup'],
  ['/sell-my-car?step=describe', 'answers'],
  ['/trade-in?valuation=1&step=condition', 'answers'],
  ['/trade-in?valuation=1&step=estimate', 'answers'],
  ['/trade-in?valuation=1&step=details', null],
  ['/contact?step=find', null],
  ['/contact?step=describe', null],
])('[G4] what is sent to %s counts as %s', (path, counted) => expect(stepAt(path)).toBe(counted));

test('[G4] the pages are where the site has them, and nowhere where it has none', () => {
  const own = settingsOf({ pages: { sellMyCar: '/we-buy-cars', instantPrice: null } });
  expect(findTradeInPage('/we-buy-cars', own)).toBe('sell_my_car');
  expect(findTradeInPage('/sell-my-car', own)).toBeUndefined();
  expect(listOpenTradeInPages(own).map(({ path }) => path)).toEqual(['/trade-in', '/we-buy-cars', '/cars/trade-in']);
  const hidden = settingsOf({ show: 'hidden' });
  expect([listOpenTradeInPages(hidden), findTradeInPage('/trade-in', hidden)]).toEqual([[], undefined]);
  expect(findTradeInPage('/cars/trade-in', settingsOf({ pages: { tradeIn: null } }))).toBeUndefined();
});

test('[G4] a page of another service stands in for all of them', () => {
  const elsewhere = settingsOf({ externalLink: 'https://value.example/ours' });
  for (const path of ['/trade-in', '/cars/trade-in', '/sell-my-car', '/instant-price']) {
    expect(findExternalTradeIn(path, elsewhere)).toBe('https://value.example/ours');
    expect(findTradeInPage(path, elsewhere)).toBeUndefined();
  }
  expect(findExternalTradeIn('/finance', elsewhere)).toBeUndefined();
});
