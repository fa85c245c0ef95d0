/** The critical CSS of each look, by the path of its sheet. */
const CRITICAL_CSS = import.meta.glob<string>(['./*/critical/*.css', '!./*/critical/every-page.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The critical CSS that is inlined in a page; null for a page that waits for the look's whole style sheet. */
export function findCriticalCss(template: string, page: string): string | null {
  return CRITICAL_CSS[`./${template}/critical/${page.replace(/-page$/, '')}.css`] ?? null;
}
