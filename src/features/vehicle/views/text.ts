/** "1 view", "1,204 views". */
export function viewsText(count: number): string {
  return `${count.toLocaleString('en-AU')} ${count === 1 ? 'view' : 'views'}`;
}
