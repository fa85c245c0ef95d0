import type { Logger } from 'pino';
import type { SmsSender } from './contract.ts';

/** The stand-in: writes messages to the server's log, for whoever runs the machine to read. */
export function createLogSender(log: Pick<Logger, 'warn'>): SmsSender {
  return {
    kind: 'log',
    async send({ to, text }) {
      // A warning, since a terminal shows nothing below it.
      log.warn({ feature: 'sms' }, `A text message to ${to}: ${text.replace(/\s+/g, ' ')}`);
    },
  };
}
