import { escapeMarkup } from '../../../domain/text/escape-markup.ts';
import { computeEditDistance } from '../../../domain/text/nearest.ts';
import { tokenize } from '../../../search/text/tokens.ts';

export interface HighlightTags {
  pre: string;
  post: string;
}

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const SHORTEST_WITH_TYPOS = 4;
const SHORTEST_WITH_TWO_TYPOS = 8;

/** Tells which words of some texts match the words of a query. */
export interface WordMarker {
  isMarked(word: string): boolean;
}

/**
 * The words of `texts` that a query matches: the same ones, longer ones that its last word begins, two that it writes
 * as one (`cx5`), and where a word has none of these, those a typing error away. Letter case and accents are ignored.
 */
export function createWordMarker(query: string, texts: readonly string[]): WordMarker {
  const known = new Set(texts.flatMap(tokenize));
  const requested = tokenize(query);
  const marked = new Set(
    requested.flatMap((word, at) => listMeantWords(word, at === requested.length - 1, known, texts)),
  );
  return { isMarked: (word) => tokenize(word).some((token) => marked.has(token)) };
}

function listMeantWords(word: string, isLast: boolean, known: ReadonlySet<string>, texts: readonly string[]): string[] {
  if (known.has(word)) return [word];
  const longer = isLast ? [...known].filter((other) => other.startsWith(word)) : [];
  if (longer.length > 0) return longer;
  const joined = texts.flatMap((text) => pairsOf(tokenize(text)).filter((pair) => pair.join('') === word)).flat();
  return joined.length > 0 ? joined : [...known].filter((other) => isNear(word, other));
}

const pairsOf = (words: readonly string[]): string[][] => words.slice(1).map((_, at) => words.slice(at, at + 2));

function isNear(word: string, other: string): boolean {
  if (word.length < SHORTEST_WITH_TYPOS || /\d{3}/.test(word)) return false;
  const most = word.length >= SHORTEST_WITH_TWO_TYPOS ? 2 : 1;
  return Math.abs(word.length - other.length) <= most && computeEditDistance(word, other) <= most;
}

/**
 * A text as HTML, the marked words between the tags. Nothing of the text is read as markup; the tags are the caller's
 * own.
 */
export function highlight(text: string, marker: WordMarker, { pre, post }: HighlightTags): string {
  let html = '';
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    html += escapeHtml(text.slice(from, index));
    html += marker.isMarked(word) ? `${pre}${escapeHtml(word)}${post}` : escapeHtml(word);
    from = index + word.length;
  }
  return html + escapeHtml(text.slice(from));
}

const escapeHtml = (text: string) => escapeMarkup(text).replaceAll("'", '&#39;');
