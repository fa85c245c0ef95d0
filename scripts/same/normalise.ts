import { createHash } from 'node:crypto';
import { inspect } from 'node:util';
import { UNSAFE_decodeViaTurboStream as decodeData } from 'react-router';
import type { Answer } from './ask.ts';
import type { About } from './record.ts';
import { RULES } from './rules.ts';

/** Headers that are left out: they concern the connection, or follow from the rest. */
const LEFT_OUT = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id'];

/** A response as it is compared: its status, headers by name, and text; router data as the values it encodes. */
export async function normalise({ status, headers, body }: Answer, about: About): Promise<string> {
  const kept = Object.entries(headers).filter(([name]) => !LEFT_OUT.includes(name));
  const lines = kept
    .flatMap(([name, value = '']) => [value].flat().map((one) => `${name}: ${plainHeader(name, one, body)}`))
    .sort();
  const text = [status, ...lines, '', await plainBody(body, headers['content-type'])].join('\n');
  return Object.values(RULES).reduce((soFar, rule) => rule.apply(soFar, about), text);
}

/** A header's value without digests of the body, which is compared itself, and without random tokens. */
function plainHeader(name: string, value: string, body: string): string {
  if (name === 'content-security-policy') return withoutDigests(value, body);
  if (name === 'etag' && (body === '' || value === tagOf(body))) return 'digest of the body';
  if (name === 'set-cookie') return value.replace(/=[^;]{16,}/, '=(a token)');
  return value;
}

const tagOf = (body: string) => `"${createHash('sha1').update(body).digest('base64url')}"`;

const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;

/**
 * A policy without the digests of its page's inline content, which differ with file names in it. A response to HEAD has
 * no page to check them against.
 */
function withoutDigests(policy: string, html: string): string {
  const own = new Set(
    [...html.matchAll(INLINE)].map(([, , text = '']) => createHash('sha256').update(text).digest('base64')),
  );
  return policy
    .replace(/'sha256-([^']+)'/g, (whole, digest: string) => (html === '' || own.has(digest) ? "'its own'" : whole))
    .replace(/'its own'( 'its own')+/g, "'its own'");
}

/** A chunk of the data that a page brings to the router's scripts. */
const PIECE = /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g;

async function plainBody(body: string, type = ''): Promise<string> {
  if (type.startsWith('text/x-script')) return plainData(body);
  const data = [...body.matchAll(PIECE)].map(([, piece = '""']) => JSON.parse(piece)).join('');
  if (data === '') return body;
  return `${body.replace(PIECE, '')}\n${await plainData(data)}`;
}

/** The router's data as values: as sent, each is an index into one long list. */
async function plainData(data: string): Promise<string> {
  const { value, done } = await decodeData(new Blob([data]).stream(), globalThis);
  await done;
  const all = { depth: null, maxArrayLength: null, maxStringLength: null, breakLength: 100 };
  return inspect(value, all);
}
