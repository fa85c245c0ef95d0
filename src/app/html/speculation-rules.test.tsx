import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SpeculationRules } from './speculation-rules.tsx';

interface Where {
  href_matches?: string | string[];
  not?: Where;
  and?: Where[];
}

const HOST = 'https://site.example';

/** Whether rules match an address, by paths alone: what is said of the link itself is left out. */
function isMatching({ href_matches, not, and }: Where, path: string): boolean {
  if (and) return and.every((one) => isMatching(one, path));
  if (not) return not.href_matches === undefined || !isMatching(not, path);
  return [href_matches ?? []].flat().some((pattern) => new URLPattern(pattern, HOST).test(HOST + path));
}

function isFetchedAhead(path: string, garage?: string): boolean {
  const [, json = ''] = /<script type="speculationrules">(.*)<\/script>/.exec(
    renderToStaticMarkup(<SpeculationRules garage={garage} />),
  )!;
  const { prefetch } = JSON.parse(json) as { prefetch: { where: Where }[] };
  return prefetch.some(({ where }) => isMatching(where, path));
}

test.each(['/', '/cars/kluger-7', '/search/used-cars?page=2', '/toyota/overview', '/contact', '/compare?cars=a,b'])(
  'a link to %s is fetched ahead when the pointer rests on it',
  (path) => {
    expect(isFetchedAhead(path, '/my-garage')).toBe(true);
  },
);

test.each([
  ...['/sign-out', '/sign-in?type=watchlist', '/keep', '/alerts/stop?v=x', '/my-booking?v=x', '/payments/abc'],
  ...['/payments/test/abc', '/cars/kluger-7/pdf', '/cars/kluger-7/checkout', '/print?car_id=7', '/api/my-data'],
  ...['/my-garage', '/my-garage/saved-cars', '/chat?car_id=7', '/models/order-now?model_id=x'],
])('a link to %s, which acts or is personal, is not', (path) => {
  expect(isFetchedAhead(path, '/my-garage')).toBe(false);
});
