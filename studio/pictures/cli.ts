import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { drawAll } from './draw/draw-all.ts';
import { writeSheets } from './sheets.ts';

const USAGE = `npm run demo:pictures                          draws what is missing or has changed
npm run demo:pictures -- --only suv-2,van-1     draws these designs or cabins only
npm run demo:pictures -- --jobs 2               so many at a time (half the machine's cores unless given)
npm run demo:pictures -- --sheet                writes contact sheets of what is drawn to a temporary folder`;

const hasFfmpeg = () => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      jobs: { type: 'string' },
      sheet: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return say(USAGE);
  const only = values.only?.split(',');
  if (values.sheet) return say(`Contact sheets: ${await writeSheets(only)}`);
  const jobs = values.jobs === undefined ? Math.ceil(availableParallelism() / 2) : Number(values.jobs);
  if (!Number.isInteger(jobs) || jobs < 1) throw new Error(`--jobs: a whole number from 1, not "${values.jobs}"`);
  return drawAll({ only, jobs, hasFfmpeg: hasFfmpeg() });
}

function say(text: string): number {
  console.log(text);
  return 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error((error as Error).message);
  console.error(USAGE);
  process.exitCode = 1;
}
