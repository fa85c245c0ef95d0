import type { Page, Request } from 'playwright-core';

/** A file that a page fetched: its kind by its content type, and the bytes of its body as sent. */
export interface FetchedFile {
  kind: 'script' | 'style' | 'other';
  path: string;
  bytes: number;
  /** Its content encoding; empty when there is none. */
  encoding: string;
}

/** From now on, notes what the page fetches, until the function that it returns is called: that gives the files. */
export function followFiles(page: Page): () => Promise<FetchedFile[]> {
  const files: Promise<FetchedFile | undefined>[] = [];
  const note = (request: Request) => void files.push(describe(request));
  page.on('requestfinished', note);
  return async () => {
    page.off('requestfinished', note);
    return (await Promise.all(files)).filter((file) => file !== undefined);
  };
}

async function describe(request: Request): Promise<FetchedFile | undefined> {
  const response = await request.response();
  if (!response) return undefined;
  const headers = response.headers();
  const { responseBodySize: bytes } = await request.sizes();
  const { pathname: path } = new URL(request.url());
  return { kind: kindOf(headers['content-type'] ?? ''), path, bytes, encoding: headers['content-encoding'] ?? '' };
}

function kindOf(type: string): FetchedFile['kind'] {
  if (/^(text|application)\/javascript/.test(type)) return 'script';
  return type.startsWith('text/css') ? 'style' : 'other';
}

/** The sum of the bytes of files of a kind. */
export const bytesOf = (files: readonly FetchedFile[], kind: FetchedFile['kind']): number =>
  files.reduce((sum, file) => sum + (file.kind === kind ? file.bytes : 0), 0);
