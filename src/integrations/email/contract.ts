/** A name and an address, as in "Sam Lee <sam@example.com>". */
export interface Mailbox {
  name: string;
  address: string;
}

export interface Attachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/**
 * An email to one person or program. Its texts may hold anything: mailers keep them out of the structure of the
 * message.
 */
export interface Email {
  /**
   * Identifies the message: when sent again it has the same Message-ID, so that servers and readers recognise it.
   * Letters, digits, hyphens.
   */
  key: string;
  from: Mailbox;
  to: string;
  replyTo?: Mailbox | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
  attachments?: readonly Attachment[];
  /**
   * A POST to it unsubscribes the reader from emails of this kind, in one click of their mail program (RFC 2369, RFC
   * 8058).
   */
  unsubscribeUrl?: string | undefined;
  date: Date;
}

/** Accepts emails. It resolves once they are safely handed over, and throws `DeliveryFailure` otherwise. */
export interface Mailer {
  send(email: Email): Promise<void>;
}
