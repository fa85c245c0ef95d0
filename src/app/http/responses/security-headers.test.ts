import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import { buildContentSecurityPolicy } from './security-headers.ts';
import { listMapOrigins, listServiceOrigins } from './service-origins.ts';

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('an inline script and an inline style are allowed by their digests, nothing else inline is', () => {
  const policy = buildContentSecurityPolicy(
    '<style>a{b:c}</style><script type="module">go()</script><script src="/a.js"></script>',
  );
  expect(policy).toContain(`script-src 'self' ${digest('go()')};`);
  expect(policy).toContain(`style-src 'self' ${digest('a{b:c}')};`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});

test('a data block needs no digest', () => {
  expect(buildContentSecurityPolicy('<script type="application/ld+json">{}</script>')).toContain("script-src 'self';");
});

test('[D3] a page may frame the video service that one of its elements names, and no page any other', () => {
  const framesOf = (html: string) => /frame-src ([^;]*);/.exec(buildContentSecurityPolicy(html))?.[1];
  const youtube = 'https://www.youtube-nocookie.com';
  expect(framesOf(`<a href="/" data-frame-from="${youtube}">Play</a>`)).toBe(youtube);
  expect(framesOf('<div data-frame-from="self"></div>')).toBe("'self'");
  expect(framesOf(`<p>data-frame-from=&quot;${youtube}&quot;</p>`)).toBe("'none'");
  expect(framesOf('<a data-frame-from="https://elsewhere.example">Play</a>')).toBe("'none'");
  expect(framesOf('<p>No video</p>')).toBe("'none'");
});

test('[G8] [I1] only a site that has them may load its bot check of another and its tag manager', () => {
  const settings = (given: Parameters<typeof sampleSettings>[0]) => listServiceOrigins(sampleSettings(given));
  expect(settings({ analytics: { tagManagerUrl: 'https://tags.example/gtm.js' } })).toEqual([]);
  expect(
    settings({
      integrations: { botCheck: { provider: 'turnstile', siteKey: 'public', keyEnv: 'SECRET' } },
      analytics: { tagManagerId: 'GTM-ABC123', tagManagerSources: ['https://www.google-analytics.com'] },
    }),
  ).toEqual([
    'https://challenges.cloudflare.com',
    'https://www.googletagmanager.com',
    'https://www.google-analytics.com',
  ]);
  const policy = buildContentSecurityPolicy('<p>A page</p>', null, [], ['https://tags.example']);
  expect(policy).toContain("script-src 'self' https://tags.example;");
  expect(policy).toContain("connect-src 'self' https://tags.example;");
  expect(policy).toContain('frame-src https://tags.example;');
});

test('[H5] a page with a map may ask the servers of its tiles and no others; a page without one asks none', () => {
  const map = {
    tiles: 'https://tiles.example:8443/v1/{z}/{x}/{y}.png?key=a',
    style: 'https://styles.example/street.json',
    styleSources: ['https://letters.example/fonts'],
  };
  const origins = listMapOrigins(sampleSettings({ locations: { map } }));
  expect(origins).toEqual(['https://tiles.example:8443', 'https://styles.example', 'https://letters.example']);
  expect(listMapOrigins(sampleSettings())).toEqual([]);
  const policy = buildContentSecurityPolicy('<div data-map="tiles"></div>', null, [], [], origins);
  expect(policy).toContain(`connect-src 'self' ${origins.join(' ')};`);
  expect(policy).toContain(`img-src 'self' data: https: ${origins.join(' ')};`);
  expect(policy).toContain("script-src 'self';");
  expect(buildContentSecurityPolicy('<p></p>')).toContain("connect-src 'self';");
});

test('[G12] a form leads to no other site, but for the payment service’s where one of the page does', () => {
  const actions = (...origins: string[]) =>
    /form-action ([^;]*);/.exec(buildContentSecurityPolicy('<p></p>', null, origins))?.[1];
  expect(actions()).toBe("'self'");
  expect(actions('https://checkout.stripe.com')).toBe("'self' https://checkout.stripe.com");
});
