import lighthouse from 'lighthouse';
import type { Figures } from '../trees/figures.ts';

export const LIGHTHOUSE = [
  ['blocking ms', 0],
  ['scripts blocked ms', 0],
  ['more ms', 0],
  ['score', 0],
  ['LCP s', 2],
  ['CLS', 4],
  ['index', 0],
] as const;

/** Only requests: inline scripts run, as in a page whose files do not arrive. */
const SCRIPT_FILES = ['*.js'];

interface Audited {
  blockingMs: number;
  score: number;
  lcpMs: number;
  cls: number;
  benchmarkIndex: number;
}

/**
 * Measures a page as Lighthouse simulates a phone, with its scripts and right after that without them, in the browser
 * that listens at `devToolsPort`. The index is the machine's own speed, as Lighthouse saw it. Rejects when a page could
 * not be measured.
 */
export async function measureLighthouse(devToolsPort: number, address: string): Promise<Figures> {
  const whole = await audit(devToolsPort, address, null);
  const blocked = await audit(devToolsPort, address, SCRIPT_FILES);
  return {
    'blocking ms': whole.blockingMs,
    'scripts blocked ms': blocked.blockingMs,
    'more ms': whole.blockingMs - blocked.blockingMs,
    score: whole.score * 100,
    'LCP s': whole.lcpMs / 1000,
    CLS: whole.cls,
    index: whole.benchmarkIndex,
  };
}

async function audit(port: number, address: string, blockedUrlPatterns: string[] | null): Promise<Audited> {
  const result = await lighthouse(address, {
    port,
    blockedUrlPatterns,
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories, environment } = result.lhr;
  const figureOf = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    blockingMs: figureOf('total-blocking-time'),
    score: categories.performance?.score ?? NaN,
    lcpMs: figureOf('largest-contentful-paint'),
    cls: figureOf('cumulative-layout-shift'),
    benchmarkIndex: environment.benchmarkIndex,
  };
}
