import { expect, test } from 'vitest';
import { buildAnswerLines } from './lead-lines.ts';

/** As the database returns them: by the length of their names. */
const ANSWERS = {
  rego: '123ABC',
  campaign: 'spring',
  regoState: 'QLD',
  offer_price: 21_300,
  trade_in_km: 45_000,
  valuation_id: 4,
  valuation_to: 22_300,
  trade_in_make: 'Toyota',
  trade_in_year: 2021,
  offer_accepted: true,
  trade_in_model: 'Corolla',
  valuation_from: 20_300,
  trade_in_engine: 'Good',
  trade_in_vehicle: '2021 Toyota Corolla',
  trade_in_vehicle_making: 'Not sure',
  something_else: 'x',
};

test('[G4] [G5] a valuation is listed in order: the questions, the vehicle, the estimate, the rest', () => {
  const asked = [{ name: 'trade_in_engine', label: 'How does the engine run?', said: 'Well' }];
  expect(buildAnswerLines({ answers: ANSWERS, asked })).toEqual([
    ['How does the engine run?', 'Well'],
    ['Rego', '123ABC'],
    ['State of registration', 'QLD'],
    ['Their vehicle', '2021 Toyota Corolla'],
    ['Their make', 'Toyota'],
    ['Their model', 'Corolla'],
    ['Their year', '2021'],
    ['Variant', 'Not sure'],
    ['Their kilometres', '45,000 km'],
    ['Estimate, from', '$20,300'],
    ['Estimate, to', '$22,300'],
    ['Offer price', '$21,300'],
    ['Offer accepted', 'Yes'],
    ['Valuation', '4'],
    ['Promotion', 'spring'],
    ['Something else', 'x'],
  ]);
});
