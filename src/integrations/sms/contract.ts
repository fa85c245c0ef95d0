export interface TextMessage {
  /** In the form +61… */
  to: string;
  text: string;
}

/** Sends a site's text messages. `send` throws `SmsFailure` when a message could not be handed over. */
export interface SmsSender {
  /** `log` for the stand-in: its messages go to the server's log and reach no phone. */
  kind: 'log' | 'twilio';
  send(message: TextMessage): Promise<void>;
}

/** The service could not be reached, or refused the message; the message says what and where, never to whom. */
export class SmsFailure extends Error {
  override name = 'SmsFailure';
}
