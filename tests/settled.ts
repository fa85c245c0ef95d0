/**
 * How long anything may take before it counts as hung, far beyond any slow machine. Lower it while looking for a
 * failure.
 */
export const HUNG_SECONDS = Number(process.env.TEST_HUNG_SECONDS ?? 600);

/** Shorter than the limit of the test that waits, so that the failure can name what was waited for. */
export const PATIENCE_MS = HUNG_SECONDS * 500;

/**
 * Resolves once `holds` does, polling at short intervals: for effects of another process or connection. Rejects with
 * what was waited for when that hangs.
 */
export async function eventually(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`${what} did not come about within ${PATIENCE_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
