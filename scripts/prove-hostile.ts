// Proves that nothing breaks the program, on the demo's sites: hostile requests, kills while leads and imports come in,
// an unavailable database, a full disk.
//   npm run prove:hostile -- [--seed 1] [--requests 10000] [--kills 60] [--away 600] [--full 60] [--only requests]
// `--away` and `--full` are seconds; `--only` is one or more of requests, kills, away and disk, with commas. Ends with
// 1 after any 5xx except the intended 503, any acknowledged data that is lost, or a word of one group in a response to
// another. A full disk needs the right to mount one (root on Linux).

import { parseArgs } from 'node:util';
import { isKeyOf, listKeysOf } from '../src/domain/text/look-up.ts';
import { type AwayFigures, takeDatabaseAway } from './hostile/away.ts';
import { fillDisk, mountSmallDisk } from './hostile/disk.ts';
import { fuzz } from './hostile/fuzz.ts';
import { killAll } from './hostile/kills.ts';
import { makeHostileTrial } from './hostile/trial.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '60' },
    away: { type: 'string', default: '600' },
    full: { type: 'string', default: '60' },
    only: { type: 'string' },
  },
});

/** The result of a part, in a line, and its faults. */
interface Told {
  line: string;
  faults: readonly string[];
}

const PARTS = {
  requests: async () => {
    const { requests, statuses, unavailable, faults, acknowledged } = await onTrial((trial) =>
      fuzz(trial, Number(values.requests), values.seed),
    );
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
    const which = [...unavailable].map(([path, count]) => `${count} at ${path}`).join(', ') || 'none';
    const said = `${counts.join(', ')}; 503: ${which}; ${acknowledged} honest enquiries kept in between`;
    return { line: `${requests} hostile requests: ${said}`, faults };
  },
  kills: async () => {
    const { kills, imports, leads, faults } = await killAll(Number(values.kills), values.seed);
    return { line: `${kills} kills: ${imports} imports and ${leads} leads were acknowledged`, faults };
  },
  away: async () => {
    const figures = await onTrial((trial) => takeDatabaseAway(trial, Number(values.away), values.seed));
    return { line: `${values.away} s without the database: ${countsOf(figures)}`, faults: figures.faults };
  },
  disk: async () => {
    const disk = mountSmallDisk();
    if (!disk) return { line: 'A full disk was not tried', faults: ['this user may not mount a small disk'] };
    try {
      const figures = await fillDisk(disk.folder, Number(values.full), values.seed);
      return { line: `${values.full} s with a full disk: ${countsOf(figures)}`, faults: figures.faults };
    } finally {
      disk.unmount();
    }
  },
} satisfies Record<string, () => Promise<Told>>;

const countsOf = ({ pages, refused, acknowledged }: AwayFigures) =>
  `${pages} pages read, ${refused} enquiries refused, ${acknowledged} kept before and after`;

async function onTrial<T>(work: (trial: ReturnType<typeof makeHostileTrial>) => Promise<T>): Promise<T> {
  const trial = makeHostileTrial();
  try {
    return await work(trial);
  } finally {
    trial.end();
  }
}

const names = listKeysOf(PARTS);
const chosen = values.only?.split(',') ?? names;
if (!chosen.every((name) => isKeyOf(PARTS, name))) {
  console.error(`--only is one or more of: ${names.join(', ')}`);
  process.exit(2);
}
for (const name of chosen) {
  const { line, faults } = await PARTS[name]();
  console.log(`${line}. Faults: ${faults.length}`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
