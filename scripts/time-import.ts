// How long an import of 100,000 vehicles takes: new, again without a change, and with new prices on a third.
// node scripts/run.mjs scripts/time-import.ts [vehicles]
import { createReadStream, statSync } from 'node:fs';
import { importStock } from '../src/stock/import/import-stock.ts';
import { startTrial } from './import-trial.ts';

const vehicles = Number(process.argv[2] ?? 100_000);
const trial = await startTrial();
try {
  const first = await trial.writeFeed('first.csv', vehicles, 0);
  const second = await trial.writeFeed('second.csv', vehicles, 1);
  console.log(`${vehicles} vehicles, ${Math.round(statSync(first).size / 1e6)} MB of CSV`);
  for (const [label, file] of [
    ['new', first],
    ['again', first],
    ['new prices', second],
  ] as const) {
    const report = await importStock(trial.database, {
      site: trial.site,
      source: createReadStream(file),
      now: new Date(),
    });
    const { added, changed, unchanged, milliseconds } = report;
    console.log(
      `${label.padEnd(12)} ${(milliseconds / 1000).toFixed(1)} s  ${JSON.stringify({ added, changed, unchanged })}`,
    );
  }
  console.log(`Most memory used: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
} finally {
  await trial.end();
}
