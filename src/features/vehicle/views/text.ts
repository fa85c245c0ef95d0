import { formatThousands } from '../../../domain/text/format.ts';
/** "1 view", "1,204 views". */
export function formatViews(count: number): string {
  return `${formatThousands(count)} ${count === 1 ? 'view' : 'views'}`;
}
