import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { HUNG_SECONDS } from '../../tests/settled.ts';

/** A request as sent on the wire: nothing checks or corrects it on its way. */
export interface RawRequest {
  method: string;
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: string | Buffer | undefined;
}

export interface RawAnswer {
  status: number;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * Sends a request to a server on this machine on a connection of its own, and reads until the server ends it; undefined
 * when it ended without a response. Rejects on a timeout, or when the connection breaks.
 */
export function sendRaw(port: number, request: RawRequest): Promise<RawAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port });
    const chunks: Buffer[] = [];
    socket.setTimeout(HUNG_SECONDS * 1000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that refuses early closes while the rest is still being sent: what it sent by then counts.
    socket.on('error', (error) => (chunks.length > 0 ? undefined : reject(error)));
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks))));
    socket.write(headOf(request));
    if (request.body) socket.write(request.body);
  });
}

function headOf({ method, path, headers, body = '' }: RawRequest): Buffer {
  const given = new Set(headers.map(([name]) => name.toLowerCase()));
  const own = [['Connection', 'close'] as const];
  const length = given.has('content-length') || given.has('transfer-encoding') ? [] : [lengthOf(body)];
  const lines = [...own, ...headers, ...length].map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'utf8');
}

const lengthOf = (body: string | Buffer) => ['Content-Length', String(Buffer.byteLength(body))] as const;

function readAnswer(bytes: Buffer): RawAnswer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(first.split(' ')[1]);
  const rest = bytes.subarray(end + 4);
  // "100 Continue" comes before the response.
  if (status < 200) return readAnswer(rest);
  const headers = Object.fromEntries(lines.map(readHeader));
  const whole = headers['transfer-encoding'] === 'chunked' ? withoutChunks(rest) : rest;
  return { status, headers, body: unpacked(whole, headers['content-encoding']).toString('utf8') };
}

function readHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

function withoutChunks(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const line = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.subarray(at, line).toString('latin1'), 16);
    if (line === -1 || !(size > 0)) break;
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(parts);
}

const UNPACK: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

function unpacked(bytes: Buffer, encoding = ''): Buffer {
  const unpack = UNPACK[encoding];
  return unpack && bytes.length > 0 ? unpack(bytes) : bytes;
}
