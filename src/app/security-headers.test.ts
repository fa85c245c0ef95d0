import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('an inline script and an inline style are allowed by their digests, nothing else inline is', () => {
  const policy = contentSecurityPolicy(
    '<style>a{b:c}</style><script type="module">go()</script><script src="/a.js"></script>',
  );
  expect(policy).toContain(`script-src 'self' ${digest('go()')};`);
  expect(policy).toContain(`style-src 'self' ${digest('a{b:c}')};`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});

test('a data block needs no digest', () => {
  expect(contentSecurityPolicy('<script type="application/ld+json">{}</script>')).toContain(
    "script-src 'self';",
  );
});
