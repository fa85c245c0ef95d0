import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { findErrorCode, getErrorMessage } from '../../domain/text/error-message.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import { writeFileDurably } from '../write-file-durably.ts';
import type { Mailer } from './contract.ts';
import { toMailOptions } from './message.ts';

/** Where emails are stored when there is no mail server. */
export const getOutboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/**
 * Stores emails instead of sending them, as files that every mail program opens (`<key>.eml` in the folder): for a
 * program without a mail server.
 */
export function createOutboxMailer(folder: string): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(email) {
      try {
        const { message } = await composer.sendMail(toMailOptions(email));
        await writeFileDurably(join(folder, `${email.key}.eml`), message as Buffer);
      } catch (error) {
        const code = findErrorCode(error) ?? 'EUNKNOWN';
        throw new DeliveryFailure(`The email could not be saved in ${folder}: ${getErrorMessage(error)}`, {
          code: `OUTBOX ${code}`,
          cause: error,
        });
      }
    },
  };
}
