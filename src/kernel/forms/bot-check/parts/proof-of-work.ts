/** Does work in the background. Gives what to send; null where this browser cannot do it. */
export async function solveProofOfWork(challenge: unknown): Promise<string | null> {
  // Only pages that came over a safe connection may derive keys.
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
