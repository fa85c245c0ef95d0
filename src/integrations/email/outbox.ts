import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { DeliveryFailure } from '../delivery-failure.ts';
import { writeFileDurably } from '../write-file-durably.ts';
import type { Mailer } from './contract.ts';
import { toMailOptions } from './message.ts';

/** The folder in which e-mails are kept where there is no mail server. */
export const getOutboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/**
 * Keeps e-mails as files that every mail program opens, `<key>.eml` in the folder, in place of sending them: for a
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
        const code = (error as NodeJS.ErrnoException).code ?? 'EUNKNOWN';
        throw new DeliveryFailure(`The e-mail could not be kept in ${folder}: ${(error as Error).message}`, {
          code: `OUTBOX ${code}`,
          cause: error,
        });
      }
    },
  };
}
