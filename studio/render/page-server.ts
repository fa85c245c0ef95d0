import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves the studio's page on this machine only, hands it meshes, and takes the pictures that it posts. */
export interface PageServer {
  address: string;
  /** What the page gets as the mesh when it asks next. */
  offer: (mesh: Uint8Array) => void;
  /** The pictures posted since the last call, by name. */
  collect: () => Map<string, Buffer>;
  close: () => void;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Starts the server on a free port. */
export async function servePage(script: string): Promise<PageServer> {
  let mesh: Uint8Array = new Uint8Array();
  let pictures = new Map<string, Buffer>();
  const html = `<!doctype html><meta charset="utf-8"><title>Picture studio</title><script>${script}</script>`;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://studio');
    if (pathname === '/') return response.setHeader('content-type', 'text/html').end(html);
    if (pathname === '/mesh') return response.end(mesh);
    if (request.method === 'POST' && pathname.startsWith('/picture/')) {
      pictures.set(decodeURIComponent(pathname.slice('/picture/'.length)), await bodyOf(request));
      return response.end();
    }
    return response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    offer(next) {
      mesh = next;
    },
    collect() {
      const collected = pictures;
      pictures = new Map();
      return collected;
    },
    close: () => server.close(),
  };
}
