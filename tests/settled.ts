/**
 * How long anything may take before it counts as hung: no slow machine comes near. Lower while one looks for a failure.
 */
export const HUNG_SECONDS = Number(process.env.TEST_HUNG_SECONDS ?? 600);

/**
 * So much sooner than the test that waits, which may have been on its way for long, that what was waited for is said.
 */
export const PATIENCE_MS = HUNG_SECONDS * 500;

/**
 * Answers once `holds` does, asking at short intervals: for what another process or connection brings about. Rejects
 * with what was waited for when that hangs.
 */
export async function eventually(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`${what} did not come about within ${PATIENCE_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
