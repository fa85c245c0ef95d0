import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { dialTls, type Wire } from '../../../src/integrations/images/wire.ts';

/** Protects nothing: it names hosts that cannot exist, for servers of tests on this machine. */
const TEST_ONLY: Pick<ServerOptions, 'key' | 'cert'> = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgXOG7zogYPzvWKUWr
njmTmEPmmq0EnkH1FdtZtifIiRKhRANCAARykT23ajk+hMfBRlJ6iyW8yUqltryv
9ej64CNRErH/7Njm0K5r+9TEwLvQIuzaeQ8pSyIg9xlB2Sff5hnW4QDL
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmTCCAT+gAwIBAgIBATAKBggqhkjOPQQDAjAYMRYwFAYDVQQDDA1UZXN0IHVw
c3RyZWFtMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAYMRYwFAYD
VQQDDA1UZXN0IHVwc3RyZWFtMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEcpE9
t2o5PoTHwUZSeoslvMlKpba8r/Xo+uAjURKx/+zY5tCua/vUxMC70CLs2nkPKUsi
IPcZQdkn3+YZ1uEAy6N4MHYwDwYDVR0TAQH/BAUwAwEB/zBEBgNVHREEPTA7ghJp
bWFnZXMuZXhhbXBsZS5jb22CEnNuZWFreS5leGFtcGxlLmNvbYIRb3RoZXIuZXhh
bXBsZS5jb20wHQYDVR0OBBYEFEbw7GUzsFjV9bn8tHFRgvnPuJA7MAoGCCqGSM49
BAMCA0gAMEUCIQDps2YkOIr1I0+a95rgfcwwIZxGpxz8AY7XQPZ/SjZwhgIgaFe5
tm9qK23Z8MP568FzzS8quyyUffBCa1oUx4A5aPE=
-----END CERTIFICATE-----`,
};

/** A public address, for names that the test's server stands for. */
export const PUBLIC_ADDRESS = '93.184.215.14';

type Answer = (res: ServerResponse, req: IncomingMessage) => void;

const send =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): Answer =>
  (res) => {
    res.writeHead(status, headers);
    res.end(body);
  };

const never = Buffer.alloc(64 * 1024);

/** A photo of a size in pixels, with enough detail that encoders have work. */
export function samplePhoto(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7 + Math.floor(at / (width * 3)) * 13) % 251;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A PNG whose header claims this width and height; it has no pixels. */
function hugePng(width: number, height: number): Buffer {
  const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080200000000000000', 'hex');
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

async function answers(): Promise<Record<string, Answer>> {
  const jpeg = await samplePhoto(1200, 900).jpeg().toBuffer();
  return {
    '/good.jpg': send(jpeg, { 'content-type': 'text/html' }),
    '/truncated.jpg': send(jpeg.subarray(0, jpeg.length / 2)),
    '/packed.jpg': send(gzipSync(jpeg), { 'content-encoding': 'gzip' }),
    '/bomb.png': send(hugePng(100_000, 100_000)),
    '/head-only.png': send(hugePng(10, 10)),
    '/empty.jpg': send(''),
    '/page.jpg': send('<!doctype html><title>Sign in</title>', { 'content-type': 'image/jpeg' }),
    '/script.svg': send('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', {
      'content-type': 'image/svg+xml',
    }),
    '/sheet.pdf': send('%PDF-1.7\n'),
    '/old.tiff': send(await samplePhoto(20, 20).tiff().toBuffer()),
    '/error.jpg': send('', {}, 500),
    '/gone.jpg': send('', {}, 404),
    '/half.jpg': send(jpeg, {}, 206),
    '/said-too-large.jpg': send('', { 'content-length': '99999999' }),
    '/endless.jpg': (res) => {
      res.on('error', () => {});
      const more = () => {
        while (!res.destroyed && res.write(never));
      };
      res.on('drain', more);
      more();
    },
    '/drip.jpg': (res) => {
      const timer = setInterval(() => res.write('.'), 20);
      res.on('close', () => clearInterval(timer));
    },
    '/silent.jpg': () => {},
    '/breaks.jpg': (res) => {
      res.writeHead(200, { 'content-length': String(jpeg.length) });
      res.write(jpeg.subarray(0, 1000), () => res.destroy());
    },
    '/nonsense.jpg': (res) => res.socket?.end('no HTTP at all\r\n\r\n'),
    '/many-headers.jpg': (res) => res.socket?.end(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`),
    '/round.jpg': send('', { location: '/round.jpg' }, 302),
    '/once.jpg': send('', { location: '/good.jpg' }, 302),
    '/twice.jpg': send('', { location: '/once.jpg' }, 301),
    '/thrice.jpg': send('', { location: '/twice.jpg' }, 308),
  };
}

export interface PictureServer {
  /** The network of a test: every connection leads to this server, and is recorded with its intended address. */
  wire: Wire;
  /** Addresses that were connected to. */
  dialled: string[];
  /** Requests that arrived. */
  asked: string[];
  /** What names resolve to; the others resolve to `PUBLIC_ADDRESS`. */
  names: Map<string, string[] | (() => string[])>;
  /** Paths that redirect, with their target. */
  redirects: Map<string, string>;
  certificate: string;
  port: number;
  close: () => Promise<void>;
}

/**
 * Starts an https server with good and bad pictures, for images.example.com, other.example.com and sneaky.example.com.
 */
export async function startPictureServer(): Promise<PictureServer> {
  const known = await answers();
  const dialled: string[] = [];
  const requested: string[] = [];
  const names: PictureServer['names'] = new Map();
  const redirects = new Map<string, string>();
  const server = createServer(TEST_ONLY, (req, res) => {
    const path = req.url ?? '/';
    requested.push(`${req.headers.host}${path}`);
    const location = redirects.get(path);
    const answer = location === undefined ? known[path.split('?', 1)[0] as string] : send('', { location }, 302);
    (answer ?? send('', {}, 404))(res, req);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const certificate = String(TEST_ONLY.cert);
  const wire: Wire = {
    resolve: async (host) => {
      const addresses = names.get(host) ?? [PUBLIC_ADDRESS];
      return typeof addresses === 'function' ? addresses() : addresses;
    },
    dial: (address, _port, host, signal) => {
      dialled.push(address);
      return dialTls({ address: '127.0.0.1', port, host, ca: certificate }, signal);
    },
  };
  const close = () => closeAll(server);
  return { wire, dialled, asked: requested, names, redirects, certificate, port, close };
}

function closeAll(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
