import { createReadStream, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { keyOf } from './addresses.ts';
import type { Answer, Answered } from './ask.ts';

/** What all responses of a record have in common. */
export interface About {
  /** The commit, and whether files differed from it. */
  commit: string;
  /** When its program ran: the database has a clock of its own, which is not stopped. */
  began: string;
  ended: string;
  /** The paths of routes by their ids. */
  routes: Readonly<Record<string, string>>;
}

interface Kept {
  key: string;
  answer: Answer;
}

export interface Recorded {
  about: About;
  answers: ReadonlyMap<string, Answer>;
}

export async function saveRecord(folder: string, about: About, answered: readonly Answered[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const lines = answered.map(({ asked, answer }) => {
    const kept: Kept = { key: keyOf(asked), answer };
    return `${JSON.stringify(kept)}\n`;
  });
  await pipeline(Readable.from(lines), createGzip({ level: 1 }), createWriteStream(join(folder, ANSWERS)));
  writeFileSync(join(folder, ABOUT), `${JSON.stringify(about, null, 2)}\n`);
}

const ANSWERS = 'answers.ndjson.gz';
const ABOUT = 'about.json';

/** Reads a record. Rejects where a folder has none. */
export async function readRecord(folder: string): Promise<Recorded> {
  const about: About = JSON.parse(readFileSync(join(folder, ABOUT), 'utf8'));
  const answers = new Map<string, Answer>();
  const lines = createInterface({ input: createReadStream(join(folder, ANSWERS)).pipe(createGunzip()) });
  for await (const line of lines) {
    const { key, answer }: Kept = JSON.parse(line);
    answers.set(key, answer);
  }
  return { about, answers };
}
