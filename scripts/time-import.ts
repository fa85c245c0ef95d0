// How long an import of 100,000 vehicles takes: new, again without a change, and with new prices on a third.
//   node scripts/run.mjs scripts/time-import.ts [vehicles]
import { createReadStream, statSync } from 'node:fs';
import { importStock } from '../src/stock/import/import-stock.ts';
import { startTrial } from './import-trial.ts';

const vehicles = Number(process.argv[2] ?? 100_000);
const trial = await startTrial();
try {
  const first = await trial.writeFeed('first.csv', vehicles, 0);
  const second = await trial.writeFeed('second.csv', vehicles, 1);
  console.log(`${vehicles} vehicles, ${Math.round(statSync(first).size / 1e6)} MB of CSV`);
  await trial.withDatabase(async (database) => {
    for (const [label, file] of Object.entries({ new: first, again: first, 'new prices': second })) {
      const source = createReadStream(file, { highWaterMark: 256 * 1024 });
      const { added, changed, unchanged, milliseconds } = await importStock(database, {
        site: trial.site,
        source,
        now: new Date(),
      });
      const seconds = (milliseconds / 1000).toFixed(1);
      console.log(
        `${label.padEnd(12)}${seconds.padStart(6)} s  ${added} added, ${changed} changed, ${unchanged} unchanged`,
      );
    }
  });
  console.log(`Most memory used by the importing process: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
} finally {
  await trial.end();
}
