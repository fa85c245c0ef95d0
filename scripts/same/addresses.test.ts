import { expect, test } from 'vitest';
import { chooseFurther, chooseRequests, keyOf } from './addresses.ts';
import { type Found, spread } from './found.ts';
import { routePaths } from './route-paths.ts';

const found = (site: string): Found => ({
  site,
  vehicles: ['ute', 'suv'],
  lists: ['/search/used-cars?make=Kia'],
  mapped: ['/', '/cars/ute', '/cars/suv', '/kia/overview', '/vw/overview', '/search/kia/rio'],
});
const SITES = ['a', 'b', 'c', 'd', 'e'].map(found);
const route = (path: string, isPage = true) => ({ id: path, path, isPage });

test('a page is asked of all sites, what has none of some of them', () => {
  const keys = chooseRequests([route('sign-in'), route('api/visitor', false)], SITES).map(keyOf);
  expect(keys.filter((key) => key.startsWith('GET') && key.endsWith('/sign-in'))).toHaveLength(5);
  expect(keys.filter((key) => key.endsWith('/api/visitor'))).toHaveLength(3);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a parameter of a route is filled with what the site has', () => {
  expect(routePaths(route('cars/:slug/pdf'), found('a'), 1)).toEqual(['/cars/suv/pdf']);
  expect(routePaths(route(':brand/overview'), found('a'), 1)).toEqual(['/vw/overview']);
  expect(routePaths(route('print'), found('a'), 0)).toEqual(['/print', '/print?car_id=ute']);
});

test('a route with a parameter that nothing stands for is told', () => {
  expect(() => routePaths(route('boats/:hull'), found('a'), 0)).toThrow(':hull in boats/:hull');
});

test('what pages lead to is asked once for each shape that is not asked yet', () => {
  const body = '<a href="/cars/ute">1</a><a class="x" href="/blog/a">2</a><a href="/blog/b#c">3</a><a href="//x">4</a>';
  const answer = { status: 200, headers: { 'content-type': 'text/html' }, body };
  const further = chooseFurther([
    { asked: { site: 'a', path: '/' }, answer },
    { asked: { site: 'a', path: '/cars/suv' }, answer: { ...answer, body: '' } },
    { asked: { site: 'b', path: '/none' }, answer: { ...answer, status: 404 } },
  ]);
  expect(further.map(keyOf)).toEqual(['GET a/blog/b']);
});

test('some of many are spread evenly', () => {
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7], 4)).toEqual([0, 2, 4, 6]);
  expect(spread([0, 1], 4)).toEqual([0, 1]);
});
