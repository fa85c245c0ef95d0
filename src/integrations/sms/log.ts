import type { Logger } from 'pino';
import type { SmsSender } from './contract.ts';

/** The stand-in: messages are written to the server's log, where whoever runs the machine reads them. */
export function createLogSender(log: Pick<Logger, 'warn'>): SmsSender {
  return {
    kind: 'log',
    async send({ to, text }) {
      // A warning, since a terminal shows nothing below it, and the message reaches no phone.
      log.warn({ feature: 'sms' }, `A text message to ${to}: ${text.replace(/\s+/g, ' ')}`);
    },
  };
}
