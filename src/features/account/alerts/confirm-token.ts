import { createHash, randomBytes } from 'node:crypto';

/** Where a visitor says that an e-mail address is his, signed in or not. */
export const CONFIRM_PATH = '/alerts/confirm';

/** The word of a letter's link, which is told to nobody but its reader: 256 bits by chance. */
export const createConfirmToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of it. */
export const hashConfirmToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** The address in the letter. */
export const linkToConfirmPage = (origin: string, token: string): string =>
  `${origin}${CONFIRM_PATH}?v=${token}`;
