import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { addressOf, get, send } from '../../http.ts';
import { eventually } from '../../settled.ts';
import { expectPartAccessible } from '../browser/axe.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { changeIntegrations } from '../site-settings.ts';
import { addToStock } from '../stock-vehicle.ts';
import { closeSavedMessages, countSavedMessages } from './saved-messages.ts';

/** Makes a test's texts unlike those of an earlier run. */
let run: string;
beforeEach(() => {
  run = randomUUID().slice(0, 8);
});
let path: string;
beforeAll(async () => {
  const yard = { site: 'harbour', location: 'harbour-hyundai-cairns', hours: 'open' as const };
  path = await addToStock({ ...yard, stocknum: 'CHAT1' });
});
afterAll(closeSavedMessages);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Message the yard' });
const box = (page: Page) => dialog(page).getByPlaceholder('Your message');
const messageLink = (page: Page) => page.locator('.buy-panel').getByRole('link', { name: 'Instant Message' });

test('[D6] a conversation by keyboard alone, fetched when it is asked for, is found again as it was', async () => {
  const { page, context, complaints } = await visitor(DESKTOP);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(addressOf('harbour', path));
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const chatCookies = async () => (await context.cookies()).filter(({ name }) => name === 'chat');
  expect(requested.filter((url) => /chat-dialog|api\/chat/.test(url))).toEqual([]);
  expect(await chatCookies()).toEqual([]);
  await messageLink(page).focus();
  await page.keyboard.press('Enter');
  await box(page).waitFor();
  // Proves that the code's file has the name that was looked for before.
  expect(requested.filter((url) => /chat-dialog/.test(url))).not.toEqual([]);
  expect(await chatCookies()).toMatchObject([{ httpOnly: true, sameSite: 'Lax' }]);
  await expect.poll(() => box(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await expectPartAccessible(page, 'dialog.chat');
  const message = `Is it still there? ${run}`;
  await page.keyboard.type(message);
  await page.keyboard.press('Enter');
  const form = dialog(page).getByRole('form', { name: 'Your contact details' });
  await form.waitFor();
  expect(await countSavedMessages(message)).toBe(1);
  await form.getByLabel('Name').focus();
  await page.keyboard.type('Sam');
  await page.keyboard.press('Enter');
  await form.getByText('Please enter a phone number or an email address.').waitFor();
  expect(await form.getByLabel('Name').inputValue()).toBe('Sam');
  expect(await form.getByLabel('Phone').evaluate((field) => field === document.activeElement)).toBe(true);
  await expectPartAccessible(page, 'dialog.chat');
  await page.keyboard.type('0412 345 678');
  await page.keyboard.press('Enter');
  await dialog(page).getByText('Thanks, Sam.').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await messageLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
  await page.reload();
  await waitForHydration(page);
  await messageLink(page).click();
  await dialog(page).getByText(message).waitFor();
  expect(await dialog(page).locator('.said li').count()).toBe(4);
  expect(complaints).toEqual([]);
});

test('[D6] on a phone the bubble opens it over the page, Back shuts it, and what is written is text', async () => {
  const { page, complaints } = await visitor(PHONE);
  await page.goto(addressOf('harbour', path));
  await waitForHydration(page);
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
  await box(page).fill('<img src=x onerror=alert(1)> & "so"\nsecond line');
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await dialog(page).getByRole('form', { name: 'Your contact details' }).waitFor();
  expect(await dialog(page).locator('.said-mine').textContent()).toBe(
    'You: <img src=x onerror=alert(1)> & "so"\nsecond line',
  );
  expect(await dialog(page).locator('img').count()).toBe(0);
  const { width, height } = (await dialog(page).boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([PHONE.width, PHONE.height]);
  await expectPartAccessible(page, 'dialog.chat');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(hash).toBe('');
  expect(new URL(page.url()).pathname).toBe(path);
  expect(complaints).toEqual([]);
});

test('[D6] a message not sent is told, kept and sent again in order; one sent twice is kept once', async () => {
  const { page, context } = await visitor(DESKTOP);
  await page.goto(addressOf('harbour', path));
  await waitForHydration(page);
  await messageLink(page).click();
  await box(page).waitFor();
  const press = () => dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  const again = dialog(page).getByRole('button', { name: 'Try again' });
  const kept = dialog(page).locator('.said-mine:not(.said-sending, .said-failed)');
  const failed = dialog(page).locator('.said-failed');

  const complaint = dialog(page).getByText('Please enter a message.');
  await press();
  await complaint.waitFor();
  const twice = `Pressed twice ${run}`;
  await box(page).fill(twice);
  await press();
  await press();
  await kept.filter({ hasText: twice }).waitFor();
  expect(await complaint.count()).toBe(0);
  expect(await countSavedMessages(twice)).toBe(1);
  await box(page).fill('x');
  await box(page).fill('');
  await press();
  await complaint.waitFor();
  await box(page).fill('x'.repeat(2_001));
  await press();
  await dialog(page).getByText('this one has 2,001').waitFor();
  expect(await box(page).inputValue()).toHaveLength(2_001);

  await page.route('**/api/chat', (route) => route.abort());
  const lost = `Lost on the way ${run}`;
  await box(page).fill(lost);
  await press();
  await dialog(page).getByText('Not sent').waitFor();
  expect(await failed.textContent()).toContain(lost);
  expect(await countSavedMessages(lost)).toBe(0);
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
  await again.click();
  await expect.poll(() => countSavedMessages(lost)).toBe(1);
  await again.waitFor();
  await page.unroute('**/api/chat');
  await again.click();
  await failed.waitFor({ state: 'detached' });
  await kept.filter({ hasText: lost }).waitFor();
  expect(await dialog(page).getByText(lost).count()).toBe(1);
  expect(await countSavedMessages(lost)).toBe(1);

  await page.route('**/api/chat', (route) => route.abort());
  const written = ['Written first', 'Written second'];
  for (const [at, text] of written.entries()) {
    await box(page).fill(text);
    await box(page).press('Enter');
    await failed.nth(at).waitFor();
  }
  await page.unroute('**/api/chat');
  await again.last().click();
  const said = async () => (await kept.allTextContents()).map((text) => text.replace('You: ', ''));
  await expect.poll(said).toEqual([twice, lost, ...written]);
  expect(await failed.count()).toBe(0);
});

test('[D6] another provider’s script is fetched from its origin when asked for; a failure is told', async () => {
  const provider = await startProvider();
  const restore = await changeIntegrations('roam', {
    chat: { provider: 'embed', embedUrl: `${provider.origin}/widget.js` },
  });
  onTestFinished(restore);
  const yard = { site: 'roam', location: 'roam-newstead', hours: 'open' as const, stocknum: 'CHAT3' };
  const to = await addToStock({ ...yard, more: { subscription_price: 279 } });
  await eventually('the chat', async () => (await get('roam.localhost', to)).body.includes('data-chat="embed"'));
  const policy = (await get('roam.localhost', to)).headers['content-security-policy'];
  expect(policy).toMatch(new RegExp(`script-src 'self'[^;]* ${provider.origin};`));
  const home = await get('roam.localhost', '/');
  expect(home.headers['content-security-policy']).not.toContain(provider.origin);
  const { page } = await visitor(DESKTOP);
  await page.goto(addressOf('roam', to));
  await waitForHydration(page);
  expect(provider.asked).toEqual([]);
  provider.fails = true;
  const button = page.locator('.buy-panel').getByRole('button', { name: 'Instant Message' });
  await button.click();
  await page.getByText(/The chat could not be loaded\. Please call/).waitFor();
  provider.fails = false;
  await button.click();
  await page.getByText('The provider’s window').waitFor();
  await expect.poll(() => page.getByText(/could not be loaded/).count()).toBe(0);
  await button.click();
  expect(provider.asked).toEqual(['/widget.js', '/widget.js']);
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
  onTestFinished(() => void provider.server.close());
  provider.origin = `http://127.0.0.1:${(provider.server.address() as AddressInfo).port}`;
  return provider;
}
