import { expect, test } from 'vitest';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import { linkToSuccess, parseBooked } from '../addresses/success.ts';
import { listForms } from './forms.ts';
import { describeAfterBooking, findKnownCategory, listNextSteps } from './next-steps.ts';

const settings = sampleSettings({});

test.each([...new Set(listForms().map(({ category }) => category))])(
  '[G6] the page after says of the category %s what was sent, and what happens next in words of its own',
  (category) => {
    expect(findKnownCategory(category, settings)).toBe(category);
    expect(listNextSteps(category, settings)).not.toEqual(listNextSteps('none of ours', settings));
  },
);

// The success page used to confirm the kind of vehicle instead of the request.
test.each(['Find Me Something Similar', 'Request Photos'])(
  '[G3] [G6] %s is told as what was asked for, with what happens next and a text of its own',
  (kind) => {
    expect(findKnownCategory(kind, settings)).toBe(kind);
    expect(listNextSteps(kind, settings)).not.toEqual(listNextSteps('none of ours', settings));
    expect(settings.forms.success.texts[kind]).toMatch(/^We’ll /);
  },
);

test('[G6] words that no form sends are not repeated', () => {
  expect(findKnownCategory('You’ve won', settings)).toBeNull();
});

test('[G2] [G6] the page after a booking says the time, and not that somebody calls to find one', () => {
  const to = linkToSuccess(settings, {
    category: 'Test Drive',
    car: null,
    booked: { date: '2026-11-23', time: '08:30' },
  });
  expect(to).toBe('/success?category=Test+Drive&booked=2026-11-23T08%3A30');
  const booked = parseBooked(new URL(to, 'https://site.example').searchParams.get('booked'));
  const { text, steps } = describeAfterBooking(booked!, settings);
  expect(text).toBe('Your test drive is booked for Monday 23 November, 8:30 am.');
  expect(steps[0]).toBe('Your booking is confirmed: Monday 23 November, 8:30 am.');
  expect(steps.join(' ')).not.toMatch(/We call you/);
});

test.each([null, '', 'now', '2026-11-23', '2026-02-30T08:30', '2026-11-23T24:30', '2026-11-23T08:30Z', '0'])(
  '[G6] %j is no time that was booked',
  (given) => {
    expect(parseBooked(given)).toBeNull();
  },
);
