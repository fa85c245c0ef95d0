/** "1 view", "1,204 views". */
export function formatViews(count: number): string {
  return `${count.toLocaleString('en-AU')} ${count === 1 ? 'view' : 'views'}`;
}
