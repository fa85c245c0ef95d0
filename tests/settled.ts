/**
 * Answers once `holds` does, asking at short intervals: for what another process or connection brings about. Rejects after
 * `withinMs` with what was waited for.
 */
export async function eventually(
  what: string,
  holds: () => boolean | Promise<boolean>,
  withinMs = 10_000,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${what} did not come about within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
