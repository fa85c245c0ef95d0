/**
 * Which mailbox an e-mail address is: small letters, and without the part from "+" on, with which one mailbox has any
 * number of addresses.
 */
export function toMailbox(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}
