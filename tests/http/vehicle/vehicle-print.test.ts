import { expect, test } from 'vitest';
import { firstVehicle, get, pageOf } from '../../http.ts';

test('[D18] without JavaScript the PDF is a plain download', async () => {
  const path = await firstVehicle('/search/used-cars?make=Toyota');
  const answer = await get('harbour.localhost', `${path}/pdf`);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain(`filename="${path.replace('/cars/', '')}.pdf"`);
  expect(answer.body.startsWith('%PDF-1.7')).toBe(true);
});

test.each(['/print', '/print?car_id=', '/print?car_id=no-such-vehicle', '/print?car_id=%00'])(
  '[D18] %s is the page for what is not there, with the site’s frame around it',
  async (path) => {
    const { status, body } = await get('harbour.localhost', path);
    expect(status).toBe(404);
    expect(body).toContain('<footer');
  },
);

test('[D18] a PDF of an unknown vehicle is refused in plain words', async () => {
  const answer = await get('harbour.localhost', '/cars/no-such-vehicle/pdf');
  expect(answer.status).toBe(404);
  expect(answer.body).toBe('There is no such vehicle here.\n');
});

// Regression: the fifth concurrent request, on any site, was told to come again.
test('[D18] PDFs asked for at once are all made; they and the page to print are not for crawlers', async () => {
  const list = await pageOf('harbour', '/search/used-cars');
  const paths = [...list.querySelectorAll('article h2 a')].map((link) => link.getAttribute('href')).slice(0, 6);
  const answers = await Promise.all(paths.map((path) => get('harbour.localhost', `${path}/pdf`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const print = await get('harbour.localhost', `/print?car_id=${paths[0]?.replace('/cars/', '')}`);
  for (const { headers } of [...answers, print]) expect(headers['x-robots-tag']).toBe('noindex');
  const robots = (await get('harbour.localhost', '/robots.txt')).body.split('\n');
  expect(robots).toEqual(expect.arrayContaining(['Disallow: /cars/*/pdf', 'Disallow: /print?']));
});
