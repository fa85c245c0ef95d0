import { z } from 'zod';
import { hasFullOdds } from '../../domain/promotions/prize-wheel.ts';
import { optionalText, slug, text } from '../kinds.ts';

const prize = z.strictObject({
  key: slug().describe('Its name in leads.'),
  name: text().describe('The prize, as the winner sees it.'),
  label: text().max(18, 'is longer than 18 characters').describe('Text on the wheel.'),
  detail: optionalText().describe('How to claim it.'),
  percent: z
    .number()
    .min(0)
    .max(100)
    .multipleOf(0.01, 'has more than two decimals')
    .describe('Chance of winning it, in percent; all prizes add up to 100.'),
  stock: z.int().min(0).nullable().default(null).describe('How many there are; null for unlimited.'),
});

const moment = z.iso.date({ error: 'must be a date such as 2026-11-30' });

/** A prize wheel; odds and prizes are the site's own (G10). */
export const wheelContent = z
  .strictObject({
    slug: slug().describe('Name of the promotion; each person gets one spin per name.'),
    heading: text().describe('Heading of the page.'),
    text: text().describe('Text under the heading.'),
    terms: text().describe('Conditions, shown on the page.'),
    fallback: slug().describe('The prize given when another has run out; it must be unlimited.'),
    prizes: z.array(prize).min(2).max(12).describe('Prizes, as shown on the wheel.'),
    start: moment.nullable().default(null).describe('First day; null means it has already started.'),
    expiry: moment.describe('Last day.'),
  })
  .refine(({ prizes }) => hasFullOdds(prizes), {
    error: 'the percentages of all prizes must add up to 100',
    path: ['prizes'],
  })
  .refine(({ prizes }) => new Set(prizes.map(({ key }) => key)).size === prizes.length, {
    error: 'two prizes have the same key',
    path: ['prizes'],
  })
  .refine(({ prizes, fallback }) => prizes.some(({ key, stock }) => key === fallback && stock === null), {
    error: 'must be the key of an unlimited prize',
    path: ['fallback'],
  })
  .refine(({ start, expiry }) => !start || start <= expiry, {
    error: 'expiry must not be before start',
    path: ['expiry'],
  });
export type Wheel = z.output<typeof wheelContent>;
