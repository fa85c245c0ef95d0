import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buildOutsideDocument, buildOutsidePolicy } from './outside-document.ts';

const SCRIPT = 'https://spin.example/view.js?site=1&v=2';

describe('[D4] the frame of an outside service', () => {
  test('has the vehicle’s code and the script, and nothing that a feed wrote gets out of its attribute', () => {
    const html = buildOutsideDocument('a"><script>alert(1)</script>', SCRIPT);
    expect(html).toContain('<div data-spin-code="a&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"></div>');
    expect(html).toContain('<script src="https://spin.example/view.js?site=1&amp;v=2"></script>');
  });

  test('takes markup of the service as it is', () => {
    expect(buildOutsideDocument(' <spin-view car="7"></spin-view>', SCRIPT)).toContain(
      '<body> <spin-view car="7"></spin-view><script src=',
    );
  });

  test('runs scripts of that service alone, with its own report, as nobody of this site', () => {
    const policy = buildOutsidePolicy(SCRIPT).split('; ');
    const [, report] = /<script>([^<]+)<\/script>/.exec(buildOutsideDocument('7', SCRIPT)) ?? [];
    const digest = createHash('sha256')
      .update(report ?? '')
      .digest('base64');
    expect(policy).toContain(`script-src https://spin.example 'sha256-${digest}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).toContain("frame-ancestors 'self'");
  });
});
