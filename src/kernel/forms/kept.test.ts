import { expect, test } from 'vitest';
import { checkDetails, checkDraft, checkEnquired, isDrafted } from './kept.ts';

const details = {
  name: 'Sam',
  last_name: 'Lee',
  email: 's@example.com',
  phone: '0412345678',
  postcode: '4000',
};

test('[F6] the details of a person are five texts; anything else is not read', () => {
  expect(checkDetails({ ...details, more: 1 })).toEqual(details);
  expect(checkDetails({ ...details, postcode: 4000 })).toBeUndefined();
  expect(checkDetails({ ...details, name: 'x'.repeat(301) })).toBeUndefined();
  expect(checkDetails(null)).toBeUndefined();
});

test('[F6] what is written into a form is kept, but no comments, no consent, and no details twice', () => {
  expect(isDrafted({ kind: 'dollars', name: 'deposit' })).toBe(true);
  expect(isDrafted({ kind: 'message', name: 'message' })).toBe(false);
  expect(isDrafted({ kind: 'terms', name: 'terms' })).toBe(false);
  expect(isDrafted({ kind: 'email', name: 'email' })).toBe(false);
  expect(checkDraft({ form: 'f', fields: { deposit: '1' } })).toEqual({
    form: 'f',
    fields: { deposit: '1' },
  });
  expect(checkDraft({ form: 'f', fields: { deposit: 1 } })).toBeUndefined();
});

test('[G6] what was enquired about leads to a vehicle’s page or nowhere', () => {
  const car = { id: 7, name: 'Kluger', href: '/cars/kluger' };
  expect(checkEnquired({ category: 'Finance Enquiry', car })).toEqual({ category: 'Finance Enquiry', car });
  for (const href of ['javascript:alert(1)', '//evil.example/cars/x', '/cars/a/b'])
    expect(checkEnquired({ category: 'x', car: { ...car, href } })).toEqual({ category: 'x', car: null });
  expect(checkEnquired({ car })).toBeUndefined();
});
