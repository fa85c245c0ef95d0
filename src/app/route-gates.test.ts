import { expect, test } from 'vitest';
import { ROUTE_GATES } from './route-gates.ts';
import routes from './routes.ts';

test('[F4] every route has a decision, in ROUTE_GATES (route-gates.ts), and no decision is without its route', () => {
  const paths = routes.map(({ path = '' }) => path);
  expect(paths.filter((path) => !Object.hasOwn(ROUTE_GATES, path))).toEqual([]);
  expect(Object.keys(ROUTE_GATES).filter((path) => !paths.includes(path))).toEqual([]);
});
