/** One thing that is wrong in a settings or content file: where, why, and what would do. */
export interface Problem {
  /** Dots between keys, numbers in brackets: `navigation.header[2].href`; '' is the whole. */
  path: string;
  reason: string;
  suggestion: string | null;
}

/** A path as people read it: ['header', 2, 'href'] → "header[2].href". */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? String(step) : `${text}.${String(step)}`;
  }, '');
}

/** One problem as a line: "search.pageSze: is not a setting. Did you mean pageSize?". */
export function formatProblem({ path, reason, suggestion }: Problem): string {
  return `${path || '(all)'}: ${reason}.${suggestion ? ` ${suggestion}` : ''}`;
}
