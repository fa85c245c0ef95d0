/** The longest line of a Markdown file of the project. */
export const LONGEST_LINE = 120;

/** A word that Markdown would take for a list item, a heading or a quotation at the start of a line. */
const MARKER = /^([-*+>]|\d+\.|#+)$/;

/** Words; short code in backticks is not broken, so that it can be found by searching. */
function wordsOf(text: string): string[] {
  const bound = text.replace(/`[^`]{1,60}`/g, (code) => code.replaceAll(' ', '\u0000'));
  return bound.split(/\s+/).filter(Boolean);
}

function joinMarker(words: string[], word: string): string[] {
  const before = words.at(-1);
  return before !== undefined && MARKER.test(word)
    ? [...words.slice(0, -1), `${before}\u0000${word}`]
    : [...words, word];
}

/** Text wrapped to the line length, with `first` before the first line and `rest` before the others. */
export function wrapMarkdown(text: string, first = '', rest = ' '.repeat(first.length)): string {
  const lines: string[] = [];
  let line = '';
  // A marker is joined to the word before it, so that it never starts a line.
  for (const word of wordsOf(text).reduce(joinMarker, [])) {
    const start = lines.length === 0 ? first : rest;
    const longer = line === '' ? start + word : `${line} ${word}`;
    if (line !== '' && longer.length > LONGEST_LINE) {
      lines.push(line);
      line = rest + word;
    } else line = longer;
  }
  return [...lines, line].join('\n').replaceAll('\u0000', ' ');
}
