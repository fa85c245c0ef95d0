/** A name and an address, as in "Sam Lee <sam@example.com>". */
export interface Mailbox {
  name: string;
  address: string;
}

/** A file that goes along. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/**
 * An e-mail to one person or program. Its texts may hold anything: whoever sends it keeps them out of the structure of
 * the message.
 */
export interface Email {
  /**
   * Names the message for good: sent again it has the same Message-ID, by which servers and readers know it. Letters,
   * digits, hyphens.
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
   * Where a POST gets its reader out of e-mails of this kind, in one click of his mail program (RFC 2369, RFC 8058).
   */
  unsubscribeUrl?: string | undefined;
  date: Date;
}

/**
 * Something that takes e-mails. It answers once they are safe with it, and throws `DeliveryFailure` where they are not.
 */
export interface Mailer {
  send(email: Email): Promise<void>;
}
