import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { get, pageOf, send, textOf, textsOf } from '../../http.ts';
import { addToStock } from '../../journeys/stock-vehicle.ts';
import { closeSavedMessages, countSavedMessages } from '../../journeys/vehicle/saved-messages.ts';
import { PlainBrowser } from '../../plain-browser.ts';

/** Makes a test's texts unlike those of an earlier run. */
let run: string;
beforeEach(() => {
  run = randomUUID().slice(0, 8);
});
let path: string;
let shut: string;
beforeAll(async () => {
  const yard = { site: 'harbour', location: 'harbour-hyundai-cairns', hours: 'open' as const };
  path = await addToStock({ ...yard, stocknum: 'CHAT4' });
  shut = await addToStock({ ...yard, location: 'harbour-toyota-cairns', hours: 'shut', stocknum: 'CHAT5' });
});
afterAll(closeSavedMessages);

const chatOf = (vehicle: string) => `/chat?car=${vehicle.replace('/cars/', '')}`;

test('[D6] without JavaScript it is a page of forms, which come back with what is wrong', async () => {
  const browser = new PlainBrowser('harbour');
  await browser.open(path);
  await browser.follow('Instant Message');
  expect(browser.path).toBe(chatOf(path));
  expect(textOf(browser.page, 'h1')).toBe('Message the yard');
  await browser.press('Send');
  expect(textOf(browser.page, '#chat-text-p')).toBe('Please enter a message.');
  const text = `By form <b>only</b> ${run}`;
  await browser.press('Send', { 'Your message': text });
  expect(browser.path).toBe(`${chatOf(path)}#last`);
  expect(textsOf(browser.page, '.said li')).toContain(`You: ${text}`);
  expect(await countSavedMessages(text)).toBe(1);
  await browser.press('Send my details', { Name: 'Sam', Email: 'sam@' });
  expect(textOf(browser.page, '#chat-email-p')).toContain('Please enter an email address');
  expect(browser.page.querySelector('input[name=name]')?.getAttribute('value')).toBe('Sam');
  await browser.press('Send my details', { Email: 'sam@example.com' });
  expect(textOf(browser.page, '.said')).toContain('Thanks, Sam.');
});

test('[D6] while the location is shut there is no chat on the page; its page says when it opens', async () => {
  const open = await pageOf('harbour', path);
  expect(textOf(open.body)).toContain('Instant Message');
  expect(open.querySelectorAll('.bubble')).toHaveLength(1);
  const page = await pageOf('harbour', shut);
  expect(textOf(page.body)).not.toContain('Instant Message');
  expect(page.querySelectorAll('.bubble')).toHaveLength(0);
  expect(textOf(await pageOf('harbour', chatOf(shut)), '.chat-about span')).toMatch(/^Closed · opens/);
});

test('[D6] the page of a conversation is its visitor’s, and has a policy; a site without chat has none', async () => {
  const address = chatOf(path);
  const { status, headers } = await get('harbour.localhost', address);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect((await get('wattle-creek.localhost', address)).status).toBe(404);
  expect((await get('harbour.localhost', '/chat')).status).toBe(404);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const text = `From elsewhere ${run}`;
  const body = String(new URLSearchParams({ kind: 'message', key: 'a'.repeat(20), text }));
  const others: Record<string, string>[] = [{}, { origin: 'https://elsewhere.example' }];
  for (const origin of others)
    expect((await send('harbour.localhost', address, 'POST', { ...form, ...origin }, body)).status).toBe(403);
  expect(await countSavedMessages(text)).toBe(0);
});
