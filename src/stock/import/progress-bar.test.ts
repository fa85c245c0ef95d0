import { expect, test } from 'vitest';
import { formatProgress, showProgress } from './progress-bar.ts';

test('the bar tells the share of the file and the rows; without a size only the rows', () => {
  const progress = { phase: 'reading', rows: 12_500, bytes: 50 } as const;
  expect(formatProgress(progress, 200)).toBe(`${'█'.repeat(7)}${'░'.repeat(21)}  25 %  12,500 rows`);
  expect(formatProgress(progress, undefined)).toBe('12,500 rows');
  expect(formatProgress({ ...progress, phase: 'merging' }, 200)).toContain('bringing the stock up to date');
});

test('progress is shown on a terminal only, and wiped when the import ends', () => {
  const written: string[] = [];
  const terminal = (isTTY: boolean) => ({ isTTY, write: (text: string) => written.push(text) });
  const silent = showProgress(terminal(false), 10);
  silent.update({ phase: 'merging', rows: 1, bytes: 1 });
  silent.clear();
  expect(written).toEqual([]);
  const shown = showProgress(terminal(true), 10);
  shown.update({ phase: 'merging', rows: 1, bytes: 1 });
  shown.clear();
  expect(written).toEqual([expect.stringContaining('1 rows read'), '\r\u001b[2K']);
});
