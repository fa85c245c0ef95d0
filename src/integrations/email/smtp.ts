import { createTransport } from 'nodemailer';
import { findErrorCode, getErrorMessage } from '../../domain/text/error-message.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import type { Mailer } from './contract.ts';
import { toMailOptions } from './message.ts';

const TIMEOUTS = {
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  socketTimeout: 15_000,
  dnsTimeout: 5_000,
};
/** In all: a server that answers each command just in time must not hold up a delivery for ever. */
const WHOLE_MS = 45_000;

/**
 * Sends by the SMTP server at an address such as `smtps://user:password@mail.example:465`; resolves once the server has
 * accepted the message.
 */
export function createSmtpMailer(url: string): Mailer {
  return {
    async send(email) {
      const transport = createTransport({
        url,
        ...TIMEOUTS,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          transport.close();
          reject(Object.assign(new Error('the server took too long'), { code: 'ETIMEDOUT' }));
        }, WHOLE_MS);
      });
      try {
        await Promise.race([transport.sendMail(toMailOptions(email)), late]);
      } catch (error) {
        throw failureOf(error);
      } finally {
        clearTimeout(timer);
        transport.close();
      }
    },
  };
}

/** A recipient refused for good (5xx) is not a fault of the server; a failed login or a full server is. */
function failureOf(error: unknown): DeliveryFailure {
  const code = findErrorCode(error) ?? 'EUNKNOWN';
  const responseCode = findResponseCode(error);
  const isRefusal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return new DeliveryFailure(`The mail server refused it: ${getErrorMessage(error)}`, {
    code: responseCode ? `SMTP ${responseCode}` : `SMTP ${code}`,
    isRefusal,
    isFinal: isRefusal && code === 'EENVELOPE',
    cause: error,
  });
}

/** The status that the server answered with, as nodemailer gives it. */
function findResponseCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'responseCode' in error)) return undefined;
  return typeof error.responseCode === 'number' ? error.responseCode : undefined;
}
