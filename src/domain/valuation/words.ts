/** The words of a badge or series in lower case, without punctuation: "GT-Line (AWD)" gives "gt", "line", "awd". */
export function splitPlainWords(...texts: readonly (string | null)[]): string[] {
  const joined = texts.filter((text) => text !== null).join(' ');
  return [...new Set(joined.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? [])];
}

/** A name for comparison: lower case, without spaces or punctuation ("CX-5", "cx 5" and "CX5" are equal). */
export function normaliseName(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
