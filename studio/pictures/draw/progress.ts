const WIDTH = 30;

/**
 * The line of a terminal: bar, files, what was drawn last, time left. `drawn` of `total` files are there, `fresh` of
 * them new.
 */
export function progressLine(
  { done, total, fresh, last }: { done: number; total: number; fresh: number; last: string },
  elapsedMs: number,
): string {
  // A frame that failed half-way is counted again.
  const share = total === 0 ? 1 : Math.min(done / total, 1);
  const full = Math.round(share * WIDTH);
  const bar = `${'█'.repeat(full)}${'·'.repeat(WIDTH - full)}`;
  return `${bar} ${done} of ${total}  ${timeLeft(total - done, fresh, elapsedMs)}  ${last}`;
}

/** How long the rest takes when it goes on as the fresh files did; words of whole minutes. */
export function timeLeft(missing: number, fresh: number, elapsedMs: number): string {
  if (missing <= 0) return 'done';
  if (fresh === 0) return 'time left unknown';
  const minutes = Math.ceil(((elapsedMs / fresh) * missing) / 60_000);
  return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`;
}

/** Shows how a run comes along: one line that changes on a terminal, a line for each twentieth elsewhere. */
export class Progress {
  #total: number;
  #done: number;
  #fresh = 0;
  #told = -1;
  #began: number;
  #out: NodeJS.WriteStream;

  constructor(total: number, done: number, out: NodeJS.WriteStream = process.stdout) {
    this.#total = total;
    this.#done = done;
    this.#out = out;
    this.#began = Date.now();
  }

  file(path: string): void {
    this.#done += 1;
    this.#fresh += 1;
    const line = progressLine(
      { done: this.#done, total: this.#total, fresh: this.#fresh, last: path },
      Date.now() - this.#began,
    );
    if (this.#out.isTTY) this.#out.write(`\r\x1b[K${line.slice(0, this.#out.columns - 1)}`);
    else if (this.#twentieth() > this.#told) {
      this.#told = this.#twentieth();
      this.#out.write(`${line}\n`);
    }
  }

  /** Files that need not be drawn. */
  keep(files: number): void {
    this.#done += files;
  }

  /** A line of its own that stays. */
  say(text: string): void {
    this.#out.write(this.#out.isTTY ? `\r\x1b[K${text}\n` : `${text}\n`);
  }

  #twentieth(): number {
    return Math.floor((this.#done / Math.max(this.#total, 1)) * 20);
  }
}
