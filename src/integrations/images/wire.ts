import { lookup } from 'node:dns/promises';
import type { Duplex } from 'node:stream';
import { connect } from 'node:tls';

/** What fetching needs of the network; replaced in tests. */
export interface Wire {
  resolve: (host: string) => Promise<string[]>;
  /** A TLS connection to exactly this IP address, whose certificate must be for `host`. */
  dial: (address: string, port: number, host: string, signal: AbortSignal) => Promise<Duplex>;
}

/** The real network. Names are looked up only in `resolve`; `dial` gets an IP address and looks nothing up. */
export const openWire: Wire = {
  resolve: async (host) => (await lookup(host, { all: true, order: 'verbatim' })).map(({ address }) => address),
  dial: (address, port, host, signal) => dialTls({ address, port, host }, signal),
};

/** Opens TLS to an address; `ca` replaces the machine's trusted certificates. */
export function dialTls(
  { address, port, host, ca }: { address: string; port: number; host: string; ca?: string },
  signal: AbortSignal,
): Promise<Duplex> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: address,
      port,
      servername: host,
      ALPNProtocols: ['http/1.1'],
      ...(ca !== undefined && { ca }),
    });
    const giveUp = () => socket.destroy(new Error('given up'));
    const done = () => signal.removeEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    socket.once('close', done);
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      done();
      resolve(socket);
    });
  });
}
