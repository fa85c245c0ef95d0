/** The longest line of a Markdown file of the project. */
export const LONGEST_LINE = 120;

/** A word at the start of a line that Markdown would take for an item, a heading or a quotation. */
const MARKER = /^([-*+>]|\d+\.|#+)$/;

/** Words, with short code in backticks kept whole so that it can be found by searching. */
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

/** Text in lines that are not too long, behind `first` on the first line and `rest` on those that follow. */
export function wrapMarkdown(text: string, first = '', rest = ' '.repeat(first.length)): string {
  const lines: string[] = [];
  let line = '';
  // A marker stays behind the word before it, so the two are one.
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
