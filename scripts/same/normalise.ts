import { createHash } from 'node:crypto';
import { inspect } from 'node:util';
import { UNSAFE_decodeViaTurboStream as decodeData } from 'react-router';
import type { Answer } from './ask.ts';
import type { About } from './record.ts';

/** A rule takes out of an answer what may differ though nothing changed for anybody. */
interface Rule {
  why: string;
  apply(text: string, about: About): string;
}

/** What is left out of the headers: it is said of the connection, or follows from the rest. */
const LEFT_OUT = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id'];

const UUID = /\b[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\b/g;
const MOMENT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
const ASSET = /\/assets\/([\w.-]+?)-[\w-]{7,8}\.(\w+)/g;

/** Applied in this order to the text of an answer. */
export const RULES: Readonly<Record<string, Rule>> = {
  assets: {
    why: 'Names of built files carry a digest of what is in them; those of scripts and styles also say from which modules.',
    apply: (text) =>
      text.replace(ASSET, (_, name: string, kind: string) =>
        /^(js|css)$/.test(kind) ? `/assets/*.${kind}` : `/assets/${name}-*.${kind}`,
      ),
  },
  scripts: {
    why: 'How many files the build cuts the scripts of a page into follows from its modules; tests weigh the pages.',
    apply: (text) =>
      text
        .replace(/(<link rel="[\w-]+" href="\/assets\/\*\.js"\/>)\1+/g, '$1')
        .replace(/((["'])\/assets\/\*\.js\2)(,\s*\1)+/g, '$1'),
  },
  routes: {
    why: 'A route’s id is the path of its module, which may be moved; the path that it answers says which it is.',
    apply: (text, { routes }) =>
      text.replace(/(["'])([^"'\n]*\/[^"'\n]*)\1/g, (whole, quote: string, id: string) =>
        Object.hasOwn(routes, id) ? `${quote}route of /${routes[id]}${quote}` : whole,
      ),
  },
  ids: {
    why: 'Forms and failures get an id of their own each time; the same one stays the same.',
    apply: (text) => {
      const known = new Map<string, string>();
      return text.replace(UUID, (id) => {
        const name = known.get(id) ?? `id-${known.size + 1}`;
        known.set(id, name);
        return name;
      });
    },
  },
  turns: {
    why: 'A turn at a wheel is a random token with its signature.',
    apply: (text) => text.replace(/(?<![\w-])[\w-]{22}\.[\w-]{43}(?![\w-])/g, '(a turn)'),
  },
  database: {
    why: 'The database has a clock of its own, which says when sites and pages were put into it.',
    apply: (text, { began, ended }) =>
      text.replace(MOMENT, (moment) =>
        began <= moment && moment <= ended ? '(while it was recorded)' : moment,
      ),
  },
  search: {
    why: 'A search says how long it took.',
    apply: (text) => text.replace(/"ms":[\d.e-]+/g, '"ms":0'),
  },
};

/** An answer as it is compared: its status, headers by name, and text; data of the router as what it stands for. */
export async function normalise({ status, headers, body }: Answer, about: About): Promise<string> {
  const kept = Object.entries(headers).filter(([name]) => !LEFT_OUT.includes(name));
  const lines = kept
    .flatMap(([name, value = '']) => [value].flat().map((one) => `${name}: ${plainHeader(name, one, body)}`))
    .sort();
  const text = [status, ...lines, '', await plainBody(body, headers['content-type'])].join('\n');
  return Object.values(RULES).reduce((soFar, rule) => rule.apply(soFar, about), text);
}

/** What a header says, without digests of the body, which is compared itself, and tokens that are random. */
function plainHeader(name: string, value: string, body: string): string {
  if (name === 'content-security-policy') return withoutDigests(value, body);
  if (name === 'etag' && (body === '' || value === tagOf(body))) return 'digest of the body';
  if (name === 'set-cookie') return value.replace(/=[^;]{16,}/, '=(a token)');
  return value;
}

const tagOf = (body: string) => `"${createHash('sha1').update(body).digest('base64url')}"`;

const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;

/**
 * A policy without the digests of what stands in its page: they differ with the names of files in it. Who asks for
 * the headers alone has no page to hold them to.
 */
function withoutDigests(policy: string, html: string): string {
  const own = new Set(
    [...html.matchAll(INLINE)].map(([, , text = '']) => createHash('sha256').update(text).digest('base64')),
  );
  return policy
    .replace(/'sha256-([^']+)'/g, (whole, digest: string) =>
      html === '' || own.has(digest) ? "'its own'" : whole,
    )
    .replace(/'its own'( 'its own')+/g, "'its own'");
}

/** A piece of the data that a page brings to the router's scripts. */
const PIECE =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g;

async function plainBody(body: string, type = ''): Promise<string> {
  if (type.startsWith('text/x-script')) return plainData(body);
  const data = [...body.matchAll(PIECE)].map(([, piece = '""']) => JSON.parse(piece)).join('');
  if (data === '') return body;
  return `${body.replace(PIECE, '')}\n${await plainData(data)}`;
}

/** The router's data as values: as it is sent, each is a number in one long list. */
async function plainData(data: string): Promise<string> {
  const { value, done } = await decodeData(new Blob([data]).stream(), globalThis);
  await done;
  const all = { depth: null, maxArrayLength: null, maxStringLength: null, breakLength: 100 };
  return inspect(value, all);
}
