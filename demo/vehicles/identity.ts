import type { Chance } from '../random.ts';

const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'.split('');
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'.split('');

/** The formats of each state's number plates: L a letter, 0 a digit, anything else itself. */
const PLATES: Record<string, string[]> = {
  QLD: ['000LL0', '000LLL'],
  NSW: ['LLL00L', 'LL00LL'],
  VIC: ['1LL0LL', '2LL0LL'],
  SA: ['S000LLL'],
  WA: ['1LLL000'],
  TAS: ['L00LL'],
  ACT: ['YLL00L'],
  NT: ['CL00LL'],
};

/** An invented vehicle identification number in the shape of the maker's: 17 characters without I, O and Q. */
export function inventVin(vinStart: string, chance: Chance): string {
  const middle = Array.from({ length: 8 }, () => chance.pick(VIN_LETTERS)).join('');
  return `${vinStart}${middle}${fill('000000', chance)}`;
}

/** An invented number plate in a format of the state. */
export function inventPlate(state: string, chance: Chance): string {
  return fill(chance.pick(PLATES[state] ?? ['LLL000']), chance);
}

/** An invented national vehicle identification code: six letters and digits. */
export function inventNvic(chance: Chance): string {
  return fill('LL0L', chance) + fill('00', chance);
}

function fill(shape: string, chance: Chance): string {
  return shape.replaceAll('L', () => chance.pick(LETTERS)).replaceAll('0', () => String(chance.whole(0, 9)));
}
