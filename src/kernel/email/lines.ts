/** One line for a person to read, with a link where it has one. */
export type Line = readonly [label: string, text: string, href?: string];

function formatLine([label, text, href]: Line): string {
  const page = href?.startsWith('http') ? `\n  ${href}` : '';
  return `${label}${label.endsWith('?') ? '' : ':'} ${text}${page}`;
}
/** Lines as plain text; the address of a link stands below its line. */
export const formatLines = (lines: readonly Line[]): string => lines.map(formatLine).join('\n');
