import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { get } from '../../http.ts';

const CLIENT = join(import.meta.dirname, '..', '..', '..', 'build', 'client');

interface Face {
  family: string;
  weight: string;
  style: string;
  bytes: string;
}

const facesOf = new Map<string, Face[]>();

/**
 * Gives a page its fonts before its first frame. Otherwise their arrival depends on the network, and the layout shift
 * on the machine: a look's fallback is fitted to fonts that not every machine has.
 */
export async function bringTypefaces(page: Page, site: string): Promise<void> {
  await page.addInitScript(addFaces, await findFaces(site));
}

function addFaces(faces: Face[]): void {
  for (const { family, weight, style, bytes } of faces) {
    const binary = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    document.fonts.add(new FontFace(family, binary.buffer, { weight, style }));
  }
}

/** The faces for Latin letters in the style sheet of a site's look. */
async function findFaces(site: string): Promise<Face[]> {
  const { body } = await get(`${site}.localhost`, '/');
  const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(body) ?? [];
  const known = facesOf.get(sheet) ?? readFaces(readFileSync(join(CLIENT, sheet), 'utf8'));
  facesOf.set(sheet, known);
  if (known.length === 0) throw new Error(`${sheet} has no typefaces`);
  return known;
}

const readFaces = (sheet: string): Face[] =>
  [...sheet.matchAll(/@font-face\{([^}]+)\}/g)].flatMap(([, rule = '']) => {
    const [, file] = /url\(([^)]+\.woff2)\)/.exec(rule) ?? [];
    if (!file || /unicode-range:(?!U\+\?\?)/.test(rule)) return [];
    const [, family = ''] = /font-family:([^;]+)/.exec(rule) ?? [];
    const [, weight = 'normal'] = /font-weight:([^;]+)/.exec(rule) ?? [];
    const [, style = 'normal'] = /font-style:([^;]+)/.exec(rule) ?? [];
    return [{ family, weight, style, bytes: readFileSync(join(CLIENT, file)).toString('base64') }];
  });
