import type { RequestContext } from '../../../../kernel/request/context.ts';

/** Visitors wait for the pictures of their document no longer than this; late ones are left out. */
export const PICTURES_WITHIN_MS = 3_000;

type Asking = Pick<RequestContext, 'pictures' | 'log'> & {
  visit: Pick<RequestContext['visit'], 'caller'>;
};

/**
 * The pictures at these addresses as files for a document, in their order, all within three seconds: null for one that
 * did not load in time, or once `left` says that nobody waits for the document. A sheet without a picture is better
 * than none. The log says why one was left out.
 */
export async function findPictures(
  asking: Asking,
  addresses: readonly string[],
  left: AbortSignal,
): Promise<(Uint8Array | null)[]> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new Error(`It was not there after ${PICTURES_WITHIN_MS} ms`)),
    PICTURES_WITHIN_MS,
  );
  const over = AbortSignal.any([late.signal, left]);
  try {
    return await Promise.all(addresses.map((address) => findPicture(asking, address, over, left)));
  } finally {
    clearTimeout(timer);
  }
}

async function findPicture(
  { pictures, log, visit: { caller } }: Asking,
  address: string,
  over: AbortSignal,
  left: AbortSignal,
): Promise<Uint8Array | null> {
  try {
    return (await Promise.race([pictures.findJpeg(address, { caller, signal: over }), endOf(over)])) ?? null;
  } catch (error) {
    if (!left.aborted) log.warn({ feature: 'print', address, err: error }, 'A picture was left out of a PDF');
    return null;
  }
}

const endOf = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
