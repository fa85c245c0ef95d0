/**
 * A video by what can be done with its address: YouTube's is shown in a frame of its own, any other is a file that the
 * page plays.
 */
export type VideoSource =
  | { kind: 'youtube'; id: string; startSeconds: number | null }
  | { kind: 'file'; src: string };

const YOUTUBE_HOSTS: readonly string[] = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
];
/** Where YouTube's addresses have the id: /embed/{id}, /shorts/{id} … */
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;
const YOUTUBE_ID = /^[\w-]{6,20}$/;

/**
 * The video at an address (D3): YouTube's, whether it names the embed, the page to watch or the short form; or a file,
 * by an https address or a path of the site. Undefined for what a page cannot play: no address, another scheme, a page
 * of YouTube that is no video.
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

/**
 * The address of YouTube's player for a frame, on the host of theirs that sets no cookies before it plays; it plays at
 * once.
 */
export function linkToYoutubeFrame({
  id,
  startSeconds,
}: {
  id: string;
  startSeconds: number | null;
}): string {
  const start = startSeconds ? `&start=${startSeconds}` : '';
  return `${YOUTUBE_FRAMES}/embed/${id}?autoplay=1&playsinline=1&rel=0${start}`;
}

/** The page of a video on YouTube. */
export const linkToYoutubePage = (id: string): string => `https://www.youtube.com/watch?v=${id}`;

/** The only origin that frames with videos come from. */
export const YOUTUBE_FRAMES = 'https://www.youtube-nocookie.com';
