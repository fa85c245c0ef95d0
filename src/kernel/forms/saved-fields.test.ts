import { expect, test } from 'vitest';
import { isDraftField, parseDetails, parseDraft, parseEnquired } from './saved-fields.ts';

const details = {
  name: 'Sam',
  last_name: 'Lee',
  email: 's@example.com',
  phone: '0412345678',
  postcode: '4000',
};

test('[F6] the details of a person are five texts; anything else is not read', () => {
  expect(parseDetails({ ...details, more: 1 })).toEqual(details);
  expect(parseDetails({ ...details, postcode: 4000 })).toBeUndefined();
  expect(parseDetails({ ...details, name: 'x'.repeat(301) })).toBeUndefined();
  expect(parseDetails(null)).toBeUndefined();
});

test('[F6] what is written into a form is kept, but no comments, no consent, and no details twice', () => {
  expect(isDraftField({ kind: 'dollars', name: 'deposit' })).toBe(true);
  expect(isDraftField({ kind: 'message', name: 'message' })).toBe(false);
  expect(isDraftField({ kind: 'terms', name: 'terms' })).toBe(false);
  expect(isDraftField({ kind: 'email', name: 'email' })).toBe(false);
  expect(parseDraft({ form: 'f', fields: { deposit: '1' } })).toEqual({
    form: 'f',
    fields: { deposit: '1' },
  });
  expect(parseDraft({ form: 'f', fields: { deposit: 1 } })).toBeUndefined();
});

test('[G6] what was enquired about leads to a vehicle’s page or nowhere', () => {
  const car = { id: 7, name: 'Kluger', href: '/cars/kluger' };
  expect(parseEnquired({ category: 'Finance Enquiry', car })).toEqual({ category: 'Finance Enquiry', car });
  for (const href of ['javascript:alert(1)', '//evil.example/cars/x', '/cars/a/b'])
    expect(parseEnquired({ category: 'x', car: { ...car, href } })).toEqual({ category: 'x', car: null });
  expect(parseEnquired({ car })).toBeUndefined();
});
