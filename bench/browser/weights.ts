import type { Browser } from 'playwright-core';
import type { Figures } from '../trees/figures.ts';
import type { MeasuredPage } from '../trees/measured-pages.ts';
import { requestPage } from '../trees/request.ts';
import type { Served } from '../trees/serve.ts';
import { bytesOf, followFiles } from './fetched.ts';
import { weighHtml } from './first-html.ts';
import { comeToRest } from './page.ts';
import { PHONE } from './screens.ts';

export const WEIGHTS = [
  ['elements', 0],
  ['HTML KB', 1],
  ['sent KB', 1],
  ['inline style KB', 1],
  ['inline data KB', 1],
  ['JavaScript KB', 1],
  ['files', 0],
  ['style sheets KB', 1],
] as const;

/** What a page weighs in its HTML, and what a phone's browser fetches with it before anybody does anything. */
export async function weighPage(browser: Browser, server: Served, { site, path }: MeasuredPage): Promise<Figures> {
  const html = weighHtml((await requestPage(server, site, path, 'identity')).toString());
  const sent = await requestPage(server, site, path, 'br');
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const endFollowing = followFiles(page);
  await page.goto(server.addressOf(site, path));
  await comeToRest(page);
  const files = await endFollowing();
  await context.close();
  return {
    elements: html.elements,
    'HTML KB': html.htmlBytes / 1000,
    'sent KB': sent.length / 1000,
    'inline style KB': html.styleBytes / 1000,
    'inline data KB': html.dataBytes / 1000,
    'JavaScript KB': bytesOf(files, 'script') / 1000,
    files: files.filter(({ kind }) => kind === 'script').length,
    'style sheets KB': bytesOf(files, 'style') / 1000,
  };
}
