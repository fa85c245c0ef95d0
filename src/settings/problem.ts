/** A problem in a settings or content file: where, why, and a suggestion. */
export interface Problem {
  /** Keys joined with dots, indexes in brackets: `navigation.header[2].href`; '' is the whole document. */
  path: string;
  reason: string;
  suggestion: string | null;
}

/** ['header', 2, 'href'] → "header[2].href". */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? String(step) : `${text}.${String(step)}`;
  }, '');
}

/** "search.pageSze: is not a setting. Did you mean pageSize?". */
export function formatProblem({ path, reason, suggestion }: Problem): string {
  return `${path || '(all)'}: ${reason}.${suggestion ? ` ${suggestion}` : ''}`;
}
