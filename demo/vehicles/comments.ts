import type { Chance } from '../random.ts';
import { type Line, type Subject, VOICES, type VoiceName } from './voices.ts';

/** What the dealer wrote about a vehicle, in one of the voices given; null where nobody has written anything yet. */
export function dealerComments(subject: Subject, voices: VoiceName[], chance: Chance): string | null {
  if (chance.happens(0.08)) return null;
  const voice = VOICES[subject.offering.kind === 'truck' ? 'TRUCKIE' : chance.pick(voices)];
  const facts = factsOf(subject, chance);
  const said = (lines: Line[]) =>
    lines.filter(([text, when]) => (!when || when(subject)) && holesOf(text).every((hole) => facts[hole] != null));
  const opening = chance.pick(said(voice.openings));
  const middles = chance.sample(said(voice.middles), chance.whole(1, voice.most));
  const closing = chance.pick(said(voice.closings));
  const texts = [opening, ...middles, closing].map(([text]) => fill(reword(text, chance), facts)).filter(Boolean);
  return chance.happens(0.12) ? markup(texts, subject, chance) : texts.join(chance.happens(0.25) ? '\n\n' : ' ');
}

type Facts = Record<string, string | null>;

const holesOf = (text: string): string[] => Array.from(text.matchAll(/\{(\w+)\}/g), ([, hole = '']) => hole);

/** With one of the wordings of each bracket. */
function reword(text: string, chance: Chance): string {
  return text.replace(/\[([^\]]*)\]/g, (_, wordings: string) => chance.pick(wordings.split('|')));
}

function fill(text: string, facts: Facts): string {
  return capital(text.replace(/\{(\w+)\}/g, (_, hole: string) => facts[hole] ?? ''));
}

/** What a line may say about the vehicle: from its data, or what a workshop would have found; null where unknown. */
function factsOf(subject: Subject, chance: Chance): Facts {
  const { offering, km } = subject;
  const named = chance.sample(subject.features, 4).map(plainName);
  const others = subject.features.map(plainName).filter((name) => !named.includes(name));
  const caravan = offering.caravan;
  return {
    title: subject.title,
    model: subject.model,
    year: String(subject.year),
    colour: subject.colour.toLowerCase().replace(' / ', ' and '),
    interior: subject.interior?.toLowerCase() ?? null,
    suburb: subject.suburb,
    km: km === null ? null : `${km.toLocaleString('en-AU')} km`,
    built: subject.builtOn && monthOf(subject.builtOn),
    seats: offering.seats >= 7 ? capital(numberWord(offering.seats)) : null,
    litres: offering.engine?.litres?.toFixed(1) ?? null,
    economy: offering.engine?.consumption?.toFixed(1) ?? null,
    gears: subject.gears,
    metres: (offering.length / 1000).toFixed(2),
    tow: offering.towing ? offering.towing.toLocaleString('en-AU') : null,
    features: listed(named),
    featured: others.length > 0 ? chance.pick(others) : null,
    sleeps: caravan ? numberWord(caravan.sleeps) : null,
    feet: caravan ? String(Math.round(caravan.bodyLength / 304.8)) : null,
    tare: caravan?.tare.toLocaleString('en-AU') ?? null,
    atm: caravan?.aggregateMass.toLocaleString('en-AU') ?? null,
    serviced: lastService(subject, chance),
    tread: String(chance.whole(4, 8)),
    front: String(chance.whole(10, 18) * 5),
    rear: String(chance.whole(9, 18) * 5),
    health: String(chance.whole(91, 98)),
    loop: String(chance.whole(14, 60)),
  };
}

/** The kilometres at its last service, in hundreds; only a used vehicle has had one. */
function lastService({ carType, km }: Subject, chance: Chance): string | null {
  const since = chance.fraction();
  if (carType !== 'used' || km === null || km < 3_000) return null;
  return (Math.floor((km - since * Math.min(km * 0.12, 7_000)) / 100) * 100).toLocaleString('en-AU');
}

const NAMES_OF_OTHERS = ['Android', 'Anderson', 'Apple', 'Auto', 'Bluetooth'];

/** A feature as it stands in a sentence: "Heated Front Seats" as "heated front seats", "Apple CarPlay" as it is. */
function plainName(feature: string): string {
  return feature.replace(/\b[A-Z][a-z]+\b/g, (word) => (NAMES_OF_OTHERS.includes(word) ? word : word.toLowerCase()));
}

const MONTHS = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function monthOf(isoDate: string): string {
  return MONTHS.format(new Date(isoDate));
}

// Feeds bring comments with markup of every age; these are the kinds that dealers' own editors write.
function markup(texts: string[], subject: Subject, chance: Chance): string {
  const [first = '', ...rest] = texts;
  const features = chance.sample(subject.features, 6).map((feature) => `<li>${feature}</li>`);
  return chance.pick([
    `<p>${first}</p><p>${rest.join(' ')}</p>`,
    `<p><strong>${first}</strong></p><ul>${features.join('')}</ul><p>${rest.join(' ')}</p>`,
    `<b>${first}</b><br><br>${rest.join('<br>')}`,
    `<div style="font-family:Arial;color:#333"><font size="2">${first}&nbsp;${rest.join(' ')}</font></div>`,
  ]);
}

function listed(words: string[]): string | null {
  if (words.length < 2) return null;
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function numberWord(count: number): string {
  return ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count] ?? String(count);
}
