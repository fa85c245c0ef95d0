import { expect, test } from 'vitest';
import { addressOf, firstVehicle, pageOf, textOf } from '../../http.ts';

test('[D16] without JavaScript the links share all the same, and no button promises more', async () => {
  const path = await firstVehicle('/search/used-cars?make=Toyota');
  const page = await pageOf('harbour', path);
  const links = [...page.querySelectorAll('#share a')];
  expect(links.map((link) => textOf(link))).toEqual(['fFacebook', 'tTwitter', 'WhatsApp', 'Email', 'SMS']);
  for (const link of links)
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(addressOf('harbour', path));
  // Those of class with-js are shown to visitors with scripts alone.
  const buttons = [...page.querySelectorAll('button')].filter((button) => /^(Share|Copy link)$/.test(textOf(button)));
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button.closest('.with-js')).not.toBeNull();
});
