import { createHash, randomBytes } from 'node:crypto';

/** Where visitors confirm that an email address is theirs, signed in or not. */
export const CONFIRM_PATH = '/alerts/confirm';

/** 256 random bits, known to the link's reader alone. */
export const createConfirmToken = (): string => randomBytes(32).toString('base64url');

export const hashConfirmToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const linkToConfirmPage = (origin: string, token: string): string => `${origin}${CONFIRM_PATH}?v=${token}`;
