import type { SmsSender } from './contract.ts';

/** The stand-in: messages are written to the server's log, where whoever runs the machine reads them. */
export const logSender: SmsSender = {
  kind: 'log',
  async send({ to, text }) {
    console.info(`A text message to ${to}: ${text.replace(/\s+/g, ' ')}`);
  },
};
