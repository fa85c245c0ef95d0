/** One line for a person to read: what it is and what was said, and what that leads to, where it leads anywhere. */
export type Line = readonly [label: string, text: string, href?: string];

function formatLine([label, text, href]: Line): string {
  const page = href?.startsWith('http') ? `\n  ${href}` : '';
  return `${label}${label.endsWith('?') ? '' : ':'} ${text}${page}`;
}
/** Lines for readers of plain text; addresses of pages stand below what leads there. */
export const formatLines = (lines: readonly Line[]): string => lines.map(formatLine).join('\n');
