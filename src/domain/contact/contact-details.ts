import { toPhoneDigits } from './phone.ts';

const LETTERS_AT_LEAST = 2;
const LETTERS_AT_MOST = 60;
/** Letters of any script with their marks, and the punctuation of names: O’Brien, Anne-Marie, St. John, bin Ahmad. */
const NAME = /^\p{L}[\p{L}\p{M}'’ʻ.\- ]*$/u;
/** Scripts in which one character can be a whole name: 李, 김. */
const SIGN_IS_NAME = /^[\p{Script=Han}\p{Script=Hangul}]/u;

/** Whether a line is a first or last name: 2 to 60 letters of any script, with the punctuation of names. */
export function isPersonName(line: string): boolean {
  const { length } = [...line.normalize('NFC')];
  return NAME.test(line) && length <= LETTERS_AT_MOST && (length >= LETTERS_AT_LEAST || SIGN_IS_NAME.test(line));
}

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
/** A valid email address by the HTML standard (4.10.5.1.5), with a dot in its domain. */
const EMAIL = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`);
/** The maximum length of an address (RFC 5321, 4.5.3.1.3). */
const EMAIL_AT_MOST = 254;

export function isEmailAddress(line: string): boolean {
  return line.length <= EMAIL_AT_MOST && EMAIL.test(line);
}

const PHONE_WRITING = /^\+?[\d ()./-]+$/;
/** Mobiles and landlines with their area code; 1300, 1800 and 13 numbers. */
const DIALLED_AT_HOME = /^(0[23478]\d{8}|1[38]00\d{6}|13\d{4})$/;

/**
 * An Australian phone number in international form: "0412 345 678", "(02) 5550 1234", "+61 (0)412…", "61 412…" and
 * "1300 …" give "+61412345678" and the like; null for anything else.
 */
export function toInternationalPhone(line: string): string | null {
  const text = line
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/^[(\s]+(?=\+|00)/, '');
  if (!PHONE_WRITING.test(text)) return null;
  const digits = toPhoneDigits(text).replace(/^61(?=[23478]\d{8}$)/, '0');
  return DIALLED_AT_HOME.test(digits) ? `+61${digits.replace(/^0/, '')}` : null;
}

/** Exactly four digits (G5). */
export function isPostcode(line: string): boolean {
  return /^[0-9]{4}$/.test(line);
}
