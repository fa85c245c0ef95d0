import { expect, test } from 'vitest';
import { checkOffer, compareOffers } from './stored-offer.ts';

const OFFER = {
  id: 7,
  vehicle: '2022 Mazda CX-5',
  offer_price: 21_500,
  offer_accepted: false,
  href: '/trade-in?valuation=7&step=estimate',
};
const ACCEPTED = { ...OFFER, offer_accepted: true };

test.each([
  ['an offer that is seen first', OFFER, undefined, { isNew: true, isAccepted: false }],
  ['the same on a page that is loaded again', OFFER, OFFER, { isNew: false, isAccepted: false }],
  ['one that was accepted since', ACCEPTED, OFFER, { isNew: true, isAccepted: true }],
  ['that one on a page that is loaded again', ACCEPTED, ACCEPTED, { isNew: false, isAccepted: false }],
  ['one that was accepted before this browser saw it', ACCEPTED, undefined, { isNew: true, isAccepted: true }],
  ['another that is accepted', ACCEPTED, { ...ACCEPTED, id: 6 }, { isNew: true, isAccepted: true }],
])('[G4] [G9] event 18 is of an offer that was accepted since it was seen last: %s', (_what, offer, last, news) => {
  expect(compareOffers(offer, last)).toEqual(news);
});

test('[G4] a kept offer leads to a page of the site or is not read', () => {
  expect(checkOffer({ ...OFFER, more: 'x' })).toEqual(OFFER);
  for (const wrong of [
    null,
    { ...OFFER, href: '//elsewhere.example/' },
    { ...OFFER, href: 'https://elsewhere.example/' },
    { ...OFFER, offer_price: 0 },
    { ...OFFER, offer_accepted: 'yes' },
  ])
    expect(checkOffer(wrong)).toBeUndefined();
});
