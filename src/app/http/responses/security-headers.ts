import { createHash } from 'node:crypto';
import { YOUTUBE_FRAMES } from '../../../domain/media/video-address.ts';

const INLINE = /<(script|style)(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * Frame sources that a page may request, by their names in `data-frame-from` of an element. No other page may frame it.
 */
const FRAME_SOURCES: Readonly<Record<string, string>> = { [YOUTUBE_FRAMES]: YOUTUBE_FRAMES, self: "'self'" };

/**
 * The content security policy of one finished page: inline scripts and styles are allowed by the digest of their text,
 * so that a page can be cached (a nonce could not; see docs/decisions). Data blocks (JSON-LD) do not run and need none.
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
  const inline = [...html.matchAll(INLINE)].filter(
    ([, , attributes]) => !/application\/(?:ld\+)?json/.test(attributes ?? ''),
  );
  const digestsOf = (tag: 'script' | 'style') =>
    inline.flatMap(([, name, , text]) => (name === tag ? [digestOf(text ?? '')] : [])).join(' ');
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

const digestOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// In text and in scripts quotation marks are escaped, so only an attribute can match.
const framesOf = (html: string): string[] =>
  Object.entries(FRAME_SOURCES).flatMap(([name, source]) =>
    html.includes(` data-frame-from="${name}"`) ? [source] : [],
  );

/** For every response. */
export const COMMON_HEADERS: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];
