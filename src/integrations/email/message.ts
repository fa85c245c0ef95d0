import type { SendMailOptions } from 'nodemailer';
import type { Email, Mailbox } from './contract.ts';

/**
 * The email as nodemailer sends it. No text can add a header or another recipient, or make nodemailer read a file or
 * an address.
 */
export function toMailOptions({
  key,
  from,
  to,
  replyTo,
  subject,
  text,
  html,
  attachments = [],
  unsubscribeUrl,
  date,
}: Email): SendMailOptions {
  const domain = from.address.split('@').at(-1);
  return {
    messageId: `<${key}@${domain}>`,
    date,
    from: mailbox(from),
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: mailbox(replyTo) } : {}),
    subject: oneLine(subject),
    text,
    ...(html === undefined ? {} : { html }),
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename: oneLine(filename),
      contentType,
      content: Buffer.from(content),
    })),
    // Prevents automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(unsubscribeUrl) },
    envelope: { from: from.address, to: [to] },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function unsubscribing(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { 'List-Unsubscribe': `<${oneLine(url)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

const mailbox = ({ name, address }: Mailbox): Mailbox => ({ name: oneLine(name), address: oneLine(address) });

/** Replaces line ends and other control characters, which could start a new header, with spaces. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
