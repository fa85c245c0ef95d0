import { createHash, randomBytes } from 'node:crypto';

/** Where visitors confirm that an e-mail address is theirs, signed in or not. */
export const CONFIRM_PATH = '/alerts/confirm';

/** The token of a confirmation link, known to its reader alone: 256 random bits. */
export const createConfirmToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of it. */
export const hashConfirmToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const linkToConfirmPage = (origin: string, token: string): string => `${origin}${CONFIRM_PATH}?v=${token}`;
