import { PassThrough } from 'node:stream';
import { parseHTML } from 'linkedom';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** The kinds of DOM nodes. */
const ELEMENT = 1;
const TEXT = 3;

/** Attributes that React calls something else. */
const NAMES: Record<string, string> = { class: 'className', for: 'htmlFor' };
/** React sets the content of these by a property of its own. */
const RAW = ['script', 'style', 'textarea', 'noscript', 'template'];

/**
 * The baseline: renders the same HTML by `react-dom/server` alone, from elements that are ready: without components,
 * routing, loading or data. Returns the length of what it renders in characters.
 */
export function prepareFloor(html: string): () => Promise<number> {
  const { document } = parseHTML(html);
  const page = elementOf(document.documentElement as unknown as Element);
  return () =>
    new Promise((resolve, reject) => {
      let length = 0;
      const sink = new PassThrough({ encoding: 'utf8' });
      sink.on('data', (text: string) => {
        length += text.length;
      });
      sink.on('end', () => resolve(length));
      const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(sink), onError: reject });
    });
}

function elementOf(element: Element): ReactNode {
  const props = Object.fromEntries([...element.attributes].map(({ name, value }) => propOf(name, value)));
  if (RAW.includes(element.localName))
    return createElement(element.localName, { ...props, dangerouslySetInnerHTML: { __html: element.innerHTML } });
  return createElement(element.localName, props, ...[...element.childNodes].map(nodeOf));
}

function nodeOf(node: ChildNode): ReactNode {
  if (node.nodeType === ELEMENT) return elementOf(node as Element);
  return node.nodeType === TEXT ? node.textContent : null;
}

function propOf(name: string, value: string): [name: string, value: unknown] {
  if (name === 'style') return [name, styleOf(value)];
  // An attribute without a value is one that is true.
  return [NAMES[name] ?? name, value === '' && name !== 'alt' && name !== 'value' ? true : value];
}

function styleOf(text: string): Record<string, string> {
  const rules = text.split(';').filter((rule) => rule.includes(':'));
  return Object.fromEntries(
    rules.map((rule) => {
      const colon = rule.indexOf(':');
      const name = rule.slice(0, colon).trim();
      const key = name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return [key, rule.slice(colon + 1).trim()];
    }),
  );
}
