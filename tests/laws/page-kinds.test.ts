import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import routes from '../../src/app/routes.ts';
import { PAGE_KINDS, ROUTE_KINDS } from '../journeys/page-kinds/page-kinds.ts';

/** Whether a route shows a page: others respond with data, pictures or redirects. */
const isPage = ({ file }: { file: string }) =>
  /^export default /m.test(readFileSync(join(import.meta.dirname, '../../src/app', file), 'utf8'));

test('every route that shows a page is walked: its kinds of page are named, or that it only leads elsewhere', () => {
  const paths = routes.filter(isPage).map(({ path = '' }) => path);
  expect(paths.length).toBeGreaterThan(20);
  expect(Object.keys(ROUTE_KINDS).sort()).toEqual(paths.sort());
  const leadsOnly = Object.keys(ROUTE_KINDS).filter((path) => ROUTE_KINDS[path]?.length === 0);
  expect(leadsOnly).toEqual(['used-car/*']);
});

test('kinds of page have names of their own, and every run of the tests walks to no more than 44 of them', () => {
  const names = PAGE_KINDS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(PAGE_KINDS.filter(({ everyRun }) => everyRun).length).toBeLessThanOrEqual(44);
});
