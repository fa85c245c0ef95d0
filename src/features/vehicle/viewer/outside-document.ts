import { createHash } from 'node:crypto';
import { escapeMarkup } from '../../../domain/text/escape-markup.ts';

/** Tells the page around it whether the service's script loaded: only the page knows its fallback (S8). */
const REPORT = `let failed=false;
const tell=(word)=>parent.postMessage(word,'*');
addEventListener('error',({target})=>{if(target instanceof HTMLScriptElement){failed=true;tell('spin-failed')}},true);
addEventListener('load',()=>{if(!failed)tell('spin-loaded')});`;

/**
 * The document in which an external service draws a vehicle: its script, and the vehicle's code as an element's
 * attribute (`data-spin-code`), or unchanged where the code is markup of the service.
 */
export function buildOutsideDocument(code: string, scriptUrl: string): string {
  const place = code.trimStart().startsWith('<') ? code : `<div data-spin-code="${escapeMarkup(code.trim())}"></div>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
      '<title>360 view</title>',
    '<meta name="viewport" content="width=device-width"><style>html,body,body>*{height:100%;margin:0}</style>' +
      `<script>${REPORT}</script></head>`,
    `<body>${place}<script src="${escapeMarkup(scriptUrl)}"></script></body></html>`,
  ].join('\n');
}

/**
 * The content security policy of that document: it may run the service's scripts and fetch, but touch nothing of this
 * site; not even when opened by itself.
 */
export function buildOutsidePolicy(scriptUrl: string): string {
  const { origin } = new URL(scriptUrl);
  return [
    "default-src 'none'",
    `script-src ${origin} 'sha256-${createHash('sha256').update(REPORT).digest('base64')}'`,
    "style-src 'unsafe-inline' https:",
    'img-src https: data: blob:',
    'media-src https: blob:',
    'font-src https: data:',
    'connect-src https:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}
