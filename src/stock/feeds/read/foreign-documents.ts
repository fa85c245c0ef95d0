import { FeedError } from '../raw-record.ts';
import { quote } from '../reading.ts';

const COMMENTS = '(?:<!--[\\s\\S]*?-->\\s*)*';
/** Tags at the start of web pages, and of error pages that servers and programs write instead of a feed. */
const TAGS = 'html|head|body|title|meta|link|script|style|table|div|p|h[1-6]|br|hr|b|center|pre|font|span';
const HTML = new RegExp(`^\\s*(?:<\\?xml[^>]*>\\s*)?${COMMENTS}<(?:!doctype\\s+html|${TAGS})\\b`, 'i');
const TITLE = /<title[^>]*>\s*([^<]*[^<\s])/i;

/** Refuses a text that begins like another kind of document, and names that kind. Throws a FeedError. */
export function refuseDocuments(head: string): void {
  if (HTML.test(head)) {
    const title = TITLE.exec(head)?.[1];
    const named = title === undefined ? '' : ` (${quote(title)})`;
    throw new FeedError(
      `This is an HTML page${named}, not a stock feed. ` +
        'A sign-in or error page may have been saved instead: download the export again.',
    );
  }
  if (/^\s*<[?!a-z]/i.test(head))
    throw new FeedError('XML is not supported. Export the stock as CSV or JSON and import that.');
}
