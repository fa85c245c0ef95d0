/** Solves the challenge in a worker. Resolves to the solution; null where this browser cannot. */
export async function solveProofOfWork(challenge: unknown): Promise<string | null> {
  // Only pages in a secure context may derive keys.
  if (!('Worker' in window) || !window.isSecureContext) return null;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  try {
    const solution = await new Promise<unknown>((resolve) => {
      worker.addEventListener('message', ({ data }) => resolve(data), { once: true });
      worker.addEventListener('error', () => resolve(null), { once: true });
      worker.postMessage(challenge);
    });
    return solution ? JSON.stringify({ challenge, solution }) : null;
  } finally {
    worker.terminate();
  }
}
