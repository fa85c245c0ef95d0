/** Whether the browser shows a page again (back, forward, reload), and so restores its place and its fields. */
export function isRestored(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
}
