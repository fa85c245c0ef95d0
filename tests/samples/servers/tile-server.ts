import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/**
 * A server of map tiles as dealers have them at an address of their own: a PNG for each z, x and y, for pages of any
 * origin.
 */
export class TileServer {
  /** "z/x/y" of the requested tiles. */
  readonly asked: string[] = [];
  /** The status of responses from now on; null to serve tiles. */
  failure: number | null = null;
  #tile: Buffer | undefined;
  #server = createServer((request, response) => {
    const named = /^\/(\d+\/\d+\/\d+)\.png$/.exec(request.url ?? '')?.[1];
    if (named) this.asked.push(named);
    const headers = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };
    const status = named ? (this.failure ?? 200) : 404;
    response.writeHead(status, status === 200 ? { ...headers, 'Content-Type': 'image/png' } : headers);
    response.end(status === 200 ? this.#tile : '');
  });

  /** Starts it; returns its origin. */
  async start(): Promise<string> {
    this.#tile = await sharp({
      create: { width: 256, height: 256, channels: 3, background: { r: 24, g: 136, b: 88 } },
    })
      .png()
      .toBuffer();
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
