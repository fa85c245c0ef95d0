import { formatThousands } from '../../src/domain/text/format.ts';
import type { FuelLetter, Offering } from '../catalogue/parse-catalogue.ts';

const FUELS: Record<FuelLetter, string> = {
  P: 'petrol',
  U: 'petrol',
  D: 'diesel',
  H: 'hybrid',
  X: 'plug-in hybrid',
  E: 'electric',
};
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A model in a sentence of our own, from its data: "A five-seat hatch with hybrid power." */
export function describe(lines: readonly Offering[]): string {
  const [first] = lines as [Offering, ...Offering[]];
  return first.kind === 'motorcycle' ? motorcycle(first) : car(lines);
}

function car(lines: readonly Offering[]): string {
  const [first] = lines as [Offering, ...Offering[]];
  const seats = NUMBERS[first.seats] ?? String(first.seats);
  const bodies = listed([...new Set(lines.map(({ simpleBody }) => bodyWord(simpleBody)))], 'or');
  const fuels = listed([...new Set(lines.flatMap(({ engine }) => (engine ? FUELS[engine.fuel] : [])))], 'or');
  const towing = Math.max(...lines.map((line) => line.towing));
  const tows = towing >= 1_500 ? ` Tows up to ${formatThousands(towing)} kg.` : '';
  const power = fuels === '' ? '' : ` with ${fuels} power`;
  return `${seats.startsWith('eight') ? 'An' : 'A'} ${seats}-seat ${bodies}${power}.${tows}`;
}

function motorcycle({ simpleBody, engine }: Offering): string {
  const size = engine?.litres ? `${formatThousands(Math.round(engine.litres * 1000))} cc` : '';
  const cylinders = engine?.cylinders ? `${CYLINDERS[engine.cylinders] ?? NUMBERS[engine.cylinders]}-cylinder` : '';
  const kind =
    simpleBody === 'ATV' ? 'quad bike' : simpleBody === 'Scooter' ? 'scooter' : `${bodyWord(simpleBody)} motorcycle`;
  const words = [size, cylinders, kind].filter(Boolean).join(' ');
  return `${/^([aeiou]|8)/.test(words) ? 'An' : 'A'} ${words}.`;
}

const CYLINDERS: Readonly<Record<number, string>> = { 1: 'single', 2: 'twin' };

function bodyWord(body: string): string {
  return body === 'SUV' ? body : body.toLowerCase();
}

function listed(words: string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
