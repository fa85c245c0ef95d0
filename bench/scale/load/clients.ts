import { setTimeout as pass } from 'node:timers/promises';
import { requestPage } from './request.ts';

/** A page to request: `kind` groups what is measured. */
export interface Target {
  kind: string;
  host: string;
  path: string;
}

export interface Taken {
  kind: string;
  status: number;
  ms: number;
}

export interface Load {
  clients: number;
  /** How long a client waits before its next request. */
  pauseMs: number;
  next: () => Target;
}

/** Clients that each request one page after the other until `isOver`; what they got, in the order of the answers. */
export async function takePages(
  port: number,
  { clients, pauseMs, next }: Load,
  isOver: () => boolean,
): Promise<Taken[]> {
  const taken: Taken[] = [];
  const visit = async (client: number) => {
    // Clients that begin together would go on together.
    await pass((pauseMs * client) / clients);
    while (!isOver()) {
      const { kind, host, path } = next();
      const { status, ms } = await requestPage(port, host, path);
      taken.push({ kind, status, ms });
      if (pauseMs > 0) await pass(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => visit(client)));
  return taken;
}

/** True from so many seconds on. */
export function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() >= end;
}

/** The times within which half of the pages were answered, 95 % and 99 %. */
export interface Quantiles {
  p50: number;
  p95: number;
  p99: number;
}

export function quantilesOf(taken: readonly Taken[]): Quantiles {
  const sorted = taken.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
