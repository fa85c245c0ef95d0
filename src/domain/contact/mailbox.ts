/**
 * The mailbox of an email address: in lower case and without the part from "+" on, which lets one mailbox have any
 * number of addresses.
 */
export function toMailbox(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}
