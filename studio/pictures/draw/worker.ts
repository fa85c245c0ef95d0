import { openStudio, type Studio } from '../../render/studio.ts';
import type { Ledger } from '../record/ledger.ts';
import { listSubjects } from '../subjects.ts';
import { drawSubject } from './draw-subject.ts';

/** What the crew's leader asks of a worker, and what it answers. */
export type Order = { draw: string; hasFfmpeg: boolean };
export type Report =
  | { file: string }
  | { kept: number }
  | { finished: string; ledger: Ledger }
  | { failed: string; reason: string };

/** Read once: what is edited while it draws counts from the next run on. */
const subjects = listSubjects();

let open: Promise<Studio> | undefined;
const studio = () => {
  open ??= openStudio();
  return open;
};

async function closeStudio(): Promise<void> {
  const closing = open;
  open = undefined;
  await closing?.then((opened) => opened.close()).catch(() => {});
}

const report = (what: Report) => process.connected && process.send?.(what);

/** A browser that has drawn for long may fail; a fresh one goes on from the ledger. */
const ATTEMPTS = 2;

async function draw({ draw: id, hasFfmpeg }: Order, attempt = 1): Promise<void> {
  try {
    const subject = subjects.find((one) => one.id === id);
    if (!subject) throw new Error(`There is no design or cabin ${id}`);
    const ledger = await drawSubject(subject, {
      studio,
      hasFfmpeg,
      onFile: (file) => report({ file }),
      onKept: (kept) => report({ kept }),
    });
    report({ finished: id, ledger });
  } catch (error) {
    await closeStudio();
    if (attempt < ATTEMPTS) return draw({ draw: id, hasFfmpeg }, attempt + 1);
    report({ failed: id, reason: (error as Error).stack ?? String(error) });
  }
}

process.on('message', (order: Order) => void draw(order));
// The leader has gone, or has nothing more to draw.
process.on('disconnect', () => void closeStudio().then(() => process.exit()));
