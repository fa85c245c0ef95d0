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

/** A model in words of our own, from its data: "A five-seat hatch, 4.38 m long, with hybrid power. Uses …" */
export function describe(lines: readonly Offering[]): string {
  const [first] = lines as [Offering, ...Offering[]];
  return first.kind === 'motorcycle' ? motorcycle(first) : car(lines);
}

function car(lines: readonly Offering[]): string {
  const [first] = lines as [Offering, ...Offering[]];
  const seats = NUMBERS[first.seats] ?? String(first.seats);
  const bodies = listed([...new Set(lines.map(({ simpleBody }) => bodyWord(simpleBody)))], 'or');
  const fuels = listed([...new Set(lines.flatMap(({ engine }) => (engine ? FUELS[engine.fuel] : [])))], 'or');
  const power = fuels === '' ? '' : ` with ${fuels} power`;
  const long = `, ${(first.length / 1000).toFixed(2)} m long,`;
  return `${seats.startsWith('eight') ? 'An' : 'A'} ${seats}-seat ${bodies}${long}${power}. ${abilities(lines)}`.trim();
}

/** What it uses or makes and what it tows, in one sentence: it tells a model from its neighbours. */
function abilities(lines: readonly Offering[]): string {
  const engines = lines.flatMap(({ engine }) => engine ?? []);
  const consumption = Math.min(...engines.flatMap(({ consumption }) => consumption ?? []));
  const kilowatts = Math.max(...engines.flatMap(({ kilowatts }) => kilowatts ?? []));
  const towing = Math.max(...lines.map((line) => line.towing));
  const said = [
    ...(Number.isFinite(consumption) ? [`uses from ${consumption.toFixed(1)} L/100 km`] : []),
    ...(Number.isFinite(kilowatts) ? [`makes up to ${kilowatts} kW`] : []),
    ...(towing >= 1_500 ? [`tows up to ${formatThousands(towing)} kg`] : []),
  ];
  const sentence = listed(said, 'and');
  return sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
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
