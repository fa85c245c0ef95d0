import { escapeMarkup } from '../../domain/text/escape-markup.ts';

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly Element[];
}

type Given = string | number | null | undefined;

/** An element with text; nothing when there is no text. */
export function buildTextElement(name: string, text: Given, attributes: Record<string, string> = {}): Element[] {
  const content = text === null || text === undefined ? '' : withoutForbidden(String(text));
  return content.trim() === '' ? [] : [{ name, attributes, content }];
}

/** Text of required elements whose value is unknown: some receivers refuse empty ones. */
export const NOT_SPECIFIED = 'Not specified';

/** An element with text that the document must have; see `NOT_SPECIFIED`. */
export function buildRequiredElement(name: string, text: Given, attributes: Record<string, string> = {}): [Element] {
  const [known] = buildTextElement(name, text, attributes);
  return [known ?? { name, attributes, content: NOT_SPECIFIED }];
}

export function buildParentElement(
  name: string,
  content: readonly (readonly Element[])[],
  attributes: Record<string, string> = {},
): [Element] {
  return [{ name, attributes, content: content.flat() }];
}

/** The element as text, one line per element. */
export function formatElement({ name, attributes, content }: Element, indent = ''): string {
  const said = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  if (typeof content === 'string') return `${indent}<${name}${said}>${escapeXml(content)}</${name}>`;
  const inside = content.map((each) => formatElement(each, `${indent}  `));
  return [`${indent}<${name}${said}>`, ...inside, `${indent}</${name}>`].join('\n');
}

/** Characters that XML 1.0 forbids, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const withoutForbidden = (text: string) => text.replace(FORBIDDEN, ' ');

const escapeXml = (text: string) => escapeMarkup(withoutForbidden(text)).replaceAll("'", '&apos;');
