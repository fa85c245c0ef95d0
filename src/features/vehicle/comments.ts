/** A paragraph or a list of the dealer's comments, as plain text by line. */
export interface CommentBlock {
  kind: 'paragraph' | 'list';
  lines: string[];
}

/**
 * Dealer comments (sanitised HTML or plain text) as blocks of plain text, so that no feed can put markup into the page.
 * Paragraphs, line breaks and lists survive; other tags are reduced to their text.
 */
export function parseCommentBlocks(comments: string | null): CommentBlock[] {
  if (!comments) return [];
  const blocks: CommentBlock[] = [];
  for (const [, item, text] of marked(comments).matchAll(SECTIONS)) {
    const lines = decoded(text ?? '')
      .split('\n')
      .map((line) => line.replaceAll(/[ \t\u00a0]+/g, ' ').trim())
      .filter(Boolean);
    if (lines.length > 0) add(blocks, item ? 'list' : 'paragraph', lines);
  }
  return blocks;
}

/** Truncates the blocks to a number of characters (D9), between words; null when they are not longer than that. */
export function truncateBlocks(blocks: CommentBlock[], characters: number): CommentBlock[] | null {
  const total = blocks.reduce((sum, block) => sum + lengthOf(block.lines), 0);
  if (total <= characters) return null;
  const beginning: CommentBlock[] = [];
  let left = characters;
  for (const block of blocks) {
    const lines = cutLines(block.lines, left);
    beginning.push({ ...block, lines });
    left -= lengthOf(block.lines);
    if (left <= 0) break;
  }
  return beginning;
}

/** Private-use characters stand for tags while the text is cut: one between blocks, one before a list item. */
const BREAK = '\ue000';
const ENTRY = '\ue001';
const SECTIONS = /(\ue001?)([^\ue000\ue001]*)/g;

const BLOCK_TAGS = /<\/?(?:p|div|ul|ol|h[1-6]|table|tr|section|article|blockquote|hr)\b[^>]*>/gi;

/** The text with these marks in place of tags, and a line feed for a break. */
function marked(comments: string): string {
  return comments
    .replaceAll(/[\ue000\ue001]/g, '')
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]*\n\s*/g, BREAK)
    .replaceAll(/<li\b[^>]*>/gi, ENTRY)
    .replaceAll(/<\/li>/gi, BREAK)
    .replaceAll(/<br\b[^>]*>\n?/gi, '\n')
    .replaceAll(BLOCK_TAGS, BREAK)
    .replaceAll(/<!--[\s\S]*?-->|<\/?[a-z][^>]*>/gi, '');
}

function add(blocks: CommentBlock[], kind: CommentBlock['kind'], lines: string[]): void {
  const last = blocks.at(-1);
  if (kind === 'paragraph') blocks.push({ kind, lines });
  else if (last?.kind === 'list') last.lines.push(lines.join(' '));
  else blocks.push({ kind, lines: [lines.join(' ')] });
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

function lengthOf(lines: string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}

/** Whole lines while they fit, then as much of the next as does, with an ellipsis. */
function cutLines(lines: string[], characters: number): string[] {
  const kept: string[] = [];
  let left = characters;
  for (const line of lines) {
    if (line.length > left) {
      const cut = line.slice(0, Math.max(left, 0));
      kept.push(`${(cut.replace(/\s+\S*$/, '') || cut).replace(/[\s.,;:!?–-]+$/, '')}…`);
      return kept;
    }
    kept.push(line);
    left -= line.length;
  }
  return kept;
}
