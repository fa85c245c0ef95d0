import { parseHTML } from 'linkedom';

/** What the HTML of a page weighs before anything else is fetched; sizes are bytes before compression. */
export interface FirstHtml {
  elements: number;
  htmlBytes: number;
  /** The content of style elements. */
  styleBytes: number;
  /**
   * Data and code for the browser: inline scripts except structured data, which is for search engines, and attributes
   * that are JSON.
   */
  dataBytes: number;
}

const sizeOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** Weighs the HTML of a response, for a browser that runs scripts: what is in a `noscript` is no element there. */
export function weighHtml(html: string): FirstHtml {
  const { document } = parseHTML(html);
  const elements = [...document.querySelectorAll('*')].filter((one) => !one.parentElement?.closest('noscript'));
  const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent ?? '');
  const data = elements.flatMap((element) => [...element.attributes].map(({ value }) => value).filter(isJson));
  return {
    elements: elements.length,
    htmlBytes: Buffer.byteLength(html),
    styleBytes: sizeOf(textsOf('style')),
    dataBytes: sizeOf([...textsOf('script:not([src]):not([type="application/ld+json"])'), ...data]),
  };
}

function isJson(value: string): boolean {
  if (!/^\s*[[{]/.test(value)) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
