/** The day, `YYYY-MM-DD`, that a command's option names. Throws with what is wrong and the help. */
export function parseDayArgument(option: string, word = '', help: string): string {
  const day = new Date(`${word}T00:00:00Z`);
  if (/^\d{4}-\d\d-\d\d$/.test(word) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(word)) return word;
  throw new Error(`${option} needs a day such as 2026-11-01, not "${word}".\n\n${help}`);
}
