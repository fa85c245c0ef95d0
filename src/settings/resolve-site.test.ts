import { expect, test } from 'vitest';
import { formatProblem } from './problem.ts';
import { resolveSite } from './resolve-site.ts';

const siteOf = (template: string, settings: Record<string, unknown> = {}, preset: string | null = null) =>
  resolveSite({
    preset,
    settings: { brand: { name: 'Harbour', template }, contact: { phone: '07 5550 1234' }, ...settings },
  });

function settingsOf(...site: Parameters<typeof siteOf>) {
  const resolved = siteOf(...site);
  if (!resolved.ok) throw new Error(resolved.problems.map(formatProblem).join('\n'));
  return resolved;
}

test('[A7] a look speaks in its own words until a site has others', () => {
  const { settings, originOf } = settingsOf('corner', { headings: { comments: 'What Dusty reckons' } });
  expect(settings.headings).toMatchObject({
    bodies: 'Walk the yard',
    priceCheck: 'How the price stacks up',
    comments: 'What Dusty reckons',
  });
  expect([originOf('headings.bodies'), originOf('headings.comments')]).toEqual(['look corner', 'site']);
  expect(settingsOf('meridian').settings.headings).toMatchObject({ bodies: null, priceCheck: 'Price check' });
});

test('[A7] [C4] Atelier’s cards have Enquire and Test Drive; a preset and a site may say otherwise', () => {
  expect(settingsOf('atelier').settings.card.actions).toEqual(['enquire', 'test_drive']);
  expect(settingsOf('atelier', { card: { actions: [] } }, 'single-brand').settings.card.actions).toEqual([]);
});

test('[A7] a heading with a word in braces that nothing fills in is refused', () => {
  const resolved = siteOf('corner', { headings: { newest: 'Fresh at {yard}' } });
  expect(resolved.ok ? [] : resolved.problems.map(({ path }) => path)).toEqual(['headings.newest']);
});

test('[A7] subscriptions cannot lead with the dearest, nor a home page with an unknown order', () => {
  const complaints = (settings: Record<string, unknown>) => {
    const resolved = siteOf('meridian', settings);
    return resolved.ok ? [] : resolved.problems.map(({ path }) => path);
  };
  expect(complaints({ home: { lead: 'dearest' }, wording: { offering: 'subscription' } })).toEqual(['home.lead']);
  expect(complaints({ home: { lead: 'cheapest' } })).toEqual(['home.lead']);
  expect(complaints({ home: { lead: 'tag:Executive' } })).toEqual([]);
});
