import { withDatabase } from '../../journeys/stock-vehicle.ts';
import { PlainBrowser } from '../../plain-browser.ts';

/** Deletes visitors whose numbers begin with 0412 000, and their codes, so that files may sign in again. */
export const forgetVisitors = () =>
  withDatabase((database) =>
    database.asPlatform((tx) =>
      tx.client.query(
        `delete from sign_in_attempt; delete from sign_in_code;
         delete from visitor where phone like '+61412000%'`,
      ),
    ),
  );

/** The code that a demonstration's page shows. */
export const shownCode = ({ page }: PlainBrowser): string => page.querySelector('.signin-note b')?.textContent ?? '';

/** Requests a code on the sign-in page and submits it. */
export async function answerCode(browser: PlainBrowser, phone: string): Promise<void> {
  await browser.press('Send me a code', { 'Mobile Number': phone });
  await browser.press('Sign in', { 'Code of 6 digits': shownCode(browser) });
}

/** A browser whose visitor is signed in on a demo site. */
export async function signedIn(site: string, phone: string): Promise<PlainBrowser> {
  const browser = new PlainBrowser(site);
  await browser.open('/sign-in?type=finance');
  await answerCode(browser, phone);
  return browser;
}
