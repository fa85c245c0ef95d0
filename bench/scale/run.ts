import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeGround } from './making/make.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '1000' },
    vehicles: { type: 'string', default: '1000000' },
    data: { type: 'string' },
    'make-only': { type: 'boolean', default: false },
  },
});

const scale = { sites: Number(values.sites), vehicles: Number(values.vehicles) };
const folder = values.data ? resolve(values.data) : mkdtempSync(join(tmpdir(), 'forecourt-scale-'));
mkdirSync(folder, { recursive: true });
try {
  console.log(`${scale.sites} sites with ${scale.vehicles} vehicles in ${folder}`);
  await makeGround(folder, scale);
} finally {
  if (!values.data) rmSync(folder, { recursive: true, force: true });
}
