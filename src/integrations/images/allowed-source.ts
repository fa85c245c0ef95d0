import { isIP } from 'node:net';
import { PictureFailure } from './picture-failure.ts';

/**
 * Checks an address, of a request or a redirect, against the origins that a site allows: https, no credentials, a host
 * name rather than an IP address, and exactly one of the origins. Throws `PictureFailure` with the reason.
 */
export function checkAllowed(url: URL, sources: readonly string[]): void {
  const refuse = (why: string) => {
    throw new PictureFailure('not allowed', why);
  };
  if (url.protocol !== 'https:') refuse('not an https address');
  if (url.username || url.password) refuse('an address with a password');
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) > 0) refuse('an IP address in place of a name');
  if (!sources.includes(url.origin)) refuse(`${url.origin} is not an origin the site allows`);
}
