/** Of each look, the rules that a page needs before its first frame, by the path of their sheet. */
const FIRST = import.meta.glob<string>(['./*/first/*.css', '!./*/first/every-page.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The style rules that stand in a look's page itself; null for a page that waits for the look's whole style sheet. */
export function firstStyles(template: string, page: string): string | null {
  return FIRST[`./${template}/first/${page.replace(/-page$/, '')}.css`] ?? null;
}
