import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { YOUTUBE_FRAMES } from '../../../domain/media/video-address.ts';

/**
 * Frame sources that a page may request, by their names in `data-frame-from` of an element. No other page may frame it.
 */
const FRAME_SOURCES: Readonly<Record<string, string>> = { [YOUTUBE_FRAMES]: YOUTUBE_FRAMES, self: "'self'" };

/**
 * The content security policy of one finished page: inline scripts and styles are allowed by the digest of their text,
 * so that a page can be cached (a nonce could not; see docs/decisions). `html` has a character for each byte of it
 * (Latin-1). Data blocks (JSON-LD) do not run and need none.
 * `chatOrigin`: the origin of another provider's chat, on pages that offer it; `forms`: where forms of the page may
 * lead besides the site; `services`: origins of services that the site has on all its pages; `maps`: origins of map
 * data, on pages with a map.
 */
export function buildContentSecurityPolicy(
  html: string,
  chatOrigin: string | null = null,
  forms: readonly string[] = [],
  services: readonly string[] = [],
  maps: readonly string[] = [],
): string {
  const others = [...(chatOrigin ? [chatOrigin] : []), ...services];
  const beside = others.map((origin) => ` ${origin}`).join('');
  const mapSources = maps.map((origin) => ` ${origin}`).join('');
  const digestsOf = (tag: 'script' | 'style') => listInline(html, tag).map(digestOf).join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${digestsOf('script')}`.trim() + beside,
    `style-src 'self' ${digestsOf('style')}`.trim(),
    // Widths of bars and positions of pins are custom properties in style attributes, which cannot run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: https:${mapSources}`,
    "media-src 'self' https:",
    `connect-src 'self'${beside}${mapSources}`,
    `frame-src ${[...(chatOrigin ? ["'self'"] : []), ...others, ...framesOf(html)].join(' ') || "'none'"}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${forms.map((origin) => ` ${origin}`).join('')}`,
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The texts of a page's inline scripts or styles that apply: neither files nor data. */
function listInline(html: string, tag: 'script' | 'style'): string[] {
  const texts: string[] = [];
  // Searched by its fixed parts: a pattern would be tried at every element of the page.
  for (let at = html.indexOf(`<${tag}`); at >= 0; at = html.indexOf(`<${tag}`, at + 1)) {
    const begin = html.indexOf('>', at) + 1;
    const end = html.indexOf(`</${tag}>`, begin);
    if (begin === 0 || end < 0) break;
    if (!NOT_INLINE.test(html.slice(at, begin))) texts.push(html.slice(begin, end));
    at = end;
  }
  return texts;
}

/** The opening tag of a script from a file, or of a data block. */
const NOT_INLINE = /\ssrc=|application\/(?:ld\+)?json/;

/** Most pages have the same few inline texts: the project's own scripts, and the theme of their site. */
const digests = new LRUCache<string, string>({ max: 1000 });

function digestOf(text: string): string {
  const digest = digests.get(text) ?? `'sha256-${hash('sha256', Buffer.from(text, 'latin1'), 'base64')}'`;
  digests.set(text, digest);
  return digest;
}

// In text and in scripts quotation marks are escaped, so only an attribute can match.
const framesOf = (html: string): string[] =>
  html.includes(FRAME_FROM)
    ? Object.entries(FRAME_SOURCES).flatMap(([name, source]) =>
        html.includes(` ${FRAME_FROM}${name}"`) ? [source] : [],
      )
    : [];
/** Most pages don't have it. */
const FRAME_FROM = 'data-frame-from="';

/** For every response. */
export const COMMON_HEADERS: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];
