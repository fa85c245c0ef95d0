import type { Chance } from '../random.ts';
import { type Line, type Subject, VOICES, type VoiceName } from './voices.ts';

/** What the dealer wrote about a vehicle, in one of the voices given; null where nobody has written anything yet. */
export function dealerComments(subject: Subject, voices: VoiceName[], chance: Chance): string | null {
  if (chance.happens(0.08)) return null;
  const voice = VOICES[subject.offering.kind === 'truck' ? 'TRUCKIE' : chance.pick(voices)];
  const middles = chance.sample(said(voice.middles, subject), chance.whole(1, voice.most));
  const opening = chance.pick(said(voice.openings, subject));
  const parts = [opening, ...middles, chance.pick(voice.closings)].filter(Boolean);
  const texts = parts.map((part) => fill(part, subject, chance)).filter((text) => !text.includes('{'));
  return chance.happens(0.12) ? markup(texts, subject, chance) : texts.join(chance.happens(0.25) ? '\n\n' : ' ');
}

function said(lines: Line[], subject: Subject): string[] {
  return lines.filter(([, when]) => !when || when(subject)).map(([text]) => text);
}

function fill(text: string, subject: Subject, chance: Chance): string {
  const { offering, km } = subject;
  const words: Record<string, string | null> = {
    title: subject.title,
    model: offering.model,
    colour: subject.colour.toLowerCase(),
    suburb: subject.suburb,
    km: km === null ? 'Kilometres on request' : `${km.toLocaleString('en-AU')} km`,
    tow: offering.towing ? offering.towing.toLocaleString('en-AU') : null,
    features: listed(chance.sample(subject.features, 4)),
    sleeps: offering.caravan ? numberWord(offering.caravan.sleeps) : null,
    tare: offering.caravan?.tare.toLocaleString('en-AU') ?? null,
    atm: offering.caravan?.aggregateMass.toLocaleString('en-AU') ?? null,
  };
  return capital(text.replace(/\{(\w+)\}/g, (hole, key: string) => words[key] ?? hole));
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
  return ['none', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);
}
