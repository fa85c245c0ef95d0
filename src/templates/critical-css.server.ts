/** Of each look, the rules that a page needs before its first frame, by the path of their sheet. */
const CRITICAL_CSS = import.meta.glob<string>(['./*/first/*.css', '!./*/first/every-page.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The style rules that stand in a look's page itself; null for a page that waits for the look's whole style sheet. */
export function findCriticalCss(template: string, page: string): string | null {
  return CRITICAL_CSS[`./${template}/first/${page.replace(/-page$/, '')}.css`] ?? null;
}
