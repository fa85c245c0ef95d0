import { normalisePhrases } from './vocabulary.ts';

const ASCII = /^[\x20-\x7e]*$/;
const MARKUP = /<[^>]*>|&#?\w+;/g;

/** Lower case, without accents, letters and digits only. */
export function tokenize(text: string): string[] {
  if (ASCII.test(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** As `tokenize`, for text that may contain HTML. */
export function tokenizeMarkup(html: string): string[] {
  return tokenize(html.replace(MARKUP, ' '));
}

const PIECES = /^([a-z]+)(\d+)$|^(\d+)([a-z]+)$/;

/** A word of letters and digits in two parts: `rav4` is `rav`, `4`; empty for other words. */
function piecesOf(word: string): string[] {
  const match = PIECES.exec(word);
  return match ? match.slice(1).filter((piece) => piece !== undefined) : [];
}

/**
 * Every way in which people may write a name: its words, neighbours joined (`CX-5` as `cx5`, `3 Series` as `3series`),
 * all of it joined when short, and words of letters and digits in parts (`RAV4` as `rav`, `4`).
 */
export function listNameForms(name: string): string[] {
  const words = tokenize(name);
  const forms = new Set(words);
  for (const [at, word] of words.entries()) if (at > 0) forms.add(words[at - 1] + word);
  if (words.length === 3) forms.add(words.join(''));
  for (const word of words) for (const piece of piecesOf(word)) forms.add(piece);
  return [...forms];
}

/**
 * The words of a fact such as a feature; two words also joined (`Tow Bar` as `towbar`), and phrases as their single
 * word (`Plug-in Hybrid` as `plugin`).
 */
export function listFactForms(fact: string): string[] {
  const words = tokenize(fact);
  const joined = words.length === 2 ? [words.join('')] : [];
  return [...new Set([...words, ...joined, ...tokenize(normalisePhrases(fact))])];
}

/**
 * The text as a single word, if it has one or two words, or is a phrase with a one-word form: `Rear Wheel Drive` must
 * not turn every "rear" into a drive.
 */
export function listKindForms(text: string): string[] {
  const words = tokenize(normalisePhrases(text));
  return words.length <= 2 ? [words.join('')] : [];
}
