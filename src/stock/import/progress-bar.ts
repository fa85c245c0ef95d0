import { formatThousands } from '../../domain/text/format.ts';
import type { ImportProgress } from './import-stock.ts';

const WIDTH = 28;
const MS_BETWEEN = 100;

/** One line of progress; the bar needs the size of the file. */
export function formatProgress({ phase, rows, bytes }: ImportProgress, size: number | undefined): string {
  if (phase === 'merging')
    return `${'█'.repeat(WIDTH)} ${formatThousands(rows)} rows read, bringing the stock up to date`;
  const count = `${formatThousands(rows)} rows`;
  if (!size) return count;
  const share = Math.min(1, bytes / size);
  const full = Math.round(share * WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(Math.floor(share * 100)).padStart(3)} %  ${count}`;
}

interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows progress on a terminal, at most ten times a second; silent elsewhere. */
export function showProgress(terminal: Terminal, size: number | undefined) {
  let last = 0;
  return {
    update(progress: ImportProgress): void {
      const now = performance.now();
      if (!terminal.isTTY || (progress.phase === 'reading' && now - last < MS_BETWEEN)) return;
      last = now;
      terminal.write(`\r\u001b[2K${formatProgress(progress, size)}`);
    },
    clear(): void {
      if (terminal.isTTY && last > 0) terminal.write('\r\u001b[2K');
    },
  };
}
