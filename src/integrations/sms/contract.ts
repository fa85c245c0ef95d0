/** A text message to one phone. */
export interface TextMessage {
  /** In the form +61… */
  to: string;
  text: string;
}

/** Who sends a site's text messages. `send` throws `SmsFailure` where a message could not be handed over. */
export interface SmsSender {
  /** `log` for the stand-in: its messages stand in the server's log, and reach no phone. */
  kind: 'log' | 'twilio';
  send(message: TextMessage): Promise<void>;
}

/** The service could not be asked, or did not take the message; the message says what and where, never to whom. */
export class SmsFailure extends Error {
  override name = 'SmsFailure';
}
