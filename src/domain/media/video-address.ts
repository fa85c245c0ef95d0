/** A YouTube video is shown in an iframe of its player; any other is a file that the page plays itself. */
export type VideoSource = { kind: 'youtube'; id: string; startSeconds: number | null } | { kind: 'file'; src: string };

const YOUTUBE_HOSTS: readonly string[] = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
];
/** YouTube paths with an id: /embed/{id}, /shorts/{id} … */
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;
const YOUTUBE_ID = /^[\w-]{6,20}$/;

/**
 * The video at an address (D3): a YouTube video by its embed, watch or short address, or a file by an https address or
 * a path of the site. Undefined for anything that a page cannot play: no address, another scheme, a YouTube page that
 * is not a video.
 */
export function findVideo(address: string): VideoSource | undefined {
  if (/^\/(?![/\\])/.test(address)) return { kind: 'file', src: address };
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (url.hostname === 'youtu.be' || YOUTUBE_HOSTS.includes(url.hostname)) return findYoutube(url);
  return url.protocol === 'https:' ? { kind: 'file', src: url.href } : undefined;
}

function findYoutube(url: URL): VideoSource | undefined {
  const { hostname, pathname, searchParams } = url;
  const id =
    hostname === 'youtu.be'
      ? pathname.slice(1)
      : (YOUTUBE_PATH.exec(pathname)?.[1] ?? (pathname === '/watch' ? searchParams.get('v') : null));
  if (!id || !YOUTUBE_ID.test(id)) return undefined;
  const start = /^(\d{1,5})s?$/.exec(searchParams.get('start') ?? searchParams.get('t') ?? '')?.[1];
  return { kind: 'youtube', id, startSeconds: start ? Number(start) : null };
}

/** The iframe address of YouTube's player, on its host that sets no cookies before playback; it starts at once. */
export function linkToYoutubeFrame({ id, startSeconds }: { id: string; startSeconds: number | null }): string {
  const start = startSeconds ? `&start=${startSeconds}` : '';
  return `${YOUTUBE_FRAMES}/embed/${id}?autoplay=1&playsinline=1&rel=0${start}`;
}

export const linkToYoutubePage = (id: string): string => `https://www.youtube.com/watch?v=${id}`;

/** The only allowed origin of video iframes. */
export const YOUTUBE_FRAMES = 'https://www.youtube-nocookie.com';
