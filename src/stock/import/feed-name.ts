/** Name of a group's only feed. */
export const STANDARD_FEED = 'main';

const FEED_NAME = /^[a-z0-9][a-z0-9._-]{0,59}$/;

/** Throws when it is not a valid name of a feed. */
export function checkFeedName(name: string): string {
  if (FEED_NAME.test(name)) return name;
  throw new Error(
    `"${name}" can’t be a feed name: use lower-case letters, digits, dots, hyphens and underscores, at ` +
      'most 60 characters, starting with a letter or digit.',
  );
}
