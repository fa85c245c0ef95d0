/** What was measured on 22 November with 1,000 sites and 470,000 vehicles, and what is wanted of this machine. */
const KNOWN: Record<string, { before?: string; wanted?: string }> = {
  'start until ready': { before: '294 s', wanted: '10 s' },
  'start until ready, again, two workers': { before: '294 s', wanted: '10 s' },
  'folders applied, all unchanged': { before: '63 s (at start)', wanted: '5 s' },
  'folders applied, one changed': { wanted: '1 s' },
  'memory at start': { before: '2.9 GB' },
  'memory, all sites visited': { before: '2.9 GB', wanted: '3 GB for a million' },
  'memory a listed vehicle': { before: '7.6 KB', wanted: '3.5 KB' },
  'first page of a cold site, about 1,000 vehicles': { wanted: '400 ms' },
  'first page of a cold site, 10,000 vehicles': { wanted: '1.5 s' },
  'import, as a command': { before: '1.2 s (1,000 vehicles)' },
  'pages while imports run, p99': { wanted: 'quiet + 50 ms' },
  'other sites during a storm, p99': { wanted: 'under twice the quiet' },
  'pages a second, one worker': { before: '14.7' },
  'p99 at saturation, one worker': { before: '1.45 s' },
  'pages a second, two workers': { wanted: '1.7 times one' },
  'CPU a page, two workers': { wanted: 'at most 1.1 times one' },
};

const WIDE = { name: 54, now: 34, before: 24 };

export function printHeading(): void {
  console.log(`\n${''.padEnd(WIDE.name)}${'now'.padEnd(WIDE.now)}${'22 November'.padEnd(WIDE.before)}wanted`);
}

/** Prints one figure beside what it was, and what is wanted. */
export function printFigure(name: string, now: string): void {
  const { before = '', wanted = '' } = KNOWN[name] ?? {};
  console.log(`${name.padEnd(WIDE.name)}${now.padEnd(WIDE.now)}${before.padEnd(WIDE.before)}${wanted}`.trimEnd());
}

export const formatMs = (ms: number): string => (ms >= 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${ms.toFixed(0)} ms`);

export const formatBytes = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(2)} GB` : bytes >= 1e6 ? `${(bytes / 1e6).toFixed(0)} MB` : formatKb(bytes);

const formatKb = (bytes: number) => `${(bytes / 1e3).toFixed(1)} KB`;

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
