import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSiteBySlug, saveSite } from '../../src/db/queries/sites.ts';
import { eventually } from '../settled.ts';
import {
  addressOf,
  closeBrowser,
  DESKTOP,
  expectAccessible,
  expectPartAccessible,
  get,
  hydrated,
  PHONE,
  send,
  visitor,
} from './browser.ts';
import { putInYard, withDatabase } from './yard.ts';

let path: string;
let shut: string;
beforeAll(async () => {
  const yard = { site: 'harbour', location: 'harbour-hyundai-cairns', hours: 'open' as const };
  path = await putInYard({ ...yard, stocknum: 'CHAT1' });
  shut = await putInYard({ ...yard, location: 'harbour-toyota-cairns', hours: 'shut', stocknum: 'CHAT2' });
});
afterAll(closeBrowser);

async function open(to: string, viewport = DESKTOP, javaScript = true) {
  const one = await visitor(viewport, { javaScript });
  await one.page.goto(addressOf('harbour', to));
  if (javaScript) await hydrated(one.page);
  return one;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Message the yard' });
const box = (page: Page) => dialog(page).getByPlaceholder('Your message');
const messageLink = (page: Page) => page.locator('.buy').getByRole('link', { name: 'Instant Message' });

/** How often a text was kept as a visitor's message. */
const keptTimes = (text: string) =>
  withDatabase((database) =>
    database.asPlatform(async (tx) => {
      const { rows } = await tx.client.query<{ count: string }>(
        `select count(*) from conversation_message where sender = 'visitor' and text = $1`,
        [text],
      );
      return Number(rows[0]?.count);
    }),
  );

test('[D6] a conversation, whose code and data come when it is asked for, by keyboard alone: a message, how to be reached, shut, and found again as it was', async () => {
  const { page, context, complaints } = await visitor(DESKTOP);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(addressOf('harbour', path));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const chatCookies = async () => (await context.cookies()).filter(({ name }) => name === 'chat');
  expect(asked.filter((url) => /chat-dialog|api\/chat/.test(url))).toEqual([]);
  expect(await chatCookies()).toEqual([]);
  await messageLink(page).focus();
  await page.keyboard.press('Enter');
  await box(page).waitFor();
  expect(await chatCookies()).toMatchObject([{ httpOnly: true, sameSite: 'Lax' }]);
  await expect.poll(() => box(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await page.keyboard.type('Is it still there?');
  await page.keyboard.press('Enter');
  const form = dialog(page).getByRole('form', { name: 'How to reach you' });
  await form.waitFor();
  expect(await keptTimes('Is it still there?')).toBe(1);
  await form.getByLabel('Name').focus();
  await page.keyboard.type('Sam');
  await page.keyboard.press('Enter');
  await form.getByText('Please enter a phone number or an e-mail address.').waitFor();
  expect(await form.getByLabel('Name').inputValue()).toBe('Sam');
  expect(await form.getByLabel('Phone').evaluate((field) => field === document.activeElement)).toBe(true);
  await expectPartAccessible(page, 'dialog.chat');
  await page.keyboard.type('0412 345 678');
  await page.keyboard.press('Enter');
  await dialog(page).getByText('Thank you, Sam.').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await messageLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
  await page.reload();
  await hydrated(page);
  await messageLink(page).click();
  await dialog(page).getByText('Is it still there?').waitFor();
  expect(await dialog(page).locator('.said li').count()).toBe(4);
  expect(complaints).toEqual([]);
  await context.close();
});

test('[D6] on a phone the bubble opens the conversation, what is written is text, and the page behind stays', async () => {
  const { page, context, complaints } = await open(path, PHONE);
  await page.getByRole('button', { name: 'Message the yard' }).click();
  await box(page).fill('<img src=x onerror=alert(1)> & "so"\nsecond line');
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await dialog(page).getByRole('form', { name: 'How to reach you' }).waitFor();
  expect(await dialog(page).locator('.said-mine').textContent()).toBe(
    'You: <img src=x onerror=alert(1)> & "so"\nsecond line',
  );
  expect(await dialog(page).locator('img').count()).toBe(0);
  const { width, height } = (await dialog(page).boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([PHONE.width, PHONE.height]);
  await expectPartAccessible(page, 'dialog.chat');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
  await context.close();
});

test('[D6] a message that was not sent says so, keeps its text and is sent again; one whose answer was lost is kept once', async () => {
  const { page, context } = await open(path);
  await messageLink(page).click();
  await box(page).waitFor();
  await page.route('**/api/chat', (route) => route.abort());
  await box(page).fill('Lost on the way');
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await dialog(page).getByText('It was not sent').waitFor();
  expect(await dialog(page).locator('.said-failed').textContent()).toContain('Lost on the way');
  expect(await keptTimes('Lost on the way')).toBe(0);
  await expectPartAccessible(page, 'dialog.chat');
  await page.unroute('**/api/chat');
  const cookies = await context.cookies();
  await page.route('**/api/chat', async (route) => {
    await send(
      'harbour.localhost',
      '/api/chat',
      'POST',
      {
        'content-type': 'application/json',
        origin: new URL(page.url()).origin,
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      },
      route.request().postData() ?? '',
    );
    await route.abort();
  });
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => keptTimes('Lost on the way')).toBe(1);
  await dialog(page).getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute('**/api/chat');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await dialog(page).locator('.said-failed').waitFor({ state: 'detached' });
  expect(await dialog(page).getByText('Lost on the way').count()).toBe(1);
  expect(await keptTimes('Lost on the way')).toBe(1);
  await context.close();
});

test('[D6] Back shuts the conversation on a phone and stays on the page; what was begun is there when it is opened again', async () => {
  const { page, context } = await open(path, PHONE);
  const bubble = page.getByRole('button', { name: 'Message the yard' });
  const hash = () => page.evaluate(() => location.hash);
  await bubble.click();
  await box(page).fill('Half a sen');
  await expect.poll(hash).toBe('#message');
  await page.goBack();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe(path);
  await bubble.click();
  expect(await box(page).inputValue()).toBe('Half a sen');
  await expect.poll(hash).toBe('#message');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(hash).toBe('');
  expect(new URL(page.url()).pathname).toBe(path);
  await context.close();
});

test('[D6] a second press on Send complains of nothing; a message that is empty or too long is told at once, and stays in its box', async () => {
  const { page, context } = await open(path);
  await messageLink(page).click();
  await box(page).waitFor();
  const press = () => dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  const complaint = dialog(page).getByText('Please write a message.');
  await press();
  await complaint.waitFor();
  await box(page).fill('Pressed twice');
  await press();
  await press();
  await dialog(page).locator('.said-sending').waitFor({ state: 'detached' });
  expect(await complaint.count()).toBe(0);
  expect(await keptTimes('Pressed twice')).toBe(1);
  await box(page).fill('x');
  await box(page).fill('');
  await press();
  await complaint.waitFor();
  await box(page).fill('x'.repeat(2_001));
  await press();
  await dialog(page).getByText('this one has 2,001').waitFor();
  expect(await box(page).inputValue()).toHaveLength(2_001);
  await context.close();
});

test('[D6] messages that were not sent are sent again together, in the order in which they were written', async () => {
  const { page, context } = await open(path);
  await messageLink(page).click();
  await box(page).waitFor();
  await page.route('**/api/chat', (route) => route.abort());
  for (const [at, text] of ['Written first', 'Written second'].entries()) {
    await box(page).fill(text);
    await box(page).press('Enter');
    await dialog(page).locator('.said-failed').nth(at).waitFor();
  }
  await page.unroute('**/api/chat');
  await dialog(page).getByRole('button', { name: 'Try again' }).last().click();
  await expect.poll(() => dialog(page).locator('.said-failed, .said-sending').count()).toBe(0);
  const said = await dialog(page).locator('.said-mine').allTextContents();
  expect(said.map((text) => text.replace('You: ', ''))).toEqual(['Written first', 'Written second']);
  await context.close();
});

test('[D6] without JavaScript it is a page of forms, which come back with what is wrong', async () => {
  const { page, context } = await open(path, PHONE, false);
  await page.locator('.dock').getByRole('link', { name: 'Instant Message' }).click();
  await page.getByRole('heading', { level: 1, name: 'Message the yard' }).waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Please write a message.').waitFor();
  await page.getByLabel('Your message').fill('By form <b>only</b>');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('By form <b>only</b>').waitFor();
  expect(await keptTimes('By form <b>only</b>')).toBe(1);
  await page.getByLabel('Name').fill('Sam');
  await page.getByLabel('E-mail').fill('sam@');
  await page.getByRole('button', { name: 'Send my details' }).click();
  await page.getByText('Please enter an e-mail address').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Sam');
  await page.getByLabel('E-mail').fill('sam@example.com');
  await page.getByRole('button', { name: 'Send my details' }).click();
  await page.getByText('Thank you, Sam.').waitFor();
  await context.close();
});

test('[D6] while the location is shut there is no chat on the page; its page says when it opens', async () => {
  const { page, context } = await open(shut);
  expect(await page.getByText('Instant Message').count()).toBe(0);
  expect(await page.locator('.bubble').count()).toBe(0);
  await page.goto(addressOf('harbour', `/chat?car=${shut.replace('/cars/', '')}`));
  await expectAccessible(page);
  expect(await page.getByText(/^Closed · opens/).isVisible()).toBe(true);
  await context.close();
});

test('[D6] the page of a conversation is its visitor’s, and has a policy; a site without chat has none', async () => {
  const address = `/chat?car=${path.replace('/cars/', '')}`;
  const { status, headers } = await get('harbour.localhost', address);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect((await get('wattle-creek.localhost', address)).status).toBe(404);
  expect((await get('harbour.localhost', '/chat')).status).toBe(404);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = 'kind=message&key=aaaaaaaaaaaaaaaaaaaa&text=From+elsewhere';
  const others: Record<string, string>[] = [{}, { origin: 'https://elsewhere.example' }];
  for (const origin of others)
    expect((await send('harbour.localhost', address, 'POST', { ...form, ...origin }, body)).status).toBe(403);
  expect(await keptTimes('From elsewhere')).toBe(0);
});

test('[D6] another provider’s script is fetched when asked for, from its origin alone; when it fails, that is told', async () => {
  const provider = await startProvider();
  const settings = { provider: 'embed', embedUrl: `${provider.origin}/widget.js` };
  const restore = await setChat('roam', settings);
  const yard = { site: 'roam', location: 'roam-newstead', hours: 'open' as const, stocknum: 'CHAT3' };
  const to = await putInYard({ ...yard, more: { subscription_price: 279 } });
  await eventually('the chat', async () =>
    (await get('roam.localhost', to)).body.includes('data-chat="embed"'),
  );
  const { headers } = await get('roam.localhost', to);
  expect(headers['content-security-policy']).toMatch(
    new RegExp(`script-src 'self'[^;]* ${provider.origin};`),
  );
  const home = await get('roam.localhost', '/');
  expect(home.headers['content-security-policy']).not.toContain(provider.origin);
  const { page, context } = await visitor(DESKTOP);
  await page.goto(addressOf('roam', to));
  await hydrated(page);
  expect(provider.asked).toEqual([]);
  provider.fails = true;
  const button = page.locator('.buy').getByRole('button', { name: 'Instant Message' });
  await button.click();
  await page.getByText(/The chat could not be loaded\. Please call/).waitFor();
  provider.fails = false;
  await button.click();
  await page.getByText('The provider’s window').waitFor();
  expect(await page.getByText(/could not be loaded/).count()).toBe(0);
  await button.click();
  expect(provider.asked).toEqual(['/widget.js', '/widget.js']);
  await context.close();
  await restore();
  provider.server.close();
});

async function startProvider() {
  const provider = {
    asked: [] as string[],
    fails: false,
    origin: '',
    server: undefined as unknown as Server,
  };
  provider.server = createServer((req, res) => {
    provider.asked.push(req.url ?? '');
    if (provider.fails) return void res.writeHead(500).end();
    res.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' });
    res.end(`document.body.append('The provider’s window')`);
  });
  await new Promise<void>((resolve) => provider.server.listen(0, '127.0.0.1', resolve));
  provider.origin = `http://127.0.0.1:${(provider.server.address() as AddressInfo).port}`;
  return provider;
}

/** Gives the site another chat, and answers how to give it back its own. */
async function setChat(slug: string, chat: object): Promise<() => Promise<unknown>> {
  const own = await withDatabase((database) =>
    database.asPlatform(async (tx) => {
      const site = await findSiteBySlug(tx, slug);
      if (!site) throw new Error(`There is no site ${slug}`);
      await saveSite(tx, { ...site, settings: { ...site.settings, integrations: { chat } } });
      return site;
    }),
  );
  return () => withDatabase((database) => database.asPlatform((tx) => saveSite(tx, own)));
}
