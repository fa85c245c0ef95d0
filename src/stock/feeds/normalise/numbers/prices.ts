import { quote, type Reading, toText } from '../../reading.ts';
import { parseAmount } from './amounts.ts';

/** A price as read: dollars, and its type according to the text ("POA", "Drive Away"). */
export interface ReadPrice {
  price: number | null;
  price_type: string | null;
}

/** The type of a price that is only given on application. */
export const ON_APPLICATION_TYPE = 'POA';

const DEAREST = 50_000_000;
const ON_APPLICATION = new RegExp(
  `^\\$?\\s*(${[
    'p\\s?\\.?o\\s?\\.?a\\b',
    'price on|prices? upon|(up)?on (request|application)',
    'phone|ring|see dealer|(please )?(enquire|enquiry|ask|call|contact)',
  ].join('|')})`,
  'i',
);
/** Clear enough to need no note. */
const PLAINLY_ON_APPLICATION = /^\$?(p\.?o\.?a\.?|price on (application|request))$/i;
const REPAYMENT = new RegExp(
  `(?<![a-z])(${[
    'p[\\s./]*(w|wk|f|fn|m|mth)',
    '(p[\\s./]*|per |a |/\\s*)(week|fortnight|month)',
    '/\\s*(w|wk|m|mth)',
    '(week|fortnight|month)ly',
  ].join('|')})\\b`,
  'i',
);

/** Types of price by the words beside an amount. `exact` ones mean nothing else, so they need no note. */
const PRICE_KINDS: readonly (readonly [words: RegExp, kind: string, exact?: RegExp])[] = [
  [/drive\s*-?\s*away|\bd\/?a\b|\bdap\b/i, 'Drive Away', /^(drive\s*-?\s*away|d\/?a)\.?$/i],
  [/on[\s-]*roads?\b|\borcs?\b/i, 'Excl. On-Road Costs'],
  [
    /\be\.?g\.?c\b|gov(ernmen|')?t\.? charges/i,
    'Excl. Govt. Charges',
    /^(e\.?g\.?c\.?|excl?(uding|\.)? gov(ernmen|')?t\.? charges)$/i,
  ],
  [/\bfrom\b|\bstarting\b/i, 'From'],
  [/\bo\.?n\.?o\b|negotiable|\bneg\b/i, 'Negotiable'],
];
const CURRENCY = /\b(aud|dollars)\b|(?:\bau?)?\$/gi;

function splitPrice(text: string): { amount: string; words: string } | undefined {
  const amounts = [...text.matchAll(/\d[\d.,]*(?: \d{3}(?!\d)[\d.,]*)*(?:\s?k(?![a-z]))?/gi)];
  const only = amounts[0];
  if (!only || amounts.length > 1) return undefined;
  const amount = only[0].replace(/[.,\s]+$/, '');
  const before = text.slice(0, only.index);
  return {
    amount,
    words: `${before} ${text.slice(only.index + amount.length)}`.replace(CURRENCY, ' ').trim(),
  };
}

const noPrice = (price_type: string | null, note?: string): Reading<ReadPrice> =>
  note === undefined ? { value: { price: null, price_type } } : { value: { price: null, price_type }, note };

function readAmount(raw: unknown, text: string): Reading<ReadPrice> {
  const split = splitPrice(text);
  const amount = split && parseAmount(split.amount);
  if (!split || !amount) return { problem: `${quote(raw)} is not a price` };
  const { words } = split;
  if (/^[-–(]/.test(words)) return { problem: `the price ${quote(raw)} is below zero` };
  if (amount.number > DEAREST) return { problem: `the price ${quote(raw)} is more than any vehicle costs` };
  const [, kind = null, exact] = PRICE_KINDS.find(([pattern]) => pattern.test(words)) ?? [];
  const price = Math.round(amount.number * 100) / 100;
  const value = { price, price_type: kind };
  if (!amount.note && (words === '' || exact?.test(words))) return { value };
  return { value, note: `${quote(raw)} read as $${price}${kind ? `, ${kind}` : ''}` };
}

function readAnyAmount(raw: unknown): Reading<ReadPrice> {
  const text = toText(raw);
  if (text === null) return noPrice(null);
  if (PLAINLY_ON_APPLICATION.test(text)) return noPrice(ON_APPLICATION_TYPE);
  if (ON_APPLICATION.test(text)) return noPrice(ON_APPLICATION_TYPE, `${quote(raw)} read as price on application`);
  if (/^sold\b/i.test(text)) return noPrice(null, `${quote(raw)} is not a price`);
  return readAmount(raw, text);
}

/**
 * Reads a price in dollars: "$25,990", "25990.00", "25,990 + ORC", "From $25,990". Words beside the amount determine
 * the price type; words that ask to call give no price but the type POA. Doubtful words are noted; several amounts and
 * repayments are a problem.
 */
export function readPrice(raw: unknown): Reading<ReadPrice> {
  const text = toText(raw);
  if (text !== null && /\d/.test(text) && REPAYMENT.test(text) && !ON_APPLICATION.test(text))
    return { problem: `${quote(raw)} is a repayment, not a price` };
  return readAnyAmount(raw);
}

/**
 * Reads an amount of dollars other than the asking price (before, offer, weekly): text without an amount gives none.
 */
export function readDollars(raw: unknown): Reading<number | null> {
  const reading = readAnyAmount(raw);
  return 'problem' in reading ? reading : { ...reading, value: reading.value.price };
}
